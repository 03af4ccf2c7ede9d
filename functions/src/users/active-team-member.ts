import { activeStatus } from '@portal/domain/access/roles';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { Job } from '@portal/domain/jobs/job';
import { isDocumentId } from '@portal/domain/paths/document-id';
import type { User } from '@portal/domain/users/user';
import type { Store } from '../store/store';

/** What somebody is a colleague at: a job, and the candidate it is about, if any. */
export interface Workplace {
  job: Pick<Job, 'organizationId' | 'createdBy'>;
  candidate?: Pick<JobCandidate, 'createdBy'>;
}

/**
 * The person of an id that stands in a job or a candidate, if that person may stand for the organization: active, and a
 * member of it, or the super admin who made the job or the candidate. Whoever is recruiter of something is any text
 * that a member of staff has written: it may name somebody who has left, or a stranger.
 * @returns null for everybody else, and for nobody.
 */
export async function activeTeamMember(
  { users }: Pick<Store, 'users'>,
  { job, candidate }: Workplace,
  uid: string,
): Promise<User | null> {
  const user = isDocumentId(uid) ? await users.get(uid) : null;
  if (user?.activeStatus !== activeStatus.active) return null;
  // Functions and rules write down who made something: no one else can name a super admin there.
  const isMaker = user.userRoles.superAdmin && [job.createdBy, candidate?.createdBy].includes(uid);
  return isMaker || user.organizationId === job.organizationId ? user : null;
}

/** The first of these who is a {@link activeTeamMember}; null when none of them is. */
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
