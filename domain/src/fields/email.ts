import { string, type TestContext } from 'yup';
import { formTexts } from '../texts/form';

/** Longest address that mail servers take (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const maxEmailLength = 254;

/** The pattern of HTML's `input type=email`, with at least one dot in the domain. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Is this an email address by the standard pattern (000 §5)? */
export function isEmail(value: string): boolean {
  return value.length <= maxEmailLength && emailPattern.test(value);
}

/** An email address in lower case; `''` when absent. Add `.required(formTexts.required)` where it must be there. */
export function email() {
  return string().trim().lowercase().default('').test('email', checkEmail);
}

/** The message quotes what was typed, not what was made of it. */
function checkEmail(value: string | undefined, context: TestContext) {
  if (!value || isEmail(value)) return true;
  const typed: unknown = context.originalValue;
  return context.createError({ message: formTexts.notAnEmail(typeof typed === 'string' ? typed.trim() : value) });
}
