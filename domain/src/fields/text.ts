import { string } from 'yup';
import { formTexts } from '../texts/form';
import { containsMarkup } from './markup';

/** Characters of a single line, of a text of several lines, and of formatted text, when a field names no limit. */
export const maxLineLength = 200;
export const maxTextLength = 5000;
export const maxRichTextLength = 50_000;

/** For `schema.test()`: refuses tags and event handlers in plain text (000 §5, no-XSS rule). */
export const withoutMarkup = {
  name: 'withoutMarkup',
  message: formTexts.markup,
  test: (value: string | null | undefined) => !value || !containsMarkup(value),
} as const;

/** Plain text that may be absent; it is then `''`. */
export function optionalText(max = maxLineLength) {
  return string().trim().max(max, formTexts.tooLong(max)).test(withoutMarkup).default('');
}

/** Plain text that must be there. */
export function requiredText(max = maxLineLength) {
  return string().trim().max(max, formTexts.tooLong(max)).test(withoutMarkup).required(formTexts.required);
}

/** Formatted text as HTML: sanitised where it is stored, not refused. `''` when absent. */
export function richText(max = maxRichTextLength) {
  return string().max(max, formTexts.tooLong(max)).default('');
}
