import type { RateLimit, ClientLimit } from '../runtime/rate-limit';

const minute = 60;
const hour = 60 * minute;

/**
 * How much can be done without an account: `max` by one address, `maxOfAll` by all of them together about one candidate
 * or job. Generous enough for an office behind one address and for a job that is talked about, far too little to guess
 * a link or a code, to fill a recruiter's mailbox or to keep the machine busy.
 */
export const publicLimits = {
  /** Links that lead nowhere. */
  wrongLink: { name: 'wrongLink', max: 30, windowSeconds: 10 * minute },
  /** Wrong access codes for one candidate. */
  wrongAccessCode: { name: 'wrongAccessCode', max: 5, maxOfAll: 100, windowSeconds: 5 * minute },
  /** New views of one candidate. */
  view: { name: 'view', max: 60, maxOfAll: 2_000, windowSeconds: hour },
  /** Votes on one candidate. */
  vote: { name: 'vote', max: 30, maxOfAll: 200, windowSeconds: hour },
  /** Answers about one candidate. */
  feedback: { name: 'feedback', max: 20, maxOfAll: 200, windowSeconds: hour },
  /** Requests for one candidate. */
  accessRequest: { name: 'accessRequest', max: 5, maxOfAll: 30, windowSeconds: hour },
  /** Copies of feedback about one candidate: anybody can have them sent to anybody. */
  feedbackCopies: { name: 'feedbackCopies', max: 10, maxOfAll: 20, windowSeconds: hour },
  /** Copies of feedback to one mailbox. */
  feedbackCopy: { name: 'feedbackCopy', max: 5, windowSeconds: 24 * hour },
  /** PDFs of one candidate. */
  pdf: { name: 'pdf', max: 30, maxOfAll: 300, windowSeconds: 10 * minute },
  /** Original documents of one candidate. */
  document: { name: 'document', max: 30, maxOfAll: 300, windowSeconds: 10 * minute },
  /** Calls that bring a file for one job, whatever is in it. */
  uploadCall: { name: 'uploadCall', max: 60, maxOfAll: 3_000, windowSeconds: hour },
  /** Files for one job that had not come before: by one address whatever they are, by all of them new candidates. */
  upload: { name: 'upload', max: 20, maxOfAll: 300, windowSeconds: hour },
  /** Mails to recruiters about one candidate. */
  notification: { name: 'notification', max: 20, windowSeconds: hour },
  /** Mails to one recruiter about all candidates. */
  notificationOfRecruiter: { name: 'notificationOfRecruiter', max: 60, windowSeconds: hour },
} as const satisfies Record<string, RateLimit | ClientLimit>;
