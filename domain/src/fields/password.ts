import { string } from 'yup';
import {
  maxPasswordLength,
  maxPasswordRepeats,
  minPasswordLength,
  passwordSpecialCharacters,
} from '../constants/password';
import { formTexts } from '../texts/form';
import { passwordTexts } from '../texts/password';

/** The rules of 002 §5, in the order in which the page lists them. Each is true when the password breaks it. */
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
 * Which rules a password breaks (002 §5). The sentence of each is `passwordTexts[rule]`.
 * @returns `[]` for a password that is good enough.
 */
export function passwordViolations(value: string): PasswordRule[] {
  return passwordRules.filter((rule) => rules[rule](value));
}

/** A new password: every rule holds. The field says that it is too weak; the page lists the rules beside it. */
export function password() {
  return string()
    .max(maxPasswordLength, formTexts.tooLong(maxPasswordLength))
    .test('password', passwordTexts.tooWeak, (value) => !value || passwordViolations(value).length === 0)
    .required(formTexts.required);
}

/** The same password again, compared with the field of that name. */
export function passwordConfirmation(field = 'password') {
  return string()
    .test('matching', passwordTexts.notMatching, (value, context) => {
      const { [field]: first } = context.parent as Record<string, unknown>;
      return !value || value === first;
    })
    .required(formTexts.required);
}
