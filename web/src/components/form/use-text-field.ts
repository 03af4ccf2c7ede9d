import { useField } from 'formik';
import { afterPointer } from './after-pointer';

/** What a text field of a Formik form is given: value, change, calm blur, and its message once it was left. */
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
