import { Formik, Form as FormikForm, type FormikConfig, type FormikHelpers, type FormikValues } from 'formik';
import { useRef, type ReactNode } from 'react';
import type { Schema } from 'yup';

interface Props<Values extends FormikValues> {
  initialValues: Values;
  /** The same schema that the server checks. */
  schema: Schema;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  children: ReactNode | FormikConfig<Values>['children'];
  label: string;
  enableReinitialize?: boolean;
}

/**
 * A form that is sent once at a time, however often somebody presses its button or Enter. It validates with a domain
 * schema, on blur and on submit; the browser's own bubbles stay away.
 */
export function Form<Values extends FormikValues>({ schema, children, label, onSubmit, ...config }: Props<Values>) {
  const isSending = useRef(false);
  const sendOnce = async (values: Values, helpers: FormikHelpers<Values>) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await onSubmit(values, helpers);
    } finally {
      isSending.current = false;
    }
  };
  return (
    <Formik {...config} onSubmit={sendOnce} validationSchema={schema} validateOnChange={false} validateOnBlur>
      {(form) => (
        <FormikForm noValidate aria-label={label}>
          {typeof children === 'function' ? children(form) : children}
        </FormikForm>
      )}
    </Formik>
  );
}
