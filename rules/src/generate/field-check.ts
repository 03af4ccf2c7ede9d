import { boundsOf, kindOf } from '@portal/domain/fields/describe';
import type { AnySchema } from 'yup';

/** How the rules check a field. */
export interface FieldCheck {
  /** Fields of one group are checked together. */
  group: string;
  /** The value of a missing field, which passes. */
  fallback: string;
  /** @param values a list of values, or one value when `isSingle`. @param count how many there are. */
  check: (values: string, count: number) => string;
  isSingle: boolean;
  /** Pattern of the value as text; `''` for what is no single value. */
  alternative: string;
  /** Any text of at most `max` characters matches. */
  isText: boolean;
  /** Checked by itself as well in records that hold texts. */
  isPrecise: boolean;
  isNullable: boolean;
  max: number;
}

const lineLength = 200;
const emailPattern = '[^\\\\s@"(),:;<>]{1,64}@[A-Za-z0-9-]{1,63}(?:[.][A-Za-z0-9-]{1,63}){1,9}';

/** The check of a field by its kind and bounds. */
export function fieldCheck(schema: AnySchema): FieldCheck {
  const kind = kindOf(schema);
  const { min, max = kind === 'number' ? 1_000_000_000 : lineLength } = boundsOf(schema);
  const base = {
    group: `${kind} ${max}`,
    fallback: "''",
    isSingle: false,
    alternative: '',
    isText: false,
    isPrecise: false,
    isNullable: false,
    max,
  };
  const text = { ...base, isText: true, alternative: 'text' };
  switch (kind) {
    case 'switch':
      return { ...base, fallback: 'false', alternative: 'true|false', check: (values) => `areFlags(${values})` };
    case 'flag':
      return { ...base, fallback: "'0'", alternative: '[01]', check: (values) => `${values}.hasOnly(['0', '1'])` };
    case 'choice': {
      const options = optionsOf(schema);
      const literals = options.map((value) => (typeof value === 'string' ? quote(value) : String(value)));
      return {
        ...base,
        group: literals.join(),
        fallback: literals.at(-1) ?? "''",
        alternative: options.map(String).join('|'),
        isNullable: options.includes(null),
        check: (values) => `${values}.hasOnly(${listOf(literals)})`,
      };
    }
    case 'color': {
      const alternative = '|#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}';
      return { ...base, alternative, isPrecise: true, check: (values) => `areColors(${values})` };
    }
    case 'email':
      return { ...base, alternative: `|${emailPattern}`, isPrecise: true, check: (values) => `areEmails(${values})` };
    case 'url':
      return { ...text, isPrecise: true, check: (values) => `areUrls(${values})` };
    case 'image':
      return { ...text, isPrecise: true, check: (values) => `areImages(${values})` };
    case 'accessCode': {
      const alternative = '|[^\\n]{5,100}';
      return { ...base, alternative, isPrecise: true, isSingle: true, check: (value) => `isAccessCode(${value})` };
    }
    case 'number':
      return {
        ...base,
        fallback: 'null',
        isNullable: true,
        isSingle: true,
        check: (value) => `isAmount(${value}, ${max})`,
      };
    case 'richText':
    case 'longText':
      return { ...base, isSingle: true, check: (value) => `${value}.size() <= ${max}` };
    case 'list': {
      const check = (value: string) => `areTexts(${value}, ${max}, ${max * lineLength})`;
      return { ...base, fallback: '[]', isSingle: true, check };
    }
    case 'table':
      return { ...base, fallback: '[]', isSingle: true, check: (value) => `isList(${value}, ${max})` };
    case 'map':
      return { ...base, fallback: '{}', isSingle: true, check: (value) => `isMap(${value}, 100)` };
    case 'zipCode':
    case 'text': {
      const least = (min ?? 0) > 0 ? 1 : 0;
      return {
        ...text,
        group: `text ${max} ${least}`,
        fallback: least > 0 ? "'-'" : "''",
        isPrecise: least > 0,
        check: (values, count) =>
          `areLines(${values}, ${quote(linePattern(`[^\\n]{${least},${max}}`))}, ${count * (max + 1)})`,
      };
    }
  }
}

/** A pattern of lines, each of which matches. */
export function linePattern(alternatives: string): string {
  return `(?:(?:${alternatives})(?:\\n|$))*`;
}

export function isSingleSwitch(schema: AnySchema): boolean {
  return kindOf(schema) === 'switch';
}

export function listOf(values: readonly string[]): string {
  return `[${values.join(', ')}]`;
}

export function quote(text: string): string {
  return `'${text}'`;
}

function optionsOf(schema: AnySchema): unknown[] {
  return (schema.describe() as { oneOf: unknown[] }).oneOf;
}
