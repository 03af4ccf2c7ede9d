import type { RateLimit } from '../runtime/rate-limit';

const minute = 60;
const hour = 60 * minute;

/**
 * How much one address may do without an account. Generous enough for an office behind one address, far too little to
 * guess a link or a code, to fill a recruiter's mailbox or to keep the machine busy.
 */
export const publicLimits = {
  /** Links that lead nowhere (AMB-43). */
  wrongLink: { name: 'wrongLink', max: 30, windowSeconds: 10 * minute },
  /** Wrong access codes, for each address and candidate (AMB-35). */
  wrongAccessCode: { name: 'wrongAccessCode', max: 5, windowSeconds: 5 * minute },
  /** New views of one candidate. */
  view: { name: 'view', max: 60, windowSeconds: hour },
  /** Votes on one candidate. */
  vote: { name: 'vote', max: 30, windowSeconds: hour },
  /** Answers about one candidate. */
  feedback: { name: 'feedback', max: 20, windowSeconds: hour },
  /** Requests for one candidate. */
  accessRequest: { name: 'accessRequest', max: 5, windowSeconds: hour },
  /** Copies of feedback to one mailbox. */
  feedbackCopy: { name: 'feedbackCopy', max: 5, windowSeconds: 24 * hour },
  pdf: { name: 'pdf', max: 30, windowSeconds: 10 * minute },
  upload: { name: 'upload', max: 20, windowSeconds: hour },
} as const satisfies Record<string, RateLimit>;
