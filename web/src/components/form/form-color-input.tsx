import { ColorInput, type ColorInputProps } from '@mantine/core';
import { useField } from 'formik';

/** A colour of a Formik form, `#rrggbb`. */
export function FormColorInput({ name, ...props }: Omit<ColorInputProps, 'value' | 'onChange'> & { name: string }) {
  const [field, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  return (
    <ColorInput
      {...props}
      format="hex"
      eyeDropperButtonProps={{ 'aria-label': 'Pick a color from the screen' }}
      value={field.value}
      error={touched ? error : undefined}
      onChange={(value) => void setValue(value)}
      onBlur={() => void setTouched(true)}
    />
  );
}
