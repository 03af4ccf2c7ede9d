import { string, type TestContext } from 'yup';
import { formTexts } from '../texts/form';
import { isEmail } from './email-address';

/** An email address in lower case; `''` when absent. Add `.required(formTexts.required)` where needed. */
export function email() {
  return string().trim().lowercase().default('').test('email', checkEmail).meta({ kind: 'email' });
}

/** The message quotes the typed value, not the normalized one. */
function checkEmail(value: string | undefined, context: TestContext) {
  if (!value || isEmail(value)) return true;
  const typed: unknown = context.originalValue;
  return context.createError({ message: formTexts.notAnEmail(typeof typed === 'string' ? typed.trim() : value) });
}
