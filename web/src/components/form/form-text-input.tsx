import { PasswordInput, TextInput, type PasswordInputProps, type TextInputProps } from '@mantine/core';
import { useTextField } from './use-text-field';

/** A text field of a Formik form. */
export function FormTextInput({ name, ...props }: TextInputProps & { name: string }) {
  return <TextInput {...props} {...useTextField(name)} />;
}

/** A password field of a Formik form. */
export function FormPasswordInput({ name, ...props }: PasswordInputProps & { name: string }) {
  return <PasswordInput {...props} {...useTextField(name)} />;
}
