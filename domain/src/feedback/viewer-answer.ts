import { boolean, string } from 'yup';
import { knownViewerSchema } from '../events/public-viewer';
import { list, record, type Model } from '../fields/model';
import type { MailEvent } from '../organizations/bullhorn-events';
import { resumeAnswers } from '../votes/vote';

/** Most questions with answers of one viewer, and their longest text. */
const maxWords = 60;

/** A question and what the viewer answered. */
export const viewerWordsSchema = list(
  record({ question: string().default(''), answer: string().default('') }),
  maxWords,
);
export type ViewerWords = Model<typeof viewerWordsSchema>;

/** A vote, a vote with feedback, or a request to open an expired resume again. */
export const viewerAnswerTypes = ['vote', 'feedback', 'accessRequest'] as const;
export const answeredPages = ['resume', 'profile', 'job'] as const;

/** What a viewer answered on a public page: mails, notes for the ATS and the mailing's page say the same of it. */
export const viewerAnswerSchema = record({
  type: string().oneOf(viewerAnswerTypes).required(),
  page: string().oneOf(answeredPages).required(),
  /** Of a resume and of a job. */
  jobId: string().default(''),
  /** Of a resume and of a marketing profile. */
  candidateId: string().default(''),
  /** The link of a marketing page; `''` for a resume. */
  linkId: string().default(''),
  /** The contact or lead whom the link or the gate names; it labels and grants nothing. */
  recipientId: string().default(''),
  isLead: boolean().default(false),
  approve: boolean().default(false),
  /** The answer on a resume without feedback; `''` elsewhere, where `approve` says all. */
  vote: string()
    .oneOf(['', ...resumeAnswers])
    .default(''),
  /** The answer that this one replaces; `''` for a first one. */
  previousVote: string()
    .oneOf(['', ...resumeAnswers])
    .default(''),
  reason: string().default(''),
  words: viewerWordsSchema,
  /** The email that the viewer left, for replies. */
  email: string().default(''),
  viewer: knownViewerSchema,
});
export type ViewerAnswer = Model<typeof viewerAnswerSchema>;

/** The setting for mails about a vote on a marketing page; null for a resume, whose votes are always mailed. */
export function mailEventOf({ page, approve }: Pick<ViewerAnswer, 'page' | 'approve'>): MailEvent | null {
  if (page === 'profile') return approve ? 'smVotePositive' : 'smVoteNegative';
  if (page === 'job') return approve ? 'jmInterested' : 'jmNotInterested';
  return null;
}
