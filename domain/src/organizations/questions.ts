import { boolean, string } from 'yup';
import {
  answersPerQuestion,
  maxMultipleChoiceQuestions,
  maxQuestionLength,
  maxSimpleQuestions,
  minAnswersPerQuestion,
} from '../constants/questions';
import { list, record, type Model } from '../fields/model';
import { maxLineLength, optionalText, requiredText, withoutMarkup } from '../fields/text';
import { formTexts } from '../texts/form';

/** A question of the organization's own, answered in words (001 §3 Custom question). */
export const customQuestionSchema = record({
  question: requiredText(maxQuestionLength),
  required: boolean().default(false),
});
export type CustomQuestion = Model<typeof customQuestionSchema>;

const answer = string()
  .trim()
  .max(maxLineLength, formTexts.tooLong(maxLineLength))
  .test(withoutMarkup)
  .defined(formTexts.required);

/** A question of the organization's own with answers to choose from. */
export const multipleChoiceQuestionSchema = record({
  question: requiredText(maxQuestionLength),
  required: boolean().default(false),
  /** Fields that were left empty stay in their place and are not shown. */
  answers: list(answer, answersPerQuestion).test(
    'enoughAnswers',
    formTexts.tooFewAnswers,
    (answers) => answers.filter(Boolean).length >= minAnswersPerQuestion,
  ),
  allowMultiple: boolean().default(false),
});
export type MultipleChoiceQuestion = Model<typeof multipleChoiceQuestionSchema>;

const storedSwitch = record({ show: boolean().optional(), required: boolean().optional() });

/** The built-in questions as far as somebody has switched them; what is unset follows the next source. */
export const defaultQuestionsSchema = record({
  title: optionalText(),
  sendFeedbackBoxTitle: optionalText(),
  thumbsUp: record({ whyApprove: boolean().optional(), schedule: boolean().optional() }),
  thumbsDown: record({ whyDecline: boolean().optional(), suggestion: boolean().optional() }),
  common: record({ email: storedSwitch, terms: storedSwitch }),
});
export type DefaultQuestions = Model<typeof defaultQuestionsSchema>;

/** Feedback questions as an organization, a brand or skills marketing stores them (001 §3). */
export const questionFields = {
  defaultQuestions: defaultQuestionsSchema,
  thumbsUpCustom: list(customQuestionSchema, maxSimpleQuestions),
  thumbsDownCustom: list(customQuestionSchema, maxSimpleQuestions),
  thumbsUpCustomMultipleAnswersQuestions: list(multipleChoiceQuestionSchema, maxMultipleChoiceQuestions),
  thumbsDownCustomMultipleAnswersQuestions: list(multipleChoiceQuestionSchema, maxMultipleChoiceQuestions),
};
export const questionSettingsSchema = record(questionFields);
export type QuestionSettings = Model<typeof questionSettingsSchema>;

const shownSwitch = record({ show: boolean().default(true), required: boolean().default(false) });

/**
 * The questions that a page asks, with nothing left open (002 §3 Feedback question configuration). The defaults of
 * this schema are what is asked when nobody has stored anything. An empty title stands for the default prompt.
 */
export const questionConfigurationSchema = record({
  title: optionalText(),
  sendFeedbackBoxTitle: optionalText(),
  thumbsUp: record({ whyApprove: boolean().default(true), schedule: boolean().default(true) }),
  thumbsDown: record({ whyDecline: boolean().default(true), suggestion: boolean().default(true) }),
  common: record({ email: shownSwitch, terms: shownSwitch }),
  thumbsUpCustom: questionFields.thumbsUpCustom,
  thumbsDownCustom: questionFields.thumbsDownCustom,
  thumbsUpCustomMultipleAnswersQuestions: questionFields.thumbsUpCustomMultipleAnswersQuestions,
  thumbsDownCustomMultipleAnswersQuestions: questionFields.thumbsDownCustomMultipleAnswersQuestions,
});
export type QuestionConfiguration = Model<typeof questionConfigurationSchema>;
