import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Profile } from '@portal/domain/profiles/profile';
import { mergeRedactions } from '@portal/domain/redaction/redaction';
import { leaksInBuilt, redactorOf, type RedactionRules } from '@portal/domain/redaction/redactor';
import { profileTexts } from '@portal/domain/texts/profiles';
import type { StaffContext } from '../runtime/route';
import { ownerOf } from './owner-of';
import { loadProfileSubject } from './profile-subject';
import { chosenRules, identifiersOf, redactedFields, requireWholeList, type RedactedSubject } from './redact-profile';
import { storeStaticProfile } from './store-static-profile';

type FindCall = typeof profilesApi.findIdentifyingTexts;
type CreateCall = typeof profilesApi.createAnonymousProfile;
type SaveCall = typeof profilesApi.saveRedactions;

/** What identifies the candidate in a profile; of an anonymous one its own list. @throws PortalError `notFound`, `tooLarge`. */
export async function findIdentifyingTexts(
  input: RequestOf<FindCall>,
  context: StaffContext,
): Promise<AnswerOf<FindCall>> {
  const { profile, subject } = await requireCandidateProfile(input, context);
  const rules = rulesOf(profile, subject);
  requireWholeList(rules.redactions);
  return rules;
}

/**
 * Creates a copy of a profile in which everything on the list is blacked out. The original keeps everything, so that it can be
 * sent later to a recipient who may know.
 * @throws PortalError `notFound`, `tooLarge`.
 */
export async function createAnonymousProfile(
  input: RequestOf<CreateCall>,
  context: StaffContext,
): Promise<AnswerOf<CreateCall>> {
  const owner = ownerOf(input);
  const { profile, subject } = await requireCandidateProfile(input, context);
  const rules = chosenRules(input.redactions, rulesOf(profile, subject));
  const source = profile.isAnonymous ? (profile.source ?? profile.built) : profile.built;
  const saved = await context.store.profiles.save(owner, context.random.token(12), () => ({
    fields: {
      name: profileTexts.anonymousName(profile.name),
      isAnonymous: true,
      copyOf: profile.isAnonymous ? profile.copyOf : profile.id,
      isCore: profile.isCore,
      templateId: profile.templateId,
      builtFrom: profile.builtFrom,
      ...redactedFields(source, rules),
      wasEdited: true,
    },
    editor: context.actor,
    cause: 'created',
  }));
  if (!saved) throw new PortalError('internal', { detail: 'profile was not stored' });
  await storeStaticProfile(context, owner, saved);
  return { profileId: saved.id, leaks: leaksInBuilt(saved.built, redactorOf(rules)) };
}

/**
 * Changes the list of an anonymous profile. Its texts are blacked out again from what was built.
 * @throws PortalError `notFound` for a profile that is gone or not anonymous, `tooLarge`.
 */
export async function saveRedactions(input: RequestOf<SaveCall>, context: StaffContext): Promise<AnswerOf<SaveCall>> {
  const owner = ownerOf(input);
  const { profile, subject } = await requireCandidateProfile(input, context);
  if (!profile.isAnonymous) throw new PortalError('notFound', { detail: 'not anonymous' });
  const rules = chosenRules(input.redactions, rulesOf(profile, subject));
  const saved = await context.store.profiles.save(owner, input.profileId, (current) =>
    current && 'source' in current
      ? { fields: redactedFields(current.source ?? current.built, rules), editor: context.actor, cause: 'written' }
      : null,
  );
  if (!saved) throw new PortalError('notFound');
  await storeStaticProfile(context, owner, saved);
  return { revision: saved.revision, leaks: leaksInBuilt(saved.built, redactorOf(rules)) };
}

/** The list of an anonymous profile, with what the candidate's data tells by now; what is found in all others. */
function rulesOf(profile: Profile, subject: RedactedSubject): RedactionRules {
  const found = identifiersOf(subject, profile, profile.source ?? profile.built);
  if (profile.redactions.length === 0) return found;
  return { ...found, redactions: mergeRedactions(profile.redactions, found.redactions) };
}

async function requireCandidateProfile(
  input: RequestOf<FindCall>,
  { store }: Pick<StaffContext, 'store'>,
): Promise<{ profile: Profile; subject: RedactedSubject }> {
  const owner = ownerOf(input);
  const [profile, subject] = await Promise.all([
    store.profiles.get(owner, input.profileId),
    loadProfileSubject(store, owner),
  ]);
  if (!profile || !('candidateName' in profile) || subject.kind === 'job') throw new PortalError('notFound');
  return { profile, subject };
}
