import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import { string } from 'yup';
import { FormTextInput } from '../form/form-text-input';

/** A code as typed; the server tells one-time codes from recovery codes. */
export const typedCode = () => string().trim().max(40).required(formTexts.required);
export const codeSchema = record({ code: typedCode() });

/** The field for a one-time code, which phones and password managers fill in. */
export function CodeField(props: { label?: string; description?: string; autoFocus?: boolean }) {
  return (
    <FormTextInput
      name="code"
      label={secondStepTexts.code}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
