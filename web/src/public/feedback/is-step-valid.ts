import { getIn, type FormikErrors } from 'formik';
import type { FeedbackStep } from './feedback-steps';
import type { FeedbackValues } from './feedback-values';

/** Whether the step's answers are complete. */
export function isStepValid(step: FeedbackStep, errors: FormikErrors<FeedbackValues>): boolean {
  return step.fields.every((field) => getIn(errors, field) === undefined);
}
