import { useFormikContext } from 'formik';

/** All values of the surrounding form, its initial values, and a way to set all at once. */
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
