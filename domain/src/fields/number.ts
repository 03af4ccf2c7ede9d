import { number } from 'yup';
import { formTexts } from '../texts/form';

interface Bounds {
  min?: number;
  max?: number;
}

/** A number that may be absent; it is then null. An emptied form field counts as absent. */
export function optionalNumber({ min = -Infinity, max = Infinity }: Bounds = {}) {
  return number()
    .transform((value: number, original: unknown) => (original === '' ? null : value))
    .typeError(formTexts.notANumber)
    .min(min, formTexts.tooSmall(min))
    .max(max, formTexts.tooLarge(max))
    .nullable()
    .default(null);
}

/** A number that must be there. */
export function requiredNumber({ min = -Infinity, max = Infinity }: Bounds = {}) {
  return number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(formTexts.notANumber)
    .min(min, formTexts.tooSmall(min))
    .max(max, formTexts.tooLarge(max))
    .required(formTexts.required);
}
