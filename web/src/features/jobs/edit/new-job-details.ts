import type { JobDetails } from '@portal/domain/jobs/job';
import type { DirectoryUser } from '@portal/domain/team/directory';

/** The details with which a job is added: its recruiter is the user who adds it, where the description names nobody else. */
export function newJobDetails(details: JobDetails, uid: string, members: readonly DirectoryUser[]): JobDetails {
  const isMember = members.some((member) => member.uid === uid);
  return { ...details, recruiterId: details.recruiterId || (isMember ? uid : '') };
}
