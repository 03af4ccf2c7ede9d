import { formTexts } from '@portal/domain/texts/form';
import { ColorInput, type ColorInputProps } from '@mantine/core';
import { useField } from 'formik';

/** A color of a Formik form, `#rrggbb`. */
export function FormColorInput({ name, ...props }: Omit<ColorInputProps, 'value' | 'onChange'> & { name: string }) {
  const [field, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  return (
    <ColorInput
      {...props}
      format="hex"
      eyeDropperButtonProps={{ 'aria-label': formTexts.pickColor }}
      value={field.value}
      error={touched ? error : undefined}
      onChange={(value) => void setValue(value)}
      onBlur={() => void setTouched(true)}
    />
  );
}
