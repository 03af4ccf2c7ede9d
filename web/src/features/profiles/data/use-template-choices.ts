import { collections } from '@portal/domain/paths/firestore-paths';
import type { ProfileOwnerKind } from '@portal/domain/profiles/profile-owner';
import { designTemplates } from '@portal/domain/templates/design-templates';
import { jobTemplateSchema, profileTemplateSchema } from '@portal/domain/templates/profile-template';
import { profilePanelTexts } from '@portal/domain/texts/profiles';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

const maxTemplates = 200;

/** The templates that a profile of this kind may be built from; `''` stands for the one that applies by itself. */
export function useTemplateChoices(organizationId: string, kind: ProfileOwnerKind): { value: string; label: string }[] {
  const { firestore } = useData();
  const path = kind === 'job' ? collections.jobTemplates(organizationId) : collections.profileTemplates(organizationId);
  const source = query(collection(firestore, path), orderBy('name'), limit(maxTemplates));
  const { data } = useLiveQuery(path, source, kind === 'job' ? jobTemplateSchema : profileTemplateSchema);
  return useMemo(() => {
    const usable = (data ?? []).filter(
      (template) => kind !== 'skillsCandidate' || !('isCore' in template && template.isCore),
    );
    const designs = kind === 'job' ? [] : designTemplates;
    const choices = [...usable, ...designs].map(({ id, name }) => ({ value: id, label: name }));
    return [{ value: '', label: profilePanelTexts.automaticTemplate }, ...choices];
  }, [data, kind]);
}
