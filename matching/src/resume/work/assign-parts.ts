import type { Segment } from './segments';
import type { RawEntry } from './work-entries';

/** The identified parts of a position. */
export interface Assigned {
  entry: RawEntry;
  title: Segment | null;
  company: Segment | null;
  place: Segment | null;
  /** How clearly the words distinguish title and employer. */
  margin: number;
}

/** Capitalized words with the form of a town's name. */
export const townLike =
  /^\p{Lu}[\p{L}.'’-]*(?:[ -](?:\p{Lu}[\p{L}.'’-]*|sur|la|le|de|del|do|da|am|an|der|upon|on)){0,4}$/u;

/** The place in a cell after the employer's name: the dates are in the same column of the head's other line. */
function placeInCell(entry: RawEntry): Segment | null {
  const { dates, dateLine, dateLineIndex } = entry;
  if (!dates || !dateLine?.gaps.some((gap) => Math.abs(gap - dates.start) <= 1)) return null;
  return (
    entry.segments.find(
      (segment) =>
        segment.isCell &&
        segment.line !== dateLineIndex &&
        segment.title < 0.6 &&
        segment.company < 0.5 &&
        townLike.test(segment.text),
    ) ?? null
  );
}

/** A town and its region in a cell after the employer, both unknown. */
const regionCell = (entry: RawEntry): Segment | null =>
  entry.segments.find(({ isCell, text, title, company }) => {
    const [town, region, ...more] = text.split(', ');
    const isNamed = more.length === 0 && town !== undefined && region !== undefined;
    return isCell && title === 0 && company < 0.5 && isNamed && townLike.test(town) && townLike.test(region);
  }) ?? null;

/** The employer's business below its name: `Specialty chemicals, FTSE 100`. Names continue in capitals. */
const isBusiness = ({ text, company }: Segment): boolean => company < 0.75 && /^\p{Lu}[\p{L}-]+ \p{Ll}{4,}/u.test(text);

/** An employer's business counts less than a name next to it. */
const fieldLean = 0.3;

/** Identifies title, employer and place of a position by their words. */
export function assign(entry: RawEntry): Assigned {
  const place =
    entry.segments.find((segment) => segment.isPlace && segment.title < 1) ??
    (entry.segments.length >= 3 ? (placeInCell(entry) ?? regionCell(entry)) : null);
  const parts = entry.segments.filter((segment) => segment !== place && !(segment.isPlace && segment.title < 1));
  const named = parts.filter((segment) => segment.isKind !== true);
  const hasEmployer = named.length >= 2 || named.some((segment) => segment.title < 0.6);
  const names = (hasEmployer ? named : parts).slice(0, 6);
  // A word of employers inside a title does not make it one: `Engineering Manager`.
  const lean = ({ title, company }: Segment): number => title - (title >= 1 && company <= 0.5 ? 0 : company);
  let best: Assigned = { entry, title: null, company: null, place, margin: -1 };
  if (names.length === 1 && names[0]) {
    const [only] = names;
    const isTitle = lean(only) > 0.2 || (lean(only) > 0 && only.title > 0);
    return { entry, title: isTitle ? only : null, company: isTitle ? null : only, place, margin: Math.abs(lean(only)) };
  }
  const apart = titleAndLine(names);
  if (apart) return { entry, ...apart, place, margin: 0 };
  for (const [titleAt, title] of names.entries()) {
    for (const [companyAt, company] of names.entries()) {
      if (title === company) continue;
      const distance = Math.abs(titleAt - companyAt) * 0.12 + Math.min(titleAt, companyAt) * 0.1;
      const margin = lean(title) - (isBusiness(company) ? fieldLean : lean(company)) - distance;
      if (margin > best.margin || best.title === null) best = { entry, title, company, place, margin };
    }
  }
  return best;
}

/**
 * A title alone on the first line, and the employer on the line below, whose parts look like titles too: `Engineering
 * Manager` over `Gloria Assistant, Assistant on TV`.
 */
function titleAndLine(names: readonly Segment[]): { title: Segment; company: Segment } | null {
  const [title, company, ...others] = names;
  const last = others[others.length - 1] ?? company;
  if (!title || !company || !last || title.title < 1 || title.company >= 0.75) return null;
  const isOneName = others.every((part, at) => part.title >= 0.6 && isNext(others[at - 1] ?? company, part));
  if (company.line !== title.line + 1 || last.line !== company.line || company.title < 1 || !isOneName) return null;
  return {
    title,
    company: { ...company, text: [company, ...others].map(({ text }) => text).join(', '), end: last.end },
  };
}

type Order = 'titleFirst' | 'companyFirst';

/** Whether title or employer comes first in this resume, learned from the positions whose words distinguish them. */
export function learnOrder(assigned: readonly Assigned[]): Order | null {
  let balance = 0;
  for (const { title, company, margin } of assigned) {
    if (title && company && margin >= 0.6) balance += title.start < company.start ? 1 : -1;
  }
  return balance > 0 ? 'titleFirst' : balance < 0 ? 'companyFirst' : null;
}

/** Applies the order of the other positions when the words are inconclusive. */
export function applyOrder(item: Assigned, order: Order | null): Assigned {
  const { title, company } = item;
  if (!title || !company || item.margin >= 0.35) return item;
  const isTitleFirst = title.start < company.start;
  if ((order ?? 'titleFirst') === (isTitleFirst ? 'titleFirst' : 'companyFirst')) return item;
  return { ...item, title: company, company: title };
}

/** Whether only a comma and a space are between two parts of a line. */
export const isNext = (one: Segment, other: Segment): boolean => other.start > one.end && other.start - one.end <= 2;
