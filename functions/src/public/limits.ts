import { sessionTexts } from '@portal/domain/texts/session';
import type { RateLimit, ClientLimit } from '../runtime/rate-limit';

const minute = 60;
const hour = 60 * minute;

/**
 * Rate limits without an account: `max` per client IP, `maxOfAll` over all client IPs for one candidate or job. High enough
 * for an office behind one IP and for a popular job, far too low to guess a link or a code, to flood a mailbox or to
 * overload an instance.
 */
export const publicLimits = {
  /** Dead links. */
  wrongLink: { name: 'wrongLink', max: 30, windowSeconds: 10 * minute },
  /** Wrong access codes for one candidate from one client IP. */
  wrongAccessCode: { name: 'wrongAccessCode', max: 5, windowSeconds: 5 * minute },
  /** Wrong values of one access code from all client IPs that have not entered it before: 1% of four digits. */
  accessCodeGuesses: { name: 'accessCodeGuesses', max: 100, windowSeconds: 24 * hour },
  /** Looks of hosts, asked for by one client IP. */
  hostTheme: { name: 'hostTheme', max: 300, windowSeconds: 10 * minute },
  /** Counted views of one job page by one client IP. */
  jobView: { name: 'jobView', max: 1, windowSeconds: 30 * minute },
  /** New views of one candidate. */
  view: { name: 'view', max: 60, maxOfAll: 2_000, windowSeconds: hour },
  /** Votes on one candidate. */
  vote: { name: 'vote', max: 30, maxOfAll: 200, windowSeconds: hour },
  /** Feedback on one candidate. */
  feedback: { name: 'feedback', max: 20, maxOfAll: 200, windowSeconds: hour },
  /** Messages of clients about one candidate, on pages. */
  message: { name: 'message', max: 30, maxOfAll: 200, windowSeconds: hour },
  /** Messages in one thread that come by mail, from both sides. */
  mailedMessage: { name: 'mailedMessage', max: 60, windowSeconds: hour },
  /** Proposals and changes of interviews with one candidate. */
  interview: { name: 'interview', max: 30, maxOfAll: 200, windowSeconds: hour },
  /** Codes for verified viewers: mails to one recipient, requests and wrong codes of one client IP, guesses of a code and of a recipient's. */
  viewerCodeMail: { name: 'viewerCodeMail', max: 1, windowSeconds: minute, userMessage: sessionTexts.emailAlreadySent },
  viewerCodeMails: { name: 'viewerCodeMails', max: 6, windowSeconds: hour },
  viewerCodeRequests: { name: 'viewerCodeRequests', max: 30, windowSeconds: 15 * minute },
  wrongViewerCode: { name: 'wrongViewerCode', max: 20, windowSeconds: 15 * minute },
  viewerCodeGuesses: { name: 'viewerCodeGuesses', max: 5, windowSeconds: 15 * minute },
  viewerCodeGuessesOfAll: { name: 'viewerCodeGuessesOfAll', max: 30, windowSeconds: 24 * hour },
  /** Access requests for one candidate. */
  accessRequest: { name: 'accessRequest', max: 5, maxOfAll: 30, windowSeconds: hour },
  /** Copies of feedback on one candidate, which a viewer can send to any email. */
  feedbackCopies: { name: 'feedbackCopies', max: 10, maxOfAll: 20, windowSeconds: hour },
  /** Copies of feedback to one mailbox. */
  feedbackCopy: { name: 'feedbackCopy', max: 5, windowSeconds: 24 * hour },
  /** PDFs of one candidate. */
  pdf: { name: 'pdf', max: 30, maxOfAll: 300, windowSeconds: 10 * minute },
  /** Original documents of one candidate. */
  document: { name: 'document', max: 30, maxOfAll: 300, windowSeconds: 10 * minute },
  /** Files and pictures of one candidate's page, which shows many at once. */
  file: { name: 'file', max: 600, maxOfAll: 6_000, windowSeconds: 10 * minute },
  /** Upload calls for one job, with any file. */
  uploadCall: { name: 'uploadCall', max: 60, maxOfAll: 3_000, windowSeconds: hour },
  /** New files for one job: `max` counts all files of a client IP, `maxOfAll` only those that became candidates. */
  upload: { name: 'upload', max: 20, maxOfAll: 300, windowSeconds: hour },
  /** Answers of gates. */
  gate: { name: 'gate', max: 30, windowSeconds: 10 * minute },
  /** New contacts of an organization through gates. */
  gateContacts: { name: 'gateContacts', max: 300, windowSeconds: hour },
  /** Mails to recruiters about one candidate. */
  notification: { name: 'notification', max: 20, windowSeconds: hour },
  /** Mails about applicants of one job. */
  submissionReady: { name: 'submissionReady', max: 20, windowSeconds: hour },
  /** Mails to one recruiter about all candidates. */
  notificationOfRecruiter: { name: 'notificationOfRecruiter', max: 60, windowSeconds: hour },
} as const satisfies Record<string, RateLimit | ClientLimit>;
