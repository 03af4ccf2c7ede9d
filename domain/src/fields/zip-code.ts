import { string, type TestContext } from 'yup';
import { formTexts } from '../texts/form';

/** Digits of a zip code (000 §5, 001 §5). */
export const zipCodeLength = 5;

/** Zip code of a person: five digits (000 §5). `''` when absent. */
export function userZipCode() {
  return zipCode(/^\d{5}$/);
}

/** Zip code of an office: five digits, not beginning with 000 (001 §5). `''` when absent. */
export function officeZipCode() {
  return zipCode(/^(?!000)\d{5}$/);
}

function zipCode(pattern: RegExp) {
  return string()
    .trim()
    .default('')
    .test('zipCode', (value: string | undefined, context: TestContext) => {
      if (!value || pattern.test(value)) return true;
      const message = value.length < zipCodeLength ? formTexts.tooShort(zipCodeLength) : formTexts.notAZipCode(value);
      return context.createError({ message });
    });
}
