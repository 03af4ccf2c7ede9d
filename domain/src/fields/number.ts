import { number } from 'yup';
import { formTexts } from '../texts/form';

interface Bounds {
  min?: number;
  max?: number;
}

/** An optional number, null when absent. An empty form field counts as absent. */
export function optionalNumber({ min = -Infinity, max = Infinity }: Bounds = {}) {
  return number()
    .transform((value: number, original: unknown) => (original === '' ? null : value))
    .typeError(formTexts.notANumber)
    .min(min, formTexts.tooSmall(min))
    .max(max, formTexts.tooLarge(max))
    .nullable()
    .default(null);
}

/** A required number. */
export function requiredNumber({ min = -Infinity, max = Infinity }: Bounds = {}) {
  return number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(formTexts.notANumber)
    .min(min, formTexts.tooSmall(min))
    .max(max, formTexts.tooLarge(max))
    .required(formTexts.required);
}
