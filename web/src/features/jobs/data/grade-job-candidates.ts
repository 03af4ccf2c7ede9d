import { appApi } from '@portal/domain/contracts/app-api';
import type { Job } from '@portal/domain/jobs/job';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../../firebase/api-client';

/**
 * Has all candidates of a job graded again; the job tells how far that is.
 * @throws PortalError with the message for the user.
 */
export async function gradeJobCandidates(
  auth: Auth,
  { organizationId, id }: Pick<Job, 'organizationId' | 'id'>,
): Promise<void> {
  await callApi(auth, appApi.gradeJobCandidates, { organizationId, jobId: id }, { api: 'app' });
}
