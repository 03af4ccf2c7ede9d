import { useField } from 'formik';
import { afterPointer } from './after-pointer';

/** The props of a text field of a Formik form; its error appears once the field was left. */
export function useTextField(name: string) {
  const [field, { touched, error }, { setTouched }] = useField<string>(name);
  return {
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: () => {
      afterPointer(() => void setTouched(true));
    },
    error: touched ? error : undefined,
  };
}
