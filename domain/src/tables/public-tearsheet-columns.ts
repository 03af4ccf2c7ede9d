import { defaultTearsheetColumns } from '../constants/tearsheets';

/** A column of a public tearsheet: a field of candidates by its path. */
export interface PublicTearsheetColumn {
  /** Path, such as `address.city`. */
  field: string;
  header: string;
  /** Shown as a date, because the field name contains `date`. */
  isDate: boolean;
}

/**
 * The organization's columns of public tearsheets, or the default ones.
 * @param labels field labels of the ATS, by path.
 */
export function publicTearsheetColumns(
  fields: readonly string[],
  labels: Readonly<Partial<Record<string, string>>> = {},
): PublicTearsheetColumn[] {
  const chosen = fields.length > 0 ? fields : defaultTearsheetColumns;
  return chosen.map((field) => ({ field, header: labels[field] ?? headerOf(field), isDate: /date/i.test(field) }));
}

/** The last part of the path in words: `address.zipCode` -> `Zip Code`. */
function headerOf(field: string): string {
  const name = field.split('.').at(-1) ?? field;
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
