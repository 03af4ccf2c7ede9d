import { profileTemplateSchema, type ProfileTemplate } from '@portal/domain/templates/profile-template';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, doc, limit, orderBy, query } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument, useLiveQuery, type Live } from '../../../firebase/use-live';

/** Bound of the query: far more than an organization has. */
const maxTemplates = 200;

/** The profile templates of an organization, by name. */
export function useTemplates(organizationId: string): Live<ProfileTemplate[]> {
  const { firestore } = useData();
  const path = collections.profileTemplates(organizationId);
  return useLiveQuery(
    path,
    query(collection(firestore, path), orderBy('name'), limit(maxTemplates)),
    profileTemplateSchema,
  );
}

/** One template; null when it does not exist. @param templateId `''` for none. */
export function useTemplate(organizationId: string, templateId: string): Live<ProfileTemplate | null> {
  const { firestore } = useData();
  const reference = templateId ? doc(firestore, collections.profileTemplates(organizationId), templateId) : null;
  return useLiveDocument(reference, profileTemplateSchema);
}
