import { overlay } from '../fields/overlay';
import { questionConfigurationSchema, type QuestionConfiguration, type QuestionSettings } from './questions';

/** A source of questions; an absent one, or one without questions, is skipped. */
export type QuestionSource = Partial<QuestionSettings> | null | undefined;

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
