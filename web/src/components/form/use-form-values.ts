import { useFormikContext } from 'formik';

/** All values of the form around, what they were at first, and a way to set them at once. */
export function useFormValues<Values>(): {
  values: Values;
  initialValues: Values;
  setValues: (values: Values) => void;
} {
  const { values, initialValues, setValues } = useFormikContext<Values>();
  return {
    values,
    initialValues,
    setValues: (next) => void setValues(next),
  };
}
