import { boolean, string } from 'yup';
import { email } from '../fields/email';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { formTexts } from '../texts/form';

/** Most recipients of one submission to the client. */
export const maxSubmissionRecipients = 20;
/** Most candidates of one submission. */
export const maxSubmittedCandidates = 20;

/** Who gets a submission. */
export const submissionRecipientSchema = record({
  name: string().trim().max(200, formTexts.tooLong(200)).default(''),
  email: email().required(formTexts.required),
});
export type SubmissionRecipient = Model<typeof submissionRecipientSchema>;

/**
 * A recipient of a submission, `…/candidates/{candidateId}/recipients/{recipientId}`, with a link of their own. The token
 * of the link is below `publicCandidates`, for functions only.
 */
export const candidateRecipientSchema = submissionRecipientSchema.shape({
  id: string().required(),
  subject: string().default(''),
  sentBy: string().default(''),
  sentByName: string().default(''),
  sentAt: timestamp(),
  /** Whether the mail server took the mail. */
  isDelivered: boolean().default(true),
  /** Whether the link opens only where the recipient has entered a mailed code. */
  isForVerified: boolean().default(false),
  /** When a user revoked the link; null while it opens the page. */
  revokedAt: timestamp(),
  /** When the recipient was shown who an anonymous candidate is; null while not. */
  revealedAt: timestamp(),
});
export type CandidateRecipient = Model<typeof candidateRecipientSchema>;

/**
 * The recipient in a typed line.
 * @param line `Jane Doe <jane@client.example>` or an email alone.
 */
export function recipientFrom(line: string): SubmissionRecipient {
  const [, name = '', address] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(line) ?? [];
  return { name: name.replace(/^"|"$/g, ''), email: (address ?? line).trim().toLowerCase() };
}
