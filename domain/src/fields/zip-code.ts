import { string, type TestContext } from 'yup';
import { formTexts } from '../texts/form';

/** Digits of a zip code. */
export const zipCodeLength = 5;

/** Zip code of a user: five digits. `''` when absent. */
export function userZipCode() {
  return zipCode(/^\d{5}$/);
}

/** Zip code of an office: five digits, not beginning with 000. `''` when absent. */
export function officeZipCode() {
  return zipCode(/^(?!000)\d{5}$/);
}

function zipCode(pattern: RegExp) {
  return string()
    .trim()
    .default('')
    .meta({ kind: 'zipCode' })
    .test('zipCode', (value: string | undefined, context: TestContext) => {
      if (!value || pattern.test(value)) return true;
      const message = value.length < zipCodeLength ? formTexts.tooShort(zipCodeLength) : formTexts.notAZipCode(value);
      return context.createError({ message });
    });
}
