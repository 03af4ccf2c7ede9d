import { getIn, type FormikErrors } from 'formik';
import type { FeedbackStep } from './feedback-steps';
import type { FeedbackValues } from './feedback-values';

/** May the viewer go on from this step? */
export function isStepValid(step: FeedbackStep, errors: FormikErrors<FeedbackValues>): boolean {
  return step.fields.every((field) => getIn(errors, field) === undefined);
}
