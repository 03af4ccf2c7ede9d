import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Missing } from '../../../components/ui/missing';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { paths, templateEditorHref, templateListHref } from '../../../config/paths';
import { useData } from '../../../firebase/data-provider';
import { ChooseStarter } from '../../../features/templates/components/choose-starter';
import { newTemplateId } from '../../../features/templates/data/store-template';
import { useTemplate } from '../../../features/templates/data/use-templates';
import { TemplateEditor } from '../../../features/templates/editor/template-editor';
import { useCan, useSignedIn } from '../../../session/session-context';
import type { TemplateSide } from '@portal/domain/templates/choose-template';
import { defaultJobTemplate } from '@portal/domain/templates/default-templates';
import { asProfileTemplate } from '@portal/domain/templates/job-template';
import type { ProfileTemplate } from '@portal/domain/templates/profile-template';

/**
 * …/profile/add and …/profile/{profileId}/edit, below the settings of the user's organization or of any; `isSm=true` for
 * skills marketing, `isJob=true` for jobs. A new template keeps its editor when it gets its own URL.
 */
export function Component() {
  const { organizationId: named, profileId = '' } = useParams();
  const own = useSignedIn().organization?.id ?? '';
  const organizationId = named ?? own;
  const { firestore } = useData();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const side = sideOf(params);
  const [freshId] = useState(() => newTemplateId(firestore, organizationId));
  const [started, setStarted] = useState<ProfileTemplate | null>(null);
  const live = useTemplate(organizationId, side, profileId);
  // What is edited stays as it was opened: saving does not start it anew.
  const [opened, setOpened] = useState<ProfileTemplate | null>(null);
  if (live.data && opened?.id !== live.data.id) setOpened(live.data);
  const isFresh = profileId === '' || profileId === freshId;
  const fresh =
    side === 'job' && !started ? { ...asProfileTemplate(defaultJobTemplate), id: freshId, name: '' } : started;
  const template = isFresh ? fresh : opened?.id === profileId ? opened : null;
  useCrumbName(profileId, live.data?.name);

  if (!useCan('organization:edit')) return <Navigate to={paths.forbidden.href()} replace />;
  if (template === null) {
    if (isFresh && side !== 'job') return <ChooseStarter side={side} templateId={freshId} onChoose={setStarted} />;
    if (live.status === 'loading') return <RowsLoading rows={8} />;
    return live.status === 'error' ? <LoadFailed onRetry={live.retry} /> : <Missing />;
  }
  return (
    <TemplateEditor
      key={template.id}
      organizationId={organizationId}
      side={side}
      template={template}
      live={live.data ?? null}
      isNew={isFresh}
      onStored={() => {
        if (profileId !== freshId) void navigate(templateEditorHref(named, freshId, side), { replace: true });
      }}
      onClose={() => void navigate(templateListHref(named, side))}
    />
  );
}

function sideOf(params: URLSearchParams): TemplateSide {
  if (params.get('isJob') === 'true') return 'job';
  return params.get('isSm') === 'true' ? 'marketing' : 'core';
}
