import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { Profile } from '@portal/domain/profiles/profile';
import type { Ports } from '../runtime/ports';
import type { StoredProfile } from '../store/profiles';

/** Whether a profile was made anonymous. */
export function isAnonymous(profile: StoredProfile): profile is Profile {
  return 'isAnonymous' in profile && profile.isAnonymous;
}

/** Whether viewers of a candidate get an anonymous profile, so that nothing else may name the candidate. */
export async function isPresentedAnonymously(
  { store }: Pick<Ports, 'store'>,
  { id: candidateId, public: { organizationId, jobId, selectedProfileId } }: Pick<JobCandidate, 'id' | 'public'>,
): Promise<boolean> {
  if (selectedProfileId === '') return false;
  const profile = await store.profiles.get({ organizationId, jobId, candidateId }, selectedProfileId);
  return profile !== null && isAnonymous(profile);
}
