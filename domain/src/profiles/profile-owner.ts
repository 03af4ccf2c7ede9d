import type { InferType } from 'yup';
import { optionalId, requiredId } from '../fields/id';
import { record } from '../fields/model';
import { collections } from '../paths/firestore-paths';
import type { ProfileSide } from '../templates/choose-template';

/**
 * What a profile belongs to: a candidate of a job (both ids), a marketing candidate (no job), or a job (no candidate).
 */
export const profileOwnerSchema = () =>
  record({ organizationId: requiredId(), jobId: optionalId(), candidateId: optionalId() });
export type ProfileOwner = InferType<ReturnType<typeof profileOwnerSchema>>;

export type ProfileOwnerKind = 'candidate' | 'skillsCandidate' | 'job';

/** @returns null when the owner has neither a job nor a candidate. */
export function ownerKind({ jobId, candidateId }: Omit<ProfileOwner, 'organizationId'>): ProfileOwnerKind | null {
  if (candidateId) return jobId ? 'candidate' : 'skillsCandidate';
  return jobId ? 'job' : null;
}

/** The side of the product whose templates the profiles of an owner use. */
export function sideOf(kind: ProfileOwnerKind): ProfileSide {
  return kind === 'candidate' ? 'core' : 'marketing';
}

/** The collection of an owner's profiles; null for an owner of no kind. */
export function profilesPath({ organizationId, jobId, candidateId }: ProfileOwner): string | null {
  const kind = ownerKind({ jobId, candidateId });
  if (kind === 'candidate') return collections.profiles(organizationId, jobId, candidateId);
  if (kind === 'skillsCandidate') return collections.skillsProfiles(organizationId, candidateId);
  return kind === 'job' ? collections.jobProfiles(organizationId, jobId) : null;
}
