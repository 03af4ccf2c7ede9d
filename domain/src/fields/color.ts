import { string } from 'yup';
import { formTexts } from '../texts/form';

/** `#rgb` or `#rrggbb`, as color pickers answer. */
const colorPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Whether the value is safe to use as a color in a style. */
export function isColor(value: string): boolean {
  return colorPattern.test(value);
}

/** A color; `''` when none is chosen. */
export function color() {
  return string()
    .trim()
    .lowercase()
    .matches(colorPattern, { message: formTexts.notAColor, excludeEmptyString: true })
    .default('')
    .meta({ kind: 'color' });
}
