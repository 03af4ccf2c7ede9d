import { string, type TestContext } from 'yup';
import { formTexts } from '../texts/form';

/** Longest address that mail servers accept (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
export const maxEmailLength = 254;

/** The pattern of HTML's `input type=email`, with at least one dot in the domain. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Whether the value is an email address. */
export function isEmail(value: string): boolean {
  return value.length <= maxEmailLength && emailPattern.test(value);
}

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
