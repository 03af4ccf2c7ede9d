import { string } from 'yup';
import { formTexts } from '../texts/form';
import { containsMarkup } from './markup';

/** Default limits in characters: one line, several lines, formatted text. */
export const maxLineLength = 200;
export const maxTextLength = 5000;
export const maxRichTextLength = 50_000;

/** For `schema.test()`: refuses tags and event handlers in plain text. */
export const withoutMarkup = {
  name: 'withoutMarkup',
  message: formTexts.markup,
  test: (value: string | null | undefined) => !value || !containsMarkup(value),
} as const;

/** Optional plain text, `''` when absent. */
export function optionalText(max = maxLineLength) {
  return string().trim().max(max, formTexts.tooLong(max)).test(withoutMarkup).default('');
}

/** Required plain text. */
export function requiredText(max = maxLineLength) {
  return string().trim().max(max, formTexts.tooLong(max)).test(withoutMarkup).required(formTexts.required);
}

/** Formatted text as HTML, `''` when absent. It is sanitized when stored instead of refused. */
export function richText(max = maxRichTextLength) {
  return string().max(max, formTexts.tooLong(max)).default('').meta({ kind: 'richText' });
}
