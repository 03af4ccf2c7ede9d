import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';

/** The owner of a profile, from the input of a call. */
export function ownerOf({ organizationId, jobId, candidateId }: ProfileOwner): ProfileOwner {
  return { organizationId, jobId, candidateId };
}
