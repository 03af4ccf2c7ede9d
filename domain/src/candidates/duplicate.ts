/** Why two candidates of a job are duplicates: identical resume files, or the same email. */
export type DuplicateReason = 'file' | 'email';

/** A candidate that the job already has. */
export interface DuplicateCandidate {
  candidateId: string;
  fullName: string;
  reason: DuplicateReason;
}

/** What to do with a duplicate: report it and add nothing, or add it anyway. */
export const duplicateChoices = ['ask', 'keep'] as const;

/** An email for comparison. Case is ignored: RFC 5321 allows case-sensitive mailboxes, but no provider has them. */
export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}
