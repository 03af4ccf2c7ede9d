import { defaultTearsheetColumns } from '../constants/tearsheets';

/** A column that an organization chose: a field of candidates by its path. */
export interface PublicTearsheetColumn {
  /** Path of the field, such as `address.city`. */
  field: string;
  header: string;
  /** Shown as a date: the name of the field says so (001 §1, §2.5). */
  isDate: boolean;
}

/**
 * The organization's columns of the public list of a tearsheet (001 §2.5); with none stored the default ones.
 * @param labels what the applicant-tracking system calls its fields, by their paths.
 */
export function publicTearsheetColumns(
  fields: readonly string[],
  labels: Readonly<Partial<Record<string, string>>> = {},
): PublicTearsheetColumn[] {
  const chosen = fields.length > 0 ? fields : defaultTearsheetColumns;
  return chosen.map((field) => ({ field, header: labels[field] ?? headerOf(field), isDate: /date/i.test(field) }));
}

/** `address.zipCode` -> `Zip Code`: the last part of the path, its words apart. */
function headerOf(field: string): string {
  const name = field.split('.').at(-1) ?? field;
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
