import type { TemplateSide } from '@portal/domain/templates/choose-template';
import { asProfileTemplate } from '@portal/domain/templates/job-template';
import {
  jobTemplateSchema,
  profileTemplateSchema,
  type JobTemplate,
  type ProfileTemplate,
} from '@portal/domain/templates/profile-template';
import { collection, doc, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument, useLiveQuery, type Live } from '../../../firebase/use-live';
import { templatesPath } from './store-template';

/** Bound of the query: far more than an organization has. */
const maxTemplates = 200;

/** The templates of a side, by name. */
export function useTemplates(organizationId: string, side: TemplateSide): Live<ProfileTemplate[]> {
  const { firestore } = useData();
  const path = templatesPath({ organizationId, side });
  const source = query(collection(firestore, path), orderBy('name'), limit(maxTemplates));
  const live = useLiveQuery(path, source, schemaOf(side)) as Live<StoredTemplate[]>;
  return useMemo(() => {
    if (live.status !== 'success') return live;
    const templates = live.data.map(inOneForm);
    return { ...live, data: templates.filter(({ isCore }) => isCore === (side === 'core')) };
  }, [live, side]);
}

/** One template; null when it does not exist. @param templateId `''` for none. */
export function useTemplate(
  organizationId: string,
  side: TemplateSide,
  templateId: string,
): Live<ProfileTemplate | null> {
  const { firestore } = useData();
  const reference = templateId ? doc(firestore, templatesPath({ organizationId, side }), templateId) : null;
  const live = useLiveDocument(reference, schemaOf(side)) as Live<StoredTemplate | null>;
  return useMemo(
    () => (live.status === 'success' ? { ...live, data: live.data && inOneForm(live.data) } : live),
    [live],
  );
}

type StoredTemplate = ProfileTemplate | JobTemplate;

function schemaOf(side: TemplateSide) {
  return side === 'job' ? jobTemplateSchema : profileTemplateSchema;
}

function inOneForm(template: StoredTemplate): ProfileTemplate {
  return 'design' in template ? template : asProfileTemplate(template);
}
