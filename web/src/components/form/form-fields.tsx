import {
  Checkbox,
  NumberInput,
  Select,
  Textarea,
  type CheckboxProps,
  type NumberInputProps,
  type SelectProps,
  type TextareaProps,
} from '@mantine/core';
import { useField } from 'formik';
import { afterPointer } from './after-pointer';
import { useTextField } from './use-text-field';

/**
 * Fields of a Formik form. Formik validates with the values of the last render, so a field is first marked as touched
 * without validating and then set.
 */
export function useFieldValue<Value>(name: string) {
  const [field, { touched, error }, { setValue, setTouched }] = useField<Value>(name);
  return {
    value: field.value,
    error: touched ? error : undefined,
    set: (value: Value) => {
      void setTouched(true, false);
      void setValue(value);
    },
    onBlur: () => {
      afterPointer(() => void setTouched(true));
    },
  };
}

export function FormTextarea({ name, ...props }: TextareaProps & { name: string }) {
  return <Textarea {...props} {...useTextField(name)} />;
}

/** A number; empty is null. */
export function FormNumberInput({ name, ...props }: Omit<NumberInputProps, 'value' | 'onChange'> & { name: string }) {
  const { value, set, ...field } = useFieldValue<number | null>(name);
  return (
    <NumberInput
      {...props}
      {...field}
      name={name}
      value={value ?? ''}
      onChange={(next) => {
        set(typeof next === 'number' ? next : null);
      }}
    />
  );
}

/** Yes or no. */
export function FormCheckbox({ name, ...props }: Omit<CheckboxProps, 'checked' | 'onChange'> & { name: string }) {
  const { value, set, error, onBlur } = useFieldValue<boolean>(name);
  return (
    <Checkbox
      {...props}
      name={name}
      checked={value}
      error={error}
      onBlur={onBlur}
      onChange={(event) => {
        set(event.currentTarget.checked);
      }}
    />
  );
}

/** One of several; no choice is the empty text. */
export function FormSelect({ name, ...props }: Omit<SelectProps, 'value' | 'onChange'> & { name: string }) {
  const { value, set, ...field } = useFieldValue<string>(name);
  return (
    <Select
      clearable
      {...props}
      {...field}
      value={value || null}
      onChange={(next: string | null) => {
        set(next ?? '');
      }}
    />
  );
}
