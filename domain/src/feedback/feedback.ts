import { boolean, number, string, type InferType } from 'yup';
import { knownViewerSchema } from '../events/public-viewer';
import { list, record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** Why a candidate is approved or declined. */
export const feedbackReasons = ['Experience', 'Education', 'Work History', 'Skills', 'Other'] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

export const feedbackTypes = ['approval', 'resumeAccessRequest'] as const;

const answerText = () => string().trim().max(2_000).default('');

export const customAnswerSchema = record({
  question: string().max(200).required(),
  answer: list(string().max(2_000).required(), 10),
});
export type CustomAnswer = Model<typeof customAnswerSchema>;

/** Answers to the questions that an organization adds, about a candidate or a job. */
export const addedAnswers = {
  thumbsUpCustomQuestion: list(customAnswerSchema, 10),
  thumbsDownCustomQuestion: list(customAnswerSchema, 10),
  thumbsUpCustomMultipleAnswersQuestion: list(customAnswerSchema, 10),
  thumbsDownCustomMultipleAnswersQuestion: list(customAnswerSchema, 10),
  email: string().trim().lowercase().max(320).default(''),
  terms: boolean().default(false),
};

/** A viewer's answers about a candidate. */
export const feedbackAnswersSchema = record({
  approve: boolean().required(),
  whyApprove: string()
    .oneOf([...feedbackReasons, ''])
    .default(''),
  whyDecline: string()
    .oneOf([...feedbackReasons, ''])
    .default(''),
  schedule: string().oneOf(['yes', 'no', '']).default(''),
  scheduleTime: answerText(),
  suggestion: answerText(),
  ...addedAnswers,
});
export type FeedbackAnswers = Model<typeof feedbackAnswersSchema>;

/** Stored feedback, `…/candidates/{id}/feedback/{feedbackId}`; only functions write it. */
export const feedbackSchema = feedbackAnswersSchema.shape({
  type: string().oneOf(feedbackTypes).required(),
  /** The text of an access request; empty for an approval. */
  message: string().max(500).default(''),
  /** Seconds from opening the page to the answer. */
  duration: number().min(0).default(0),
  publicViewer: knownViewerSchema,
  createdAt: timestamp(),
});
export type Feedback = InferType<typeof feedbackSchema>;

/** A viewer's answers about a job. */
export const jobFeedbackSchema = record({
  type: string().oneOf(['approval']).default('approval'),
  approve: boolean().required(),
  interested: answerText(),
  notInterested: answerText(),
  apply: record({ question: string().max(200).default(''), answer: string().oneOf(['yes', 'no', '']).default('') }),
  ...addedAnswers,
  duration: number().min(0).default(0),
  publicViewer: knownViewerSchema,
  createdAt: timestamp(),
});
export type JobFeedback = Model<typeof jobFeedbackSchema>;
