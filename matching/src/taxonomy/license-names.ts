import { stemOf, stemsOf } from '../text/stem';
import { specificityOf } from './related-professions';

/** How a resume may name a licence that no list knows. */
export interface LicenseNames {
  /** Its short forms: `AHPRA`, or the initials of the body it is with. */
  shorts: readonly string[];
  /** Any of them; null when it has none. */
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
const leastSpecificity = 5;
/** A short form with capitals inside: `AHPRA`, `PrOT`. */
const abbreviations = /\b(?=\p{L}{3,8}\b)\p{Lu}\p{L}*\p{Lu}\p{L}*/gu;

/**
 * The names of a licence: the short form, the name it is short for, or the words of its kind.
 *
 * @returns null for words that name no kind of licence, which nobody could hold: `class A license`.
 */
export function licenseNames(name: string): LicenseNames | null {
  const capitals: readonly string[] = name.match(abbreviations) ?? [];
  const body = /with (?:the )?([^(]+)/.exec(name)?.[1]?.trim() ?? '';
  const initials = (body.match(/\b[A-Z](?=[a-z])/g) ?? []).join('');
  const shorts = [...capitals, ...(initials.length >= 3 ? [initials] : [])];
  const isBody = body !== '' && !capitals.includes(body);
  const ofKind = [...stemsOf(body === '' ? name : body)].filter((stem) => !common.has(stem));
  const specificity = ofKind.filter((stem) => (specificityOf(stem) ?? 0) >= leastSpecificity);
  const ofName = capitals.length > 0 ? [] : specificity.length === 0 ? ofKind : specificity;
  const stems = isBody ? ofKind : ofName;
  if (shorts.length === 0 && stems.length === 0) return null;
  return { shorts, short: shorts.length === 0 ? null : new RegExp(`\\b(?:${shorts.join('|')})\\b`), stems };
}
