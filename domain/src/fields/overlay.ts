/** A plain object of settings, as it is stored. */
type Settings = Readonly<Record<string, unknown>>;

function isSettings(value: unknown): value is Settings {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Undefined, null, an empty text or list, an object with nothing but such values. False and 0 are values. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isSettings(value) && Object.values(value).every(isEmptyValue);
}

/**
 * Lays settings over each other: every value from the first source in which it is not empty, objects member by member,
 * lists as a whole.
 * @param sources the most particular first; absent ones are passed over.
 */
export function overlay(...sources: readonly (object | null | undefined)[]): Record<string, unknown> {
  const present = sources.filter(isSettings);
  const keys = new Set(present.flatMap((source) => Object.keys(source)));
  return Object.fromEntries(
    [...keys].map((key) => {
      const values = present.map((source) => source[key]).filter((value) => !isEmptyValue(value));
      return [key, isSettings(values[0]) ? overlay(...values.filter(isSettings)) : values[0]];
    }),
  );
}

/**
 * The same settings without empty values at any depth, for storing (001 §4: a brand's empty values are dropped).
 * Members of lists stay, so that no place shifts.
 */
export function withoutEmptyValues(settings: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([, value]) => !isEmptyValue(value))
      .map(([key, value]) => [key, isSettings(value) ? withoutEmptyValues(value) : value]),
  );
}
