import { boundsOf, kindOf } from '@portal/domain/fields/describe';
import type { AnySchema } from 'yup';

/** A text or number of the rules, and the pattern that it must match. */
export type Matched = [expression: string, pattern: string];

/**
 * How the rules check a field.
 * - `closed`: a switch, a choice, a color and the like, whose pattern is precise. `mixed` records only limit their length.
 * - `line`: any short text.
 * - `single`: what is matched by itself: sizes of long texts and lists, numbers, links.
 */
export interface FieldCheck {
  form: 'closed' | 'line' | 'single';
  /** Matched by itself also where it is a value of a record that is matched as a whole. */
  isPrecise: boolean;
  /** The value of a missing field, which passes. */
  fallback: string;
  /** What is matched, each with its pattern, given the value. */
  matched: (value: string) => Matched[];
  isNullable: boolean;
  /** A list whose items must not be null. */
  isListOfTexts: boolean;
}

/** Longest line that a record as a whole may hold. */
export const lineLength = 200;

const anyLine = `[^\\n]{0,${lineLength}}`;
const email = '[^\\\\s@"(),:;<>]{1,64}@[A-Za-z0-9-]{1,63}(?:[.][A-Za-z0-9-]{1,63}){1,9}';
const host = '[^\\\\s/:?#@.<>"\\\']{1,63}';
const url = `(?:(?i:https?://)?${host}(?:[.]${host}){1,9}(?::[0-9]{1,5})?(?:[/?#][^\\\\s<>"\\']{0,900})?)?`;
/** Our own links to images, or images elsewhere. */
const image = `(?:(?i:https?:/)?/[^\\\\s<>"\\']{1,900})?`;

/** The check of a field by its kind and bounds. */
export function fieldCheck(schema: AnySchema): FieldCheck {
  const kind = kindOf(schema);
  const { min, max = kind === 'number' ? 1_000_000_000 : lineLength } = boundsOf(schema);
  const single = (fallback: string, matched: FieldCheck['matched']): FieldCheck => ({
    form: 'single',
    isPrecise: false,
    fallback,
    matched,
    isNullable: false,
    isListOfTexts: false,
  });
  const matches = (fallback: string, pattern: string) => single(fallback, (value) => [[value, pattern]]);
  const closed = (fallback: string, pattern: string, isPrecise = false): FieldCheck => ({
    ...matches(fallback, pattern),
    form: 'closed',
    isPrecise,
  });
  switch (kind) {
    case 'switch':
      return closed('false', 'true|false');
    case 'flag':
      return closed("'0'", '[01]');
    case 'choice': {
      const options = (schema.describe() as { oneOf: unknown[] }).oneOf;
      const last = options.at(-1);
      const check = closed(typeof last === 'string' ? quote(last) : String(last), options.map(String).join('|'));
      return options.includes(null) ? { ...check, form: 'single', isNullable: true } : check;
    }
    case 'color':
      return closed("''", '(?:#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6})?', true);
    case 'email':
      return closed("''", `(?:${email})?`, true);
    case 'accessCode':
      return closed("''", '(?:[^\\n]{5,100})?', true);
    case 'url':
      return matches("''", url);
    case 'image':
      return matches("''", image);
    case 'number':
      return { ...matches('null', `null|${upTo(max)}`), isNullable: true };
    case 'richText':
    case 'longText':
      return single("''", (value) => [[`${value}.size()`, upTo(max)]]);
    case 'list':
      return {
        ...single('[]', (value) => [
          [`${value}.size()`, upTo(max)],
          // Joining fails for items that are maps or lists.
          [`${value}.join('').size()`, upTo(max * lineLength)],
        ]),
        isListOfTexts: true,
      };
    case 'table':
      // Only lists have `concat`.
      return single('[]', (value) => [[`${value}.concat([]).size()`, upTo(max)]]);
    case 'map':
      return single('{}', (value) => [[`${value}.keys().size()`, upTo(100)]]);
    case 'zipCode':
    case 'text':
      if ((min ?? 0) > 0 || max > lineLength) {
        return matches((min ?? 0) > 0 ? "'-'" : "''", `[^\\n]{${(min ?? 0) > 0 ? 1 : 0},${max}}`);
      }
      return { ...matches("''", max < lineLength ? `[^\\n]{0,${max}}` : anyLine), form: 'line' };
  }
}

/** A pattern of the whole numbers from zero to a number. */
export function upTo(most: number): string {
  const digits = String(most);
  const shorter = digits.length > 1 ? [`[0-9]{1,${digits.length - 1}}`] : [];
  const below = Array.from(digits).flatMap((digit, index) => {
    const first = index === 0 && digits.length > 1 ? 1 : 0;
    const last = Number(digit) - 1;
    const rest = digits.length - index - 1;
    if (last < first) return [];
    const range = first === last ? String(first) : `[${first}-${last}]`;
    return [`${digits.slice(0, index)}${range}${rest > 0 ? `[0-9]{${rest}}` : ''}`];
  });
  return [...shorter, ...below, digits].join('|');
}

export function listOf(values: readonly string[]): string {
  return `[${values.join(', ')}]`;
}

export function quote(text: string): string {
  return `'${text}'`;
}
