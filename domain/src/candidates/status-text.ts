import { defaultClientSubmission, defaultSentToAccountManager } from '../constants/mail';
import type { BullhornSettings } from '../organizations/bullhorn-settings';
import { currentSubmissionStatus, type SubmissionStatus, type SubmissionStep } from './submission-status';

type JobSubmission = BullhornSettings['jobSubmission'];

/** The names of the steps of a submission, as the organization calls them. */
export function stepNames({ status, sentToAccountManager }: JobSubmission): Record<SubmissionStep, string> {
  return {
    Submitted: 'Submitted',
    'Sent to Account Manager': sentToAccountManager.value || defaultSentToAccountManager,
    'Client Submission': status || defaultClientSubmission,
  };
}

/** Names a status among all that candidates can have: one of the organization's own, else a step. */
export function statusId(status: Pick<SubmissionStatus, 'detail' | 'client' | 'accountManager'>): string {
  return status.detail ? `detail:${status.detail}` : `step:${currentSubmissionStatus(status)}`;
}

/** The status of a candidate that lists, pages and clients read: the one that a user or the ATS chose, else the step's. */
export function statusText(
  status: Pick<SubmissionStatus, 'detail' | 'client' | 'accountManager'>,
  jobSubmission: JobSubmission,
): string {
  return status.detail || stepNames(jobSubmission)[currentSubmissionStatus(status)];
}
