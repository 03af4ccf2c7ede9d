import { builtInTemplateIds, defaultJobTemplate } from '@portal/domain/templates/default-templates';
import type { Store } from '../store/store';
import type { StoredProfile } from '../store/profiles';
import type { SubjectTemplate } from './build-stored-profile';
import { jobTemplateFor, templateFor, type ProfileSubject } from './profile-subject';

const builtInDefaults: readonly string[] = [...Object.values(builtInTemplateIds), defaultJobTemplate.id];

/** The template that a user chose for a profile; `''` for none. Profiles of older versions name the built-in default. */
export function chosenTemplateId(profile: Pick<StoredProfile, 'templateId'> | undefined): string {
  const templateId = profile?.templateId ?? '';
  return builtInDefaults.includes(templateId) ? '' : templateId;
}

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
