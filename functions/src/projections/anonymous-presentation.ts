import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { Profile } from '@portal/domain/profiles/profile';
import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { factsOfProfile } from '@portal/domain/redaction/candidate-facts';
import { findIdentifiers } from '@portal/domain/redaction/find-identifiers';
import { redactorOf, type Redactor } from '@portal/domain/redaction/redactor';
import type { Ports } from '../runtime/ports';
import type { StoredProfile } from '../store/profiles';

/** Whether a profile was made anonymous. */
export function isAnonymous(profile: StoredProfile): profile is Profile {
  return 'isAnonymous' in profile && profile.isAnonymous;
}

/** Whether viewers of a candidate may not learn who it is, so that nothing else may name the candidate either. */
export async function isPresentedAnonymously(
  { store }: Pick<Ports, 'store'>,
  { id: candidateId, public: page }: Pick<JobCandidate, 'id' | 'public'>,
): Promise<boolean> {
  const { organizationId, jobId, selectedProfileId } = page;
  if (page.isAnonymous) return true;
  if (selectedProfileId === '') return false;
  const profile = await store.profiles.get({ organizationId, jobId, candidateId }, selectedProfileId);
  // A profile that is gone may have been an anonymous one.
  return profile === null || isAnonymous(profile);
}

/**
 * The redactor of an anonymous profile. One that was made before profiles had a list gets the list of the profile that it is a
 * copy of.
 */
export async function redactorFor(
  { store }: Pick<Ports, 'store'>,
  owner: ProfileOwner,
  profile: Profile,
): Promise<Redactor> {
  const { redactions, keptTexts: kept, copyOf } = profile;
  if (redactions.length > 0) return redactorOf({ redactions, kept });
  const original = copyOf === '' ? null : await store.profiles.get(owner, copyOf);
  if (!original || !('candidateName' in original)) return redactorOf({ redactions, kept });
  const { recruiter, built } = original;
  const known = [recruiter.name, recruiter.email, recruiter.phone].filter(Boolean);
  return redactorOf({ redactions: findIdentifiers(factsOfProfile(original), built, known), kept: known });
}
