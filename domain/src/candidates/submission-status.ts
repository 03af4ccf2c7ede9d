import { boolean, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** How far a candidate has been submitted, in order (001 §3, §4). */
export const submissionSteps = ['Submitted', 'Sent to Account Manager', 'Client Submission'] as const;
export type SubmissionStep = (typeof submissionSteps)[number];

export const submissionStatusSchema = record({
  accountManager: boolean().default(false),
  client: boolean().default(false),
  /** Shown to the client in Client Connect. */
  portal: boolean().default(false),
  submittedDate: timestamp(),
  /** One of the organization's own statuses, or empty. */
  detail: string().default(''),
});
export type SubmissionStatus = Model<typeof submissionStatusSchema>;

/** The step that follows from the flags (001 §4): client before account manager before submitted. */
export function currentSubmissionStatus(status: Pick<SubmissionStatus, 'client' | 'accountManager'>): SubmissionStep {
  if (status.client) return 'Client Submission';
  if (status.accountManager) return 'Sent to Account Manager';
  return 'Submitted';
}
