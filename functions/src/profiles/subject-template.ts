import type { Store } from '../store/store';
import type { SubjectTemplate } from './build-stored-profile';
import { jobTemplateFor, templateFor, type ProfileSubject } from './profile-subject';

/** The template of a subject, of the kind that it needs; `''` for the one that applies. */
export async function subjectTemplate(
  store: Store,
  subject: ProfileSubject,
  templateId: string,
): Promise<SubjectTemplate> {
  return subject.kind === 'job'
    ? { job: await jobTemplateFor(store, subject, templateId) }
    : { profile: await templateFor(store, subject, templateId) };
}
