import { collections } from '@portal/domain/paths/firestore-paths';
import type { ProfileTemplate } from '@portal/domain/templates/profile-template';
import { collection, deleteDoc, doc, serverTimestamp, setDoc, type Firestore } from 'firebase/firestore';

/**
 * Stores a template, or creates it.
 * @throws FirebaseError `permission-denied` when the rules refuse it.
 */
export async function storeTemplate(
  firestore: Firestore,
  organizationId: string,
  template: ProfileTemplate,
): Promise<void> {
  await setDoc(doc(firestore, collections.profileTemplates(organizationId), template.id), {
    ...template,
    createdAt: template.createdAt ?? serverTimestamp(),
    activityAt: serverTimestamp(),
  });
}

/** The id of a new template. */
export function newTemplateId(firestore: Firestore, organizationId: string): string {
  return doc(collection(firestore, collections.profileTemplates(organizationId))).id;
}

/** Deletes a template; profiles made from it stay. */
export async function deleteTemplate(firestore: Firestore, organizationId: string, templateId: string): Promise<void> {
  await deleteDoc(doc(firestore, collections.profileTemplates(organizationId), templateId));
}
