import { hasWithdrawn } from './agreement';
import type { JobCandidate } from './job-candidate';
import { isHiddenFromClient } from './submission-status';

/**
 * Whether a client who has links to the candidate is not to hear of them: removed, hidden after they were shown, or without
 * the candidate's agreement. Nothing waits for an answer then, and nobody is reminded.
 */
export function isKeptFromClient(
  candidate: Pick<JobCandidate, 'isDeleted' | 'submissionStatus' | 'agreement'>,
): boolean {
  return candidate.isDeleted || hasWithdrawn(candidate) || isHiddenFromClient(candidate.submissionStatus);
}
