import { activeStatus } from '@portal/domain/access/roles';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { Job } from '@portal/domain/jobs/job';
import { isDocumentId } from '@portal/domain/paths/document-id';
import type { User } from '@portal/domain/users/user';
import type { Store } from '../store/store';

/** A job and optionally its candidate. */
export interface Workplace {
  job: Pick<Job, 'organizationId' | 'createdBy'>;
  candidate?: Pick<JobCandidate, 'createdBy'>;
}

/**
 * The user of an id in a job or candidate, if that user may act for the organization: active, and either a member of it
 * or the super admin who created the job or candidate. The ids are free text that staff wrote, so they may name former
 * members or strangers.
 * @returns null for anyone else.
 */
export async function activeTeamMember(
  { users }: Pick<Store, 'users'>,
  { job, candidate }: Workplace,
  uid: string,
): Promise<User | null> {
  const user = isDocumentId(uid) ? await users.get(uid) : null;
  if (user?.activeStatus !== activeStatus.active) return null;
  // Only functions and rules write creators, so they are trustworthy.
  const isMaker = user.userRoles.superAdmin && [job.createdBy, candidate?.createdBy].includes(uid);
  return isMaker || user.organizationId === job.organizationId ? user : null;
}

/** The first {@link activeTeamMember} of these ids, or null. */
export async function firstActiveTeamMember(
  store: Pick<Store, 'users'>,
  where: Workplace,
  uids: readonly string[],
): Promise<User | null> {
  for (const uid of new Set(uids)) {
    const user = await activeTeamMember(store, where, uid);
    if (user) return user;
  }
  return null;
}
