import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { anonymized, identifyingFindings } from '@portal/domain/profiles/anonymize';
import type { Profile } from '@portal/domain/profiles/profile';
import { profileTexts } from '@portal/domain/texts/profiles';
import type { StaffContext } from '../runtime/route';
import { ownerOf } from './owner-of';
import { storeStaticProfile } from './store-static-profile';

type FindCall = typeof profilesApi.findIdentifyingTexts;
type CreateCall = typeof profilesApi.createAnonymousProfile;

/** What an anonymous copy of a profile would have to remove. @throws PortalError `notFound`. */
export async function findIdentifyingTexts(
  input: RequestOf<FindCall>,
  context: StaffContext,
): Promise<AnswerOf<FindCall>> {
  const profile = await requireCandidateProfile(input, context);
  return { findings: identifyingFindings(profile.built, profile) };
}

/**
 * Creates a copy of a profile without names, contacts, employers, links and files, and answers what was removed and what is
 * left to check. The original keeps everything, so that it can be sent later to a recipient who may know.
 * @throws PortalError `notFound`.
 */
export async function createAnonymousProfile(
  input: RequestOf<CreateCall>,
  context: StaffContext,
): Promise<AnswerOf<CreateCall>> {
  const owner = ownerOf(input);
  const profile = await requireCandidateProfile(input, context);
  const built = anonymized(profile.built, profile);
  const saved = await context.store.profiles.save(owner, context.random.token(12), () => ({
    fields: {
      name: profileTexts.anonymousName(profile.name),
      isAnonymous: true,
      copyOf: profile.id,
      isCore: profile.isCore,
      templateId: profile.templateId,
      builtFrom: profile.builtFrom,
      built,
      wasEdited: true,
    },
    editor: context.actor,
    changedSections: [],
  }));
  if (!saved) throw new PortalError('internal', { detail: 'profile was not stored' });
  await storeStaticProfile(context, owner, saved);
  return {
    profileId: saved.id,
    removed: identifyingFindings(profile.built, profile),
    remaining: identifyingFindings(built, profile),
  };
}

async function requireCandidateProfile(
  input: RequestOf<FindCall>,
  { store }: Pick<StaffContext, 'store'>,
): Promise<Profile> {
  const profile = await store.profiles.get(ownerOf(input), input.profileId);
  if (!profile || !('candidateName' in profile)) throw new PortalError('notFound');
  return profile;
}
