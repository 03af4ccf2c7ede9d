import { PasswordInput, TextInput, type PasswordInputProps, type TextInputProps } from '@mantine/core';
import { useField } from 'formik';

/** A text field of a Formik form: value, blur and message are the form's. */
export function FormTextInput({ name, ...props }: TextInputProps & { name: string }) {
  const [field, { touched, error }] = useField<string>(name);
  return <TextInput {...field} {...props} error={touched ? error : undefined} />;
}

/** A password field of a Formik form. */
export function FormPasswordInput({ name, ...props }: PasswordInputProps & { name: string }) {
  const [field, { touched, error }] = useField<string>(name);
  return <PasswordInput {...field} {...props} error={touched ? error : undefined} />;
}
