import { mayClientDecide } from '@portal/domain/client-connect/client-jobs';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import { interviewTexts } from '@portal/domain/texts/interviews';

/** @throws PortalError `permissionDenied` with a sentence for a job on which clients decide no longer. */
export function requireOpenJob(job: Pick<Job, 'status'>): void {
  if (mayClientDecide(job)) return;
  throw new PortalError('permissionDenied', { userMessage: interviewTexts.jobClosed, detail: 'job is closed' });
}
