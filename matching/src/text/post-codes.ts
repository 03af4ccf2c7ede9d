import { isKnownCity, isState, placeKey, shortStates, stateCodes, stateNames } from './place-names';

/** Shapes of zip codes at the end of a part, each with its default country. */
const zipPatterns: readonly [RegExp, string][] = [
  [/\b\d{5}-\d{3}$/, 'BR'],
  [/\b\d{2}-\d{3}$/, 'PL'],
  [/\b\d{3} \d{2}$/, 'SE'],
  [/\b\d{5}(?:-\d{4})?$/, 'US'],
  [/\b[A-Z]\d[\dW] ?[A-Z\d]{4}$/, 'IE'],
  [/\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/, 'CA'],
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'GB'],
  [/\b\d{4} ?[A-Z]{2}$/, 'NL'],
  [/\b\d{6}$/, 'IN'],
  [/\b\d{3} ?\d{3}$/, 'IN'],
  [/\b\d{4}$/, 'AU'],
  [/\b\d{7}$/, 'CL'],
];
/** Codes that other numbers look like; they count only with further evidence of a place. */
export const doubtfulZips = new Set(['AU', 'CL']);
/** A zip code before its town: `10115 Berlin`, `D-10115 Berlin`. */
export const leadingZip =
  /^(?:[A-Z]{1,2}-)?(\d{5}-\d{3}|\d{4}-\d{3}|\d{4} [A-Z]{2}|\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}) +(?=\p{Lu})/u;

/** Words before the number of a box, room or house, which is not a zip code. */
const beforeNumber = /\b(?:box|suite|room|unit|apt|flat|floor|building|no)\.? *$/i;

/** Splits a zip code from the end of a part. */
export function takeZip(part: string): { rest: string; zip: string; country: string } {
  for (const [pattern, country] of zipPatterns) {
    const match = pattern.exec(part);
    if (match && !beforeNumber.test(part.slice(0, match.index)))
      return { rest: part.slice(0, match.index).trim(), zip: match[0], country };
  }
  return { rest: part, zip: '', country: '' };
}

const wholeZip =
  /^(?:(?:[A-Z]{1,2}-)?\d{5}(?:-\d{3,4})?|\d{6}|\d{4}|\d{3} \d{2,3}|\d{2}-\d{3}|\d{4} ?[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/;

/** Removes a zip code that is a part of its own. */
export function takeLoneZip(parts: string[]): string {
  const at = parts.findIndex((part) => wholeZip.test(part));
  if (at < 0 || parts.length < 2) return '';
  const isShort = /^\d{4}$/.test(parts[at] ?? '');
  if (isShort && !parts.some((part) => isState(part) || isKnownCity(part))) return '';
  return parts.splice(at, 1)[0] ?? '';
}

/** Shapes of zip codes of countries that share state codes. */
const zipShapes: readonly [RegExp, string][] = [
  [/^\d{4}$/, 'AU'],
  [/^\d{5}(?:-\d{4})?$/, 'US'],
  [/^\d{5}-?\d{3}$/, 'BR'],
  [/^[A-Z]\d/, 'CA'],
];

/**
 * The country of a state. It is more reliable than the shape of a zip code, except for codes shared by two countries.
 * @returns an empty text when the state is unknown.
 */
export function countryOfState(state: string, zip: string): string {
  if (shortStates.has(state)) return 'US';
  const countries = stateCodes.get(state);
  if (!countries) return stateNames.get(placeKey(state)) ?? '';
  const byZip = zipShapes.find(([shape]) => shape.test(zip))?.[1] ?? '';
  return (countries.includes(byZip) ? byZip : countries[0]) ?? '';
}
