import { Formik, Form as FormikForm, type FormikConfig, type FormikHelpers, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
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

/** A form that validates with a domain schema, on blur and on submit; the browser's own bubbles stay away. */
export function Form<Values extends FormikValues>({ schema, children, label, ...config }: Props<Values>) {
  return (
    <Formik {...config} validationSchema={schema} validateOnChange={false} validateOnBlur>
      {(form) => (
        <FormikForm noValidate aria-label={label}>
          {typeof children === 'function' ? children(form) : children}
        </FormikForm>
      )}
    </Formik>
  );
}
