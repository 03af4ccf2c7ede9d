import { overlay } from '../fields/overlay';
import { questionConfigurationSchema, type QuestionConfiguration, type QuestionSettings } from './questions';

/** Where questions may be stored; a source that has none, or is absent, is passed over. */
export type QuestionSource = Partial<QuestionSettings> | null | undefined;

/**
 * The questions that a page asks (002 §3): each switch and title from the first source that has set it, each list of
 * custom questions from the first source that has any, and what nobody has set as the defaults have it.
 * @param sources the most particular first: brand, organization; for marketing pages the marketing brand, then the
 *   organization's skills-marketing settings.
 */
export function resolveQuestions(...sources: readonly QuestionSource[]): QuestionConfiguration {
  const stored = sources.map((source) => source && { ...source, ...source.defaultQuestions });
  return questionConfigurationSchema.cast(overlay(...stored));
}
