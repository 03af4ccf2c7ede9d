import { Formik, Form as FormikForm, useFormikContext, type FormikConfig, type FormikHelpers } from 'formik';
import type { FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { useUnsavedChange } from '../ui/unsaved-guard';
import { createFormStore, FormStoreContext } from './form-store';
import { mergeStored } from './merge-stored';

interface Props<Values extends FormikValues> {
  initialValues: Values;
  /** The same schema that the server checks. */
  schema: Schema;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  children: ReactNode | FormikConfig<Values>['children'];
  label: string;
  /** The values are stored and may change elsewhere: fields that were not edited show the new ones. */
  followsStored?: boolean;
  /** Validates after changes, for a button that is off while the form is invalid. */
  validatesOnChange?: boolean;
}

/**
 * A form that submits once at a time, however often its button or Enter is pressed. It validates with a domain schema,
 * on blur and on submit, without the browser's own messages, and leaving the page with unsaved changes asks first.
 */
export function Form<Values extends FormikValues>(props: Props<Values>) {
  const { schema, children, label, onSubmit, initialValues, followsStored = false, validatesOnChange = false } = props;
  const isSending = useRef(false);
  const sendOnce = async (values: Values, helpers: FormikHelpers<Values>) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      // What is stored comes back as the schema casts it: white space around a text must not remain as a change.
      if (followsStored) await helpers.setValues(schema.cast(values, { assert: false }) as Values, false);
      await onSubmit(values, helpers);
    } finally {
      isSending.current = false;
    }
  };
  return (
    <Formik
      initialValues={initialValues}
      onSubmit={sendOnce}
      validationSchema={schema}
      validateOnChange={false}
      validateOnBlur
    >
      {(form) => (
        <FormikForm noValidate aria-label={label}>
          <UnsavedValues />
          {validatesOnChange && <ValidatedValues />}
          {followsStored && <StoredValues stored={initialValues} />}
          <StoredForm>{typeof children === 'function' ? children(form) : children}</StoredForm>
        </FormikForm>
      )}
    </Formik>
  );
}

/** Gives fields the form's store, and tells it of each change before the browser draws. */
function StoredForm({ children }: { children: ReactNode }) {
  const form = useFormikContext<Record<string, unknown>>();
  const [store] = useState(() => createFormStore(form));
  useLayoutEffect(() => {
    store.publish(form);
  }, [store, form]);
  return <FormStoreContext value={store}>{children}</FormStoreContext>;
}

/** Reports changed values until they are being submitted. */
function UnsavedValues() {
  const { dirty, isSubmitting } = useFormikContext();
  useUnsavedChange(dirty && !isSubmitting);
  return null;
}

/** How long nobody types before the form is validated, in milliseconds: with each key it would be drawn twice. */
const validationDelayMs = 150;

/** Validates once typing pauses. A field that is left and a submit validate at once. */
function ValidatedValues() {
  const { values, initialValues, validateForm } = useFormikContext<FormikValues>();
  useEffect(() => {
    if (values === initialValues) return undefined;
    const timer = setTimeout(() => void validateForm(values), validationDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [values, initialValues, validateForm]);
  return null;
}

/** Takes over stored values that changed elsewhere, and keeps what was edited here. */
function StoredValues({ stored }: { stored: FormikValues }) {
  const form = useFormikContext<FormikValues>();
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    const { initialValues, values, errors, touched, resetForm, setValues } = latest.current;
    const merged = mergeStored({ before: initialValues, stored, edited: values });
    if (merged === null) return;
    resetForm({ values: stored, errors, touched });
    void setValues(merged, false);
  }, [stored]);
  return null;
}
