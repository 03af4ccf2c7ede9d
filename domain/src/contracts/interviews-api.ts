import { number, string } from 'yup';
import { publicViewerSchema } from '../events/public-viewer';
import { email } from '../fields/email';
import { requiredId } from '../fields/id';
import { record } from '../fields/model';
import { optionalText, withoutMarkup } from '../fields/text';
import { formTexts } from '../texts/form';
import { interviewTexts } from '../texts/interviews';
import { interviewActions } from '../interviews/change-interview';
import {
  maxMessageLength,
  type Interview,
  type InterviewChange,
  type InterviewSide,
  type InterviewState,
} from '../interviews/interview';
import { slotsSchema, timeZone, type Slot } from '../interviews/slot';
import { isVideoUrl } from '../interviews/video-url';
import { resumeKey } from './public-api';
import { post } from './endpoint';

/** Texts that may be absent, to leave what is stored. */
const line = () => string().trim().max(200, formTexts.tooLong(200)).test(withoutMarkup);
export const videoUrl = () =>
  string()
    .trim()
    .max(500, formTexts.tooLong(500))
    .test('videoUrl', interviewTexts.notAUrl, (value) => !value || isVideoUrl(value));

/** What a proposal and a change of an interview have in common. */
const step = {
  /** See `InterviewChange.id`. */
  changeId: requiredId(),
  slots: slotsSchema.max(5, interviewTexts.tooManyTimes),
  timeZone: timeZone().required(interviewTexts.unknownTimeZone),
  message: optionalText(maxMessageLength),
  place: line(),
  videoUrl: videoUrl(),
  participants: line(),
};
const change = {
  ...step,
  interviewId: requiredId(),
  action: string().oneOf(interviewActions).required(),
  /** Number of the interview's changes that the caller has seen. */
  version: number().integer().min(0).required(),
};

/** Answer of each change. */
export interface ChangedInterview {
  interviewId: string;
  state: InterviewState;
  version: number;
}

/** An interview as its client sees it: nothing that the resume page withholds. */
export interface ClientInterview {
  id: string;
  version: number;
  state: InterviewState;
  proposedBy: InterviewSide;
  slots: Slot[];
  confirmed: Slot | null;
  waitsFor: Interview['waitsFor'];
  recruiter: { name: string; timeZone: string };
  place: string;
  videoUrl: string;
  participants: string;
  history: Pick<InterviewChange, 'state' | 'by' | 'name' | 'at' | 'message'>[];
}

export interface ClientInterviews {
  interviews: ClientInterview[];
  /** Whether a proposal needs name and email, because the link does not say who opens it. */
  asksName: boolean;
  /** Whether times may be proposed: not on a closed job. */
  mayPropose: boolean;
  /** Who answers; empty when unknown. */
  recruiter: { name: string; timeZone: string };
}

/** Interviews on the staff's side, part of the app API. */
export const interviewsApi = {
  /** Offers times to a recipient of the candidate. A repeated call adds one interview. */
  offerInterview: post(
    '/offerInterview',
    record({
      organizationId: requiredId(),
      jobId: requiredId(),
      candidateId: requiredId(),
      interviewId: requiredId(),
      recipientId: requiredId(),
      ...step,
    }),
  ).answers<ChangedInterview>(),

  /** Offers other times, confirms one of the client's, moves or cancels. */
  changeInterview: post(
    '/changeInterview',
    record({ organizationId: requiredId(), ...change }),
  ).answers<ChangedInterview>(),
} as const;

/** Interviews on the client's side, part of the public API: by a link, and in Client Connect. */
export const publicInterviewsApi = {
  /** The viewer's own interviews with the candidate. */
  getInterviews: post(
    '/getInterviews',
    record({ ...resumeKey, viewer: publicViewerSchema }),
  ).answers<ClientInterviews>(),

  /** Proposes times for an interview. A repeated call adds one interview. */
  proposeInterview: post(
    '/proposeInterview',
    record({
      ...resumeKey,
      viewer: publicViewerSchema,
      interviewId: requiredId(),
      ...step,
      /** Ignored where the link says who the viewer is. */
      name: optionalText(),
      email: email(),
    }),
  ).answers<ChangedInterview>(),

  /** Proposes other times, chooses one of the recruiter's, or cancels. */
  changeOwnInterview: post(
    '/changeOwnInterview',
    record({ ...resumeKey, viewer: publicViewerSchema, ...change }),
  ).answers<ChangedInterview>(),
} as const;
