import { stemOf, stemsOf } from '../text/stem';
import { specificityOf } from './related-professions';

/** How a resume may name a license that no list knows. */
export interface LicenseNames {
  /** Abbreviations: `AHPRA`, or the initials of its body. */
  shorts: readonly string[];
  /** Matches any of them; null when there are none. */
  short: RegExp | null;
  /** Stems that a line must all have to name it; empty when the abbreviation alone does. */
  stems: readonly string[];
}

/** Words that occur in many licenses. */
const common = new Set(
  'state class level licence license licensed registered registration registrant certificate certified accreditation operator professional current active valid with the and'
    .split(' ')
    .map(stemOf),
);
const minSpecificity = 5;
/** An abbreviation with capitals inside: `AHPRA`, `PrOT`. */
const abbreviations = /\b(?=\p{L}{3,8}\b)\p{Lu}\p{L}*\p{Lu}\p{L}*/gu;

/**
 * The names of a license: its abbreviation, its long form, or the words of its kind.
 *
 * @returns null for words that name no specific license: `class A license`.
 */
export function licenseNames(name: string): LicenseNames | null {
  const capitals: readonly string[] = name.match(abbreviations) ?? [];
  const body = /with (?:the )?([^(]+)/.exec(name)?.[1]?.trim() ?? '';
  const initials = (body.match(/\b[A-Z](?=[a-z])/g) ?? []).join('');
  const shorts = [...capitals, ...(initials.length >= 3 ? [initials] : [])];
  const isBody = body !== '' && !capitals.includes(body);
  const ofKind = [...stemsOf(body === '' ? name : body)].filter((stem) => !common.has(stem));
  const specificity = ofKind.filter((stem) => (specificityOf(stem) ?? 0) >= minSpecificity);
  const ofName = capitals.length > 0 ? [] : specificity.length === 0 ? ofKind : specificity;
  const stems = isBody ? ofKind : ofName;
  if (shorts.length === 0 && stems.length === 0) return null;
  return { shorts, short: shorts.length === 0 ? null : new RegExp(`\\b(?:${shorts.join('|')})\\b`), stems };
}
