import { boolean, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** Steps of a submission, in order. */
export const submissionSteps = ['Submitted', 'Sent to Account Manager', 'Client Submission'] as const;
export type SubmissionStep = (typeof submissionSteps)[number];

export const submissionStatusSchema = record({
  accountManager: boolean().default(false),
  client: boolean().default(false),
  /** Shown to the client in Client Connect. */
  portal: boolean().default(false),
  /** When the candidate was shown there last; for the client's news. */
  shownAt: timestamp(),
  submittedDate: timestamp(),
  /** A status that the organization defined, or empty. */
  detail: string().default(''),
});
export type SubmissionStatus = Model<typeof submissionStatusSchema>;

/** Whether staff have hidden a candidate from the client after it was shown. */
export function isHiddenFromClient({ portal, shownAt }: Pick<SubmissionStatus, 'portal' | 'shownAt'>): boolean {
  return !portal && Boolean(shownAt);
}

/** The step that the flags stand for; the client's flag wins over the account manager's. */
export function currentSubmissionStatus(status: Pick<SubmissionStatus, 'client' | 'accountManager'>): SubmissionStep {
  if (status.client) return 'Client Submission';
  if (status.accountManager) return 'Sent to Account Manager';
  return 'Submitted';
}
