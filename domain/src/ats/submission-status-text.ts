import type { SubmissionStatus } from '../candidates/submission-status';
import { defaultClientSubmission, defaultSentToAccountManager } from '../constants/mail';
import type { BullhornSettings } from '../organizations/bullhorn-settings';

/**
 * The status of a submission in the ATS: the one that a user chose, else that of the step. `''` when the ATS has nothing to
 * know yet, or a note states the step instead.
 */
export function submissionStatusText(
  { detail, client, accountManager }: Pick<SubmissionStatus, 'detail' | 'client' | 'accountManager'>,
  { status, sentToAccountManager }: BullhornSettings['jobSubmission'],
): string {
  if (detail !== '') return detail;
  if (client) return status || defaultClientSubmission;
  const isStatus = accountManager && sentToAccountManager.type === 'status';
  return isStatus ? sentToAccountManager.value || defaultSentToAccountManager : '';
}
