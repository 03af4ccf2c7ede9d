import { isRecord } from './value-at';

/**
 * Whether a value is undefined, null, an empty text or list, or an object of only empty values. False and 0 are not.
 */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.values(value).every(isEmptyValue);
}

/**
 * Merges settings: each value comes from the first source where it is not empty. Objects merge by key, lists as a
 * whole.
 * @param sources the most specific first; absent ones are skipped.
 */
export function overlay(...sources: readonly (object | null | undefined)[]): Record<string, unknown> {
  const present = sources.filter(isRecord);
  const keys = new Set(present.flatMap((source) => Object.keys(source)));
  return Object.fromEntries(
    [...keys].map((key) => {
      const values = present.map((source) => source[key]).filter((value) => !isEmptyValue(value));
      return [key, isRecord(values[0]) ? overlay(...values.filter(isRecord)) : values[0]];
    }),
  );
}

/**
 * The settings without empty values at any depth, for storing: an empty value of a brand falls back to the
 * organization's. List items stay, to keep their positions.
 */
export function withoutEmptyValues(settings: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([, value]) => !isEmptyValue(value))
      .map(([key, value]) => [key, isRecord(value) ? withoutEmptyValues(value) : value]),
  );
}
