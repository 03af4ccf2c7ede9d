/**
 * Reads answers of the parsing service, whose shapes vary: a list in one document may be a single value in another, v9
 * prefixes keys and writes numbers as text, v10 wraps values.
 */

/** The value at a dotted path; keys are found with and without the prefixes of v9. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    const holder = Array.isArray(inner) ? (inner as unknown[])[0] : inner;
    if (typeof holder !== 'object' || holder === null) return undefined;
    const found = [key, `sov:${key}`, `@${key}`].find((name) => Object.hasOwn(holder, name));
    return found === undefined ? undefined : (holder as Record<string, unknown>)[found];
  }, value);
}

/** All values at a path, as a list. */
export function listAt(value: unknown, path: string): unknown[] {
  const found = at(value, path);
  if (found === undefined || found === null || found === '') return [];
  return Array.isArray(found) ? (found as unknown[]) : [found];
}

/** Keys of wrapped values. */
const wrappings = ['Normalized', 'Raw', 'Value', 'Name', '#text'];

/** The text at a path, unwrapped. Empty when there is none. */
export function textAt(value: unknown, path: string): string {
  return textOf(path === '' ? value : at(value, path));
}

function textOf(found: unknown): string {
  if (typeof found === 'string') return found.trim();
  if (typeof found === 'number' || typeof found === 'boolean') return String(found);
  if (Array.isArray(found)) return textOf((found as unknown[])[0]);
  if (typeof found !== 'object' || found === null) return '';
  const name = wrappings.find((key) => textOf(at(found, key)) !== '');
  return name === undefined ? '' : textOf(at(found, name));
}

/** The texts of a list at a path, without empty and repeated ones. */
export function textsAt(value: unknown, path: string): string[] {
  return [
    ...new Set(
      listAt(value, path)
        .map((item) => textOf(item))
        .filter(Boolean),
    ),
  ];
}

/** The number at a path; null when there is none. */
export function numberAt(value: unknown, path: string): number | null {
  const text = textAt(value, path);
  const number = text === '' ? NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

/** As {@link numberAt}, at least 0; 0 when there is none. */
export function countAt(value: unknown, path: string): number {
  return Math.max(0, numberAt(value, path) ?? 0);
}

/**
 * A date in our model's format: `YYYY-MM`, `YYYY`, `present` or empty. v9 writes YearMonth, Year, AnyDate or a word;
 * v10 a full date and the parts that were found.
 */
export function dateAt(value: unknown, path: string): string {
  const date = at(value, path);
  if (textAt(date, 'IsCurrentDate') === 'true' || /^(current|present)$/i.test(textAt(date, 'StringDate')))
    return 'present';
  const written =
    ['YearMonth', 'Date', 'AnyDate', 'Year'].map((name) => textAt(date, name)).find(Boolean) ?? textAt(date, '');
  const [, year = '', month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?/.exec(written) ?? [];
  const isMonthFound = textAt(date, 'FoundMonth') !== 'false';
  return month && isMonthFound ? `${year}-${month}` : year;
}
