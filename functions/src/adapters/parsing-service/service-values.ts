import { degreeTypes, type DegreeType } from '@portal/domain/resumes/degree-type';
import { managementLevelOf, type ManagementLevel } from '@portal/domain/resumes/management-level';
import { at, countAt, listAt, textAt, textsAt } from './read-json';

/** Values of both versions of the service, which differ in their names only. */

/** A degree type of the vendor, in any case; empty for another word. */
export function degreeTypeOf(type: string): DegreeType | '' {
  return degreeTypes.find((known) => known.toLowerCase() === type.toLowerCase()) ?? '';
}

/** End date of something finished; only work may continue until today. */
export function withoutPresent(date: string): string {
  return date === 'present' ? '' : date;
}

/** A value of 0 to 100. */
export function percentAt(value: unknown, path: string): number {
  return Math.min(100, countAt(value, path));
}

/** The management score of a title or a job with its level. */
export function managementAt(
  value: unknown,
  path: string,
): { managementScore: number; managementLevel: ManagementLevel } {
  const managementScore = percentAt(value, path);
  return { managementScore, managementLevel: managementLevelOf(managementScore) };
}

/** Contact data; the first of several values counts. */
export function contactsOf(emails: readonly string[], phones: readonly string[]) {
  return {
    email: emails[0] ?? '',
    emails: [...emails],
    phone: phones[0] ?? '',
    phones: phones.map((asWritten) => ({ e164: asWritten.startsWith('+') ? asWritten : '', asWritten })),
  };
}

/** An address; `keys` are the version's names. */
export function addressOf(location: unknown, keys: { lines: string; state: string }) {
  const [address1 = '', address2 = ''] = textsAt(location, keys.lines);
  return {
    address1,
    address2,
    city: textAt(location, 'Municipality'),
    state: textAt(location, keys.state),
    zipCode: textAt(location, 'PostalCode'),
    country: textAt(location, 'CountryCode'),
  };
}

/** Current and desired position. */
export function summaryOf(
  objective: string,
  work: readonly { title: string; endDate: string }[],
): { objective: string; currentJobTitle: string } {
  return { objective, currentJobTitle: work.find(({ endDate }) => endDate === 'present')?.title ?? '' };
}

/** Industries by share; `keys` are the version's names. */
export function industriesOf(items: readonly unknown[], keys: { id: string; name: string; percent: string }) {
  return items.flatMap((item) => {
    const name = textAt(item, keys.name);
    return name ? [{ id: textAt(item, keys.id) || name, name, share: percentAt(item, keys.percent) / 100 }] : [];
  });
}

/** The texts at a path of all items, without empty ones. */
export function textsOf(items: readonly unknown[], path: string): string[] {
  return items.map((item) => textAt(item, path)).filter(Boolean);
}

/** The values at a path of several objects, as one list. */
export function listsAt(holders: readonly unknown[], path: string): unknown[] {
  return holders.flatMap((holder) => listAt(holder, path));
}

/** The first object with a value at a path. */
export function firstAt(holders: readonly unknown[], path: string): unknown {
  return at(
    holders.find((holder) => at(holder, path)),
    path,
  );
}
