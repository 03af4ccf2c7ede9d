import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { Ports } from '../runtime/ports';

/** Whether viewers of a candidate get an anonymous profile, so that nothing else may name the candidate. */
export async function isPresentedAnonymously(
  { store }: Pick<Ports, 'store'>,
  { id: candidateId, public: { organizationId, jobId, selectedProfileId } }: Pick<JobCandidate, 'id' | 'public'>,
): Promise<boolean> {
  if (selectedProfileId === '') return false;
  const profile = await store.profiles.get({ organizationId, jobId, candidateId }, selectedProfileId);
  return profile !== null && 'isAnonymous' in profile && profile.isAnonymous;
}
