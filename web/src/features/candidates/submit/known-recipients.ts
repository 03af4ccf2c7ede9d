import { comparableEmail } from '@portal/domain/candidates/duplicate';
import type { Contact } from '@portal/domain/contacts/contact';
import type { CandidateRecipient, SubmissionRecipient } from '@portal/domain/submissions/recipient';

/** A recipient as one types it: `Jane Doe <jane@client.example>`, without the characters that separate recipients. */
export function recipientLine({ name, email }: SubmissionRecipient): string {
  const plain = name
    .replace(/[,;<>\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? email : `${plain} <${email}>`;
}

/**
 * Whom a submission may go to: who had one of the same client before, the latest first, then the job's client contact and
 * the client's other contacts. Each email once, without those that mails do not reach.
 */
export function knownRecipients(
  used: readonly CandidateRecipient[],
  contacts: readonly Contact[],
  clientContact: SubmissionRecipient | null = null,
): SubmissionRecipient[] {
  const refusing = new Set(
    contacts.filter(({ hasBounced, hasComplained }) => hasBounced || hasComplained).map(({ email }) => email),
  );
  const byUse = used
    .filter(({ isDelivered }) => isDelivered)
    .sort((a, b) => (b.sentAt?.toMillis() ?? 0) - (a.sentAt?.toMillis() ?? 0));
  const byActivity = [...contacts].sort(
    (a, b) => (b.activityAt?.toMillis() ?? 0) - (a.activityAt?.toMillis() ?? 0) || a.name.localeCompare(b.name),
  );
  const known = new Map<string, SubmissionRecipient>();
  for (const { name, email } of [...byUse, ...(clientContact ? [clientContact] : []), ...byActivity]) {
    const key = comparableEmail(email);
    if (key !== '' && !refusing.has(email) && !known.has(key)) known.set(key, { name, email: key });
  }
  return [...known.values()];
}
