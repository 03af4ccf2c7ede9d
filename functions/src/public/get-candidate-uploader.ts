import type { JobPage, publicApi } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { firstActiveTeamMember } from '../users/active-team-member';
import { clientKey, isWithinRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { findJob, requireSameIds } from './find-by-link';
import { publicLimits } from './limits';
import { projectJobPage } from './project-job-page';

/**
 * The job page with the upload of resumes. A view counts once per client in half an hour; those of staff do not count.
 * @throws PortalError `notFound` for a dead link; `invalidRequest` when the ids do not match; `tooManyRequests`.
 */
export async function getCandidateUploader(
  input: RequestOf<typeof publicApi.getCandidateUploader>,
  context: PublicContext,
): Promise<JobPage> {
  const { job, organization } = await findJob(context, input);
  requireSameIds(input, { organizationId: organization.id, jobId: job.id });
  const client = `${job.id}\n${clientKey(context)}`;
  if (!context.actor && (await isWithinRate(context, publicLimits.jobView, client))) {
    await context.store.jobs.countView(organization.id, job.id);
  }
  const owner = await firstActiveTeamMember(context.store, { job }, [job.createdBy, job.recruiterId]);
  return projectJobPage(job, organization, owner);
}
