import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import { feedbackReasons } from '@portal/domain/feedback/feedback';
import { email } from '@portal/domain/fields/email';
import { withoutMarkup } from '@portal/domain/fields/text';
import { formTexts } from '@portal/domain/texts/form';
import { setIn, type FormikErrors } from 'formik';
import { array, boolean, string, ValidationError, type AnySchema } from 'yup';
import { feedbackSteps, sideOf, type StepName } from './feedback-steps';
import type { FeedbackValues } from './feedback-values';
import type { ResumeVote } from './resume-vote';

/** The longest free text that the server accepts. */
const maxAnswerLength = 2000;

/** A rule for the value at a path, such as `email` or `thumbsUp.simple[1]`. */
interface Rule {
  place: string;
  value: unknown;
  schema: AnySchema;
}

/**
 * Validates the answers to the questions of a vote: a reason is required where it is requested; custom questions, email
 * and terms as configured. Hidden questions cannot be wrong.
 * @returns messages by the names of the values; `{}` when all may be sent.
 */
export function feedbackErrors(
  form: FeedbackForm,
  choice: ResumeVote,
  values: FeedbackValues,
): FormikErrors<FeedbackValues> {
  const rules = feedbackSteps(form, choice).flatMap(({ name }) => rulesOf(name, form, choice, values));
  return rules.reduce<FormikErrors<FeedbackValues>>((errors, { place, value, schema }) => {
    const message = faultOf(schema, value);
    return message ? (setIn(errors, place, message) as FormikErrors<FeedbackValues>) : errors;
  }, {});
}

function rulesOf(step: StepName, form: FeedbackForm, choice: ResumeVote, values: FeedbackValues): Rule[] {
  const side = sideOf(choice);
  switch (step) {
    case 'reason': {
      const place = choice === 'positive' ? 'whyApprove' : 'whyDecline';
      return [{ place, value: values[place], schema: reason }];
    }
    case 'schedule':
      return [
        { place: 'scheduleTime', value: values.scheduleTime, schema: words(false) },
        { place: 'suggestion', value: values.suggestion, schema: words(false) },
      ];
    case 'suggestion':
      return [{ place: 'suggestion', value: values.suggestion, schema: words(false) }];
    case 'choices':
      return form.custom[side].multiple.map(({ required }, index) => ({
        place: `${side}.multiple[${index}]`,
        value: values[side].multiple[index] ?? [],
        schema: choices(required),
      }));
    case 'words':
      return form.custom[side].simple.map(({ required }, index) => ({
        place: `${side}.simple[${index}]`,
        value: values[side].simple[index] ?? '',
        schema: words(required),
      }));
    case 'contact':
      return [
        ...(form.email.show ? [{ place: 'email', value: values.email, schema: address(form.email.required) }] : []),
        ...(form.terms.show ? [{ place: 'terms', value: values.terms, schema: agreement(form.terms.required) }] : []),
      ];
  }
}

const reason = string().oneOf(feedbackReasons, formTexts.required).required(formTexts.required);

const address = (isRequired: boolean): AnySchema => (isRequired ? email().required(formTexts.required) : email());

const agreement = (isRequired: boolean): AnySchema =>
  isRequired ? boolean().oneOf([true], formTexts.required) : boolean();

const choices = (isRequired: boolean) =>
  array()
    .of(string())
    .min(isRequired ? 1 : 0, formTexts.required);

function words(isRequired: boolean) {
  const answer = string().trim().max(maxAnswerLength, formTexts.tooLong(maxAnswerLength)).test(withoutMarkup);
  return isRequired ? answer.required(formTexts.required) : answer;
}

/** The first error of a value; `''` without one. */
function faultOf(schema: AnySchema, value: unknown): string {
  try {
    schema.validateSync(value);
    return '';
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}
