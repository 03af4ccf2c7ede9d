import { collections } from '@portal/domain/paths/firestore-paths';
import type { TemplateSide } from '@portal/domain/templates/choose-template';
import { asJobTemplate, asProfileTemplate } from '@portal/domain/templates/job-template';
import {
  jobTemplateSchema,
  profileTemplateSchema,
  type ProfileTemplate,
} from '@portal/domain/templates/profile-template';
import { collection, deleteDoc, doc, serverTimestamp, setDoc, type Firestore } from 'firebase/firestore';

/** The templates of a side: those of candidates are stored together. */
interface Place {
  organizationId: string;
  side: TemplateSide;
}

/** The collection of a side's templates. */
export function templatesPath({ organizationId, side }: Place): string {
  return side === 'job' ? collections.jobTemplates(organizationId) : collections.profileTemplates(organizationId);
}

/**
 * Stores a template, or creates it.
 * @throws FirebaseError `permission-denied` when the rules refuse it.
 */
export async function storeTemplate(firestore: Firestore, place: Place, template: ProfileTemplate): Promise<void> {
  await setDoc(doc(firestore, templatesPath(place), template.id), {
    ...(place.side === 'job' ? asJobTemplate(template) : template),
    createdAt: template.createdAt ?? serverTimestamp(),
    activityAt: serverTimestamp(),
  });
}

/** A template as it is read back after it was stored. */
export function readBack(template: ProfileTemplate, side: TemplateSide): ProfileTemplate {
  if (side !== 'job') return profileTemplateSchema.cast(template, { assert: false });
  return asProfileTemplate(jobTemplateSchema.cast(asJobTemplate(template), { assert: false }));
}

/** The id of a new template. */
export function newTemplateId(firestore: Firestore, organizationId: string): string {
  return doc(collection(firestore, collections.profileTemplates(organizationId))).id;
}

/** Deletes a template; profiles made from it stay. */
export async function deleteTemplate(firestore: Firestore, place: Place, templateId: string): Promise<void> {
  await deleteDoc(doc(firestore, templatesPath(place), templateId));
}
