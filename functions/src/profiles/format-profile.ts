import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { mergeRedactions } from '@portal/domain/redaction/redaction';
import { isAnonymous } from '../projections/anonymous-presentation';
import type { StaffContext } from '../runtime/route';
import type { ProfileSave, StoredProfile } from '../store/profiles';
import { rebuilt, type SubjectTemplate } from './build-stored-profile';
import { ownerOf } from './owner-of';
import { loadProfileSubject, type ProfileSubject } from './profile-subject';
import { identifiersOf, redactedFields } from './redact-profile';
import { storeStaticProfile } from './store-static-profile';
import { chosenTemplateId, subjectTemplate } from './subject-template';

type Call = typeof profilesApi.formatProfile;

/**
 * Builds a profile again from current data, with the template that a user chose or that now applies. Edited sections stay. A
 * profile that was only opened keeps the look that it has, also of a template that was deleted since.
 * An anonymous profile is blacked out again by its list and what the data tells by now.
 * @throws PortalError `notFound` for a profile or owner that is gone.
 */
export async function formatProfile(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { store, actor } = context;
  const owner = ownerOf(input);
  const [subject, profile] = await Promise.all([
    loadProfileSubject(store, owner),
    store.profiles.get(owner, input.profileId),
  ]);
  if (!profile) throw new PortalError('notFound');
  const builtFrom = profile.builtFrom || profile.templateId;
  const templateId = input.templateId ?? chosenTemplateId(profile);
  const template = await subjectTemplate(store, subject, input.isOpened ? builtFrom : templateId);
  if (input.isOpened && idOf(template) !== builtFrom) return { revision: profile.revision };
  const saved = await store.profiles.save(owner, input.profileId, (current) =>
    current
      ? { fields: { ...freshFields(subject, template, current), templateId }, editor: actor, cause: 'rebuilt' }
      : null,
  );
  if (!saved) throw new PortalError('notFound');
  if (saved.revision !== profile.revision || saved.staticPublicProfile === '')
    await storeStaticProfile(context, owner, saved);
  return { revision: saved.revision };
}

function idOf(template: SubjectTemplate): string {
  return 'job' in template ? template.job.id : template.profile.id;
}

/** The profile built again. An anonymous one keeps none of the fields that say who the candidate is. */
function freshFields(
  subject: ProfileSubject,
  template: SubjectTemplate,
  current: StoredProfile,
): ProfileSave['fields'] {
  if (!isAnonymous(current)) return rebuilt(subject, template, current);
  if (subject.kind === 'job') throw new PortalError('notFound');
  const named = rebuilt(subject, template, { ...current, built: current.source ?? current.built });
  const source = named.built ?? current.built;
  const found = identifiersOf(subject, current, source);
  const redactions = mergeRedactions(current.redactions, found.redactions);
  return { ...redactedFields(source, { ...found, redactions }), builtFrom: named.builtFrom ?? '' };
}
