import { getIn, useFormikContext, type FormikErrors } from 'formik';
import type { ReactNode } from 'react';
import type { FeedbackValues } from './feedback-values';
import { ErrorsContext } from './question-fields';

/** Shows the errors of the questions in it that the viewer has visited. */
export function ShownErrors({ errors, children }: { errors: FormikErrors<FeedbackValues>; children: ReactNode }) {
  const { touched } = useFormikContext<FeedbackValues>();
  return (
    <ErrorsContext value={(name) => (getIn(touched, name) ? messageOf(getIn(errors, name)) : '')}>
      {children}
    </ErrorsContext>
  );
}

function messageOf(error: unknown): string {
  return typeof error === 'string' ? error : '';
}
