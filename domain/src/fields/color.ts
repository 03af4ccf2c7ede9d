import { string } from 'yup';
import { formTexts } from '../texts/form';

/** `#rgb` or `#rrggbb`, the form that colour pickers give. */
const colorPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Is this a colour that may be put into a style? */
export function isColor(value: string): boolean {
  return colorPattern.test(value);
}

/** A colour; `''` when none is chosen. */
export function color() {
  return string()
    .trim()
    .lowercase()
    .matches(colorPattern, { message: formTexts.notAColor, excludeEmptyString: true })
    .default('');
}
