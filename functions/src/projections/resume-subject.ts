import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { Brand } from '@portal/domain/brands/brand';
import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { Job } from '@portal/domain/jobs/job';
import type { ContactPerson, PublicResumeSettings } from '@portal/domain/organizations/bullhorn-settings';
import type { Organization } from '@portal/domain/organizations/organization';
import type { User } from '@portal/domain/users/user';
import type { Store } from '../store/store';
import { firstActiveTeamMember } from '../users/active-team-member';

/** The data of a page about a candidate. */
export interface ResumeSubject {
  candidate: JobCandidate;
  job: Job;
  organization: Organization;
  /** The contact for viewers; null when none of them is active any more. */
  contact: User | null;
  /** The contact's brand. */
  brand: Brand;
}

/**
 * Reads the data of a page about a candidate.
 * @returns null when candidate, job or organization is gone; a deleted candidate counts as gone.
 */
export async function loadResumeSubject(
  store: Pick<Store, 'candidates' | 'jobs' | 'organizations' | 'users'>,
  key: CandidateKey,
): Promise<ResumeSubject | null> {
  const [candidate, job, organization] = await Promise.all([
    store.candidates.get(key),
    store.jobs.get(key.organizationId, key.jobId),
    store.organizations.get(key.organizationId),
  ]);
  if (!candidate || candidate.isDeleted || !job || !organization) return null;
  const contact = await firstActiveTeamMember(store, { job, candidate }, contactIds({ candidate, job, organization }));
  return { candidate, job, organization, contact, brand: resolveBrand(organization, contact?.selectedBrand) };
}

/** Contact and access code: the job's own, else the organization's. */
export function publicResumeSettings(job: Job, organization: Organization): PublicResumeSettings {
  return job.integration?.bullhorn.publicResume ?? organization.integration.bullhorn.publicResume;
}

/** Uids of possible contacts, the selected one first and the job's owner last. */
function contactIds(subject: Pick<ResumeSubject, 'candidate' | 'job' | 'organization'>): string[] {
  const { candidate, job, organization } = subject;
  const chosen: Record<ContactPerson, string> = {
    jobOwner: job.createdBy,
    jobRecruiter: job.recruiterId,
    candidateOwner: candidate.createdBy,
    candidateRecruiter: candidate.recruiterId,
  };
  const { contactPerson } = publicResumeSettings(job, organization);
  return [chosen[contactPerson], job.createdBy];
}

/** The job's title, or `''` when the organization or the job hides it from resumes. */
export function shownJobTitle(job: Job, organization: Organization): string {
  return organization.hideTitlesAllJobsFromPublicResume || job.hideTitleFromPublicResume ? '' : job.jobTitle;
}
