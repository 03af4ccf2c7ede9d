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

/** A custom question that is answered in words. */
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

/** A custom question with answers to choose from. */
export const multipleChoiceQuestionSchema = record({
  question: requiredText(maxQuestionLength),
  required: boolean().default(false),
  /** An empty answer keeps its position and is not shown. */
  answers: list(answer, answersPerQuestion).test(
    'enoughAnswers',
    formTexts.tooFewAnswers,
    (answers) => answers.filter(Boolean).length >= minAnswersPerQuestion,
  ),
  allowMultiple: boolean().default(false),
});
export type MultipleChoiceQuestion = Model<typeof multipleChoiceQuestionSchema>;

const toggle = (label: string) => boolean().optional().meta({ label });
const field = (label: string) => record({ show: toggle(`Ask for ${label}`), required: toggle(`Require ${label}`) });

const title = optionalText().meta({ label: 'Feedback title' });
const sendFeedbackBoxTitle = optionalText().meta({ label: 'Title of the feedback box' });
const common = record({ email: field('the viewer’s email'), terms: field('consent to the terms') });

/** Switches of the built-in questions; an unset switch follows the next source. */
export const defaultQuestionsSchema = record({
  title,
  sendFeedbackBoxTitle,
  thumbsUp: record({ whyApprove: toggle('Ask why a viewer approves'), schedule: toggle('Ask for an interview time') }),
  thumbsDown: record({
    whyDecline: toggle('Ask why a viewer declines'),
    suggestion: toggle('Ask what the viewer is looking for'),
  }),
  common,
});
export type DefaultQuestions = Model<typeof defaultQuestionsSchema>;

/** Feedback questions as an organization, a brand or skills marketing stores them. */
export const questionFields = {
  defaultQuestions: defaultQuestionsSchema,
  thumbsUpCustom: list(customQuestionSchema, maxSimpleQuestions).meta({ label: 'Questions after approval' }),
  thumbsDownCustom: list(customQuestionSchema, maxSimpleQuestions).meta({ label: 'Questions after a decline' }),
  thumbsUpCustomMultipleAnswersQuestions: list(multipleChoiceQuestionSchema, maxMultipleChoiceQuestions).meta({
    label: 'Multiple-choice questions after approval',
  }),
  thumbsDownCustomMultipleAnswersQuestions: list(multipleChoiceQuestionSchema, maxMultipleChoiceQuestions).meta({
    label: 'Multiple-choice questions after a decline',
  }),
};
/** As {@link questionFields}, about jobs: without the built-in questions about candidates. */
export const jobQuestionFields = {
  ...questionFields,
  defaultQuestions: record({ title, sendFeedbackBoxTitle, common }),
};
export const questionSettingsSchema = record(questionFields);
export type QuestionSettings = Model<typeof questionSettingsSchema>;

const shownSwitch = record({ show: boolean().default(true), required: boolean().default(false) });

/**
 * The questions that a page asks, complete: the defaults of this schema apply where nothing is stored. An empty title
 * means the default prompt.
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
