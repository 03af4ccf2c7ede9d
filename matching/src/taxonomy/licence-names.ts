import { stemOf, stemsOf } from '../text/stem';
import { tellingOf } from './related-professions';

/** How a resume may name a licence that no list knows. */
export interface LicenceNames {
  /** Its short form: `AHPRA`, or the initials of the body it is with; null when it has none. */
  short: RegExp | null;
  /** Words of which a line that names it has all; empty when the short form alone tells it. */
  stems: readonly string[];
}

/** Words of a licence's name that are in many of them. */
const common = new Set(
  'state class level licence license licensed registered registration registrant certificate certified accreditation operator professional current active valid with the and'
    .split(' ')
    .map(stemOf),
);
const leastTelling = 5;

/**
 * The names of a licence: the short form, the name it is short for, or the words of its kind.
 *
 * @returns null for words that name no kind of licence, which nobody could hold: `class A license`.
 */
export function licenceNames(name: string): LicenceNames | null {
  const capitals = /\b[A-Z]{3,8}\b/.exec(name)?.[0];
  const body = /with (?:the )?(.+)$/.exec(name)?.[1] ?? '';
  const initials = (body.match(/\b[A-Z]/g) ?? []).join('');
  const short = capitals ?? (initials.length >= 3 ? initials : undefined);
  const ofKind = [...stemsOf(body === '' ? name : body)].filter((stem) => !common.has(stem));
  const telling = ofKind.filter((stem) => (tellingOf(stem) ?? 0) >= leastTelling);
  const stems = capitals !== undefined ? [] : body !== '' || telling.length === 0 ? ofKind : telling;
  if (short === undefined && stems.length === 0) return null;
  return { short: short === undefined ? null : new RegExp(`\\b${short}\\b`), stems };
}
