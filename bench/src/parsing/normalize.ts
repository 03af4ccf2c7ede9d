import { countries } from '@portal/local/documents/countries/index';

/**
 * A value without case, punctuation and extra space: what counts as the same. `ı` and `ß` lose their form in capitals
 * (`SAMANCI`, `STRASSE`), so they count as `i` and `ss`.
 */
export function normalized(value: string): string {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ı|i̇/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}#+]+/gu, ' ')
    .trim();
}

const stateCodes = new Map(
  Object.values(countries)
    .flatMap(({ cities }) => cities)
    .flatMap(({ state, stateName }) => (stateName ? [[normalized(stateName), normalized(state)] as const] : [])),
);

/** States count as the same by code and by name. */
export function normalizedState(value: string): string {
  const key = normalized(value);
  return stateCodes.get(key) ?? key;
}

/** Names by which a certification may be given back: whole, without its abbreviation, by it alone. */
export function certificationNames(name: string): string[] {
  const abbreviation = /\(([^)]+)\)/.exec(name)?.[1];
  return [name, ...(abbreviation ? [name.replace(/\s*\([^)]+\)\s*/g, ' '), abbreviation] : [])].map(normalized);
}
