import { string } from 'yup';
import { publicViewerSchema } from '../events/public-viewer';
import { requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { maxSubmittedCandidates } from '../submissions/recipient';
import { resumeAnswers, type ResumeAnswer } from '../votes/vote';
import { post } from './endpoint';
import type { FeedbackForm, PublicTheme, ResumePage } from './public-api';

/** A candidate of a shortlist. An expired one has no name, as its resume page has no content. */
export interface ShortlistRow {
  candidateId: string;
  /** Opens the resume page. */
  publicToken: string;
  name: string;
  occupation: string;
  isExpired: boolean;
  /** What the recipient answered last, on any of their devices and pages. */
  answer: ResumeAnswer | '';
}

/** Projection of a shortlist. It has no rows until the access code is entered. */
export interface ShortlistPage {
  organizationId: string;
  jobId: string;
  /** Empty when titles are hidden, and until the access code is entered. */
  jobTitle: string;
  theme: PublicTheme;
  /** With `verificationNeeded` only the theme is meant for the page. */
  state: 'active' | 'accessCodeNeeded' | 'verificationNeeded';
  /** Whether the recipient has an account in Client Connect, which asks for no access code. */
  hasPortal: boolean;
  /** What the job requires, to compare the resumes by. */
  mustHaves: string[];
  /** Whether answers are taken, and whether Maybe is one. */
  answers: { mayAnswer: boolean; offersMaybe: boolean };
  /** What is asked about a sent answer, and the messages after it; null where nothing is asked. */
  questions: (Pick<ResumePage, 'feedbackTexts'> & { form: FeedbackForm }) | null;
  rows: ShortlistRow[];
}

/** What opens a shortlist. */
const shortlistKey = {
  shortlistToken: string().max(64).required(),
  accessCode: string().max(200).default(''),
};

/** The page of a submission of several candidates, part of the public API. */
export const shortlistApi = {
  /** The shortlist without candidates who were withdrawn or hidden. Unknown links, and those with nobody left, answer 404. */
  getShortlist: post('/getShortlist', record(shortlistKey)).answers<ShortlistPage>(),

  /** Stores the recipient's answers, each as `changeAnswer` does. A repeated `sendId` changes nothing. */
  sendShortlistAnswers: post(
    '/sendShortlistAnswers',
    record({
      ...shortlistKey,
      answers: list(
        record({ candidateId: requiredId(), vote: string().oneOf(resumeAnswers).required() }),
        maxSubmittedCandidates,
      ).min(1),
      sendId: requiredId(),
      viewer: publicViewerSchema,
    }),
  ).answers<{ sent: string[]; refused: { candidateId: string; reason: string }[] }>(),
} as const;
