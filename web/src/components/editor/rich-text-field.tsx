import { useFieldValue } from '../form/form-fields';
import { RichText, type RichTextProps } from './rich-text';

/** A field with formatted text in a Formik form, by its name. */
export function RichTextField({ name, ...props }: Omit<RichTextProps, 'value' | 'onChange'> & { name: string }) {
  const { value, set, error, onBlur } = useFieldValue<string>(name);
  return <RichText {...props} value={value} onChange={set} error={error} onBlur={onBlur} />;
}
