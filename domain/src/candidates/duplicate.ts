/** How two candidates of a job are known to be the same: the very same file, or the same email address. */
export type DuplicateReason = 'file' | 'email';

/** A candidate of the job who is there already. */
export interface DuplicateCandidate {
  candidateId: string;
  fullName: string;
  reason: DuplicateReason;
}

/** What is done about a resume whose candidate is there already: it is asked back, or a second candidate is made. */
export const duplicateChoices = ['ask', 'keep'] as const;

/** Email addresses are the same whatever their case (RFC 5321 §2.4 lets mailboxes differ; no provider does). */
export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}
