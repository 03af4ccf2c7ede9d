import { ChipsInput, type ChipsInputProps } from './chips-input';
import { useFieldValue } from './form-fields';

/** A list of free entries of a Formik form, entered one by one or pasted with commas. */
export function FormList({ name, ...props }: Omit<ChipsInputProps, 'value' | 'onChange'> & { name: string }) {
  const { value, set, error, onBlur } = useFieldValue<string[]>(name);
  // The error of an entry is at the entry's index.
  const message = Array.isArray(error) ? error.find((entry: unknown) => typeof entry === 'string') : error;
  return (
    <ChipsInput
      {...props}
      value={value}
      onChange={set}
      onBlur={onBlur}
      error={message}
      splitChars={[',', ';', ' ', '\n']}
    />
  );
}
