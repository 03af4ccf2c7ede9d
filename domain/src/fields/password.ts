import { string } from 'yup';
import {
  maxPasswordLength,
  maxPasswordRepeats,
  minPasswordLength,
  passwordSpecialCharacters,
} from '../constants/password';
import { formTexts } from '../texts/form';
import { passwordTexts } from '../texts/password';

/** The password rules in the order of the page. Each is true when the password violates it. */
const rules = {
  tooShort: (value: string) => value.length < minPasswordLength,
  repeated: (value: string) => new RegExp(`(.)\\1{${maxPasswordRepeats}}`, 'su').test(value),
  noLowerCase: (value: string) => !/\p{Ll}/u.test(value),
  noUpperCase: (value: string) => !/\p{Lu}/u.test(value),
  noNumber: (value: string) => !/\d/.test(value),
  noSpecialCharacter: (value: string) =>
    !Array.from(value).some((character) => passwordSpecialCharacters.includes(character)),
} satisfies Partial<Record<keyof typeof passwordTexts, (value: string) => boolean>>;

export type PasswordRule = keyof typeof rules;
export const passwordRules = Object.keys(rules) as readonly PasswordRule[];

/**
 * The rules that a password violates; the message of each is `passwordTexts[rule]`.
 * @returns `[]` for a valid password.
 */
export function passwordViolations(value: string): PasswordRule[] {
  return passwordRules.filter((rule) => rules[rule](value));
}

/** A new password, which satisfies all rules. The field reports only `tooWeak`; the page lists the rules. */
export function password() {
  return string()
    .max(maxPasswordLength, formTexts.tooLong(maxPasswordLength))
    .test('password', passwordTexts.tooWeak, (value) => !value || passwordViolations(value).length === 0)
    .required(formTexts.required);
}

/** The repeated password, compared with the named field. */
export function passwordConfirmation(field = 'password') {
  return string()
    .test('matching', passwordTexts.notMatching, (value, context) => {
      const { [field]: first } = context.parent as Record<string, unknown>;
      return !value || value === first;
    })
    .required(formTexts.required);
}
