import { isEmail } from '@portal/domain/fields/email-address';

/** Reads values of Bullhorn's records, which may be null, missing or of another type. */

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** An email in lower case; `''` for one that no server delivers. */
export function emailOf(value: unknown): string {
  const email = textOf(value).toLowerCase();
  return isEmail(email) ? email : '';
}

/** The name of a person, else of its parts. */
export function nameOf({ name, firstName, lastName }: Record<string, unknown>): string {
  return textOf(name) || [textOf(firstName), textOf(lastName)].filter(Boolean).join(' ');
}

/** The record that a to-one field names; empty without one. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** An address by the names of the portal. */
export function addressOf(value: unknown) {
  const { address1, address2, city, state, zip } = recordOf(value);
  return {
    address1: textOf(address1),
    address2: textOf(address2),
    city: textOf(city),
    state: textOf(state),
    zipCode: textOf(zip),
  };
}

/** Id of a to-one field; `''` without one. */
export const idOf = (value: unknown): string => textOf(recordOf(value).id);

/** A record as templates read it: plain values by name, to-one records by `name.field`. */
export function plainFields(row: Record<string, unknown>): Record<string, string | number | boolean | null> {
  const fields: Record<string, string | number | boolean | null> = {};
  for (const [name, value] of Object.entries(row)) {
    // Such as the score of a search.
    if (name.startsWith('_')) continue;
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
      fields[name] = value as string | number | boolean | null;
      continue;
    }
    for (const [inner, innerValue] of Object.entries(recordOf(value))) {
      if (['string', 'number', 'boolean'].includes(typeof innerValue)) {
        fields[`${name}.${inner}`] = innerValue as string | number | boolean;
      }
    }
  }
  return fields;
}
