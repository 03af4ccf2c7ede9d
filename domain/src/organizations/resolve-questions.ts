import { overlay } from '../fields/overlay';
import {
  questionConfigurationSchema,
  type DefaultQuestions,
  type QuestionConfiguration,
  type QuestionSettings,
} from './questions';

/** A source of questions; an absent one, or one without questions, is skipped. */
export type QuestionSource =
  | (Partial<Omit<QuestionSettings, 'defaultQuestions'>> & { defaultQuestions?: Partial<DefaultQuestions> | undefined })
  | null
  | undefined;

/**
 * The questions that a page asks: each switch and title from the first source that sets it, each list of custom questions
 * from the first source that has any, else the defaults.
 * @param sources the most specific first: brand, organization; for marketing pages the marketing brand, then the
 *   organization's skills-marketing settings.
 */
export function resolveQuestions(...sources: readonly QuestionSource[]): QuestionConfiguration {
  const stored = sources.map((source) => source && { ...source, ...source.defaultQuestions });
  return questionConfigurationSchema.cast(overlay(...stored));
}

/**
 * The questions that the page of a job adds to its own: what the organization has added, and email and terms where it has
 * switched them on. Nothing that is asked about candidates is in them.
 */
export function resolveJobQuestions(stored: QuestionSource): QuestionConfiguration {
  return resolveQuestions({ defaultQuestions: notOfJobs }, stored, { defaultQuestions: offForJobs });
}

const notOfJobs = {
  thumbsUp: { whyApprove: false, schedule: false },
  thumbsDown: { whyDecline: false, suggestion: false },
};
const offForJobs = { common: { email: { show: false }, terms: { show: false } } };
