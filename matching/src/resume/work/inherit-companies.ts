import { isDepartment } from '../../text/classify';
import { endsWithLegalForm } from '../../text/legal-forms';
import { isNext, type Assigned } from './assign-parts';
import { monthIndex } from './months';
import type { Segment } from './segments';
import type { RawEntry } from './work-entries';

function coversDates(outer: RawEntry, inner: RawEntry): boolean {
  if (!outer.dates || !inner.dates) return false;
  const from = outer.dates.from.slice(0, 4);
  return from === '' || from <= (inner.dates.from || inner.dates.to).slice(0, 4);
}

const lastOf = ({ from, to }: { from: string; to: string }): string => (to === '' ? from : to);
const isLater = (one: string, other: string): boolean =>
  other !== 'present' && (one === 'present' || one.slice(0, 4) > other.slice(0, 4));

/** Whether a position lies within the period of an employer. */
const liesWithin = (outer: RawEntry, inner: RawEntry): boolean =>
  coversDates(outer, inner) &&
  outer.dates !== null &&
  inner.dates !== null &&
  !isLater(lastOf(inner.dates), lastOf(outer.dates));

/** Minimum score of a well-known company. */
const knownFirm = 0.9;
/** Maximum number of lines about an employer above its positions. */
const maxRemarkLength = 4;

/** Whether an entry has only an employer with the whole period, above several positions. */
const namesEmployerOnly = ({ title, company, entry }: Assigned): boolean =>
  title === null &&
  company !== null &&
  entry.dates?.isRange === true &&
  entry.description.length <= maxRemarkLength &&
  entry.description.every(({ bulletDepth }) => bulletDepth === 0);

/** Number of directly following positions within the employer's period. */
function countWithin(items: readonly Assigned[], index: number): number {
  const umbrella = items[index];
  if (!umbrella || !namesEmployerOnly(umbrella)) return 0;
  const below = items.slice(index + 1);
  const end = below.findIndex(({ title, entry }) => title === null || !liesWithin(umbrella.entry, entry));
  return end < 0 ? below.length : end;
}

/**
 * Minimum number of positions below one employer to conclude that the text after their titles is not another employer.
 */
const several = 2;

/** Adds the part of a head after the title to it: a field, a division, a town. */
function withRest(item: Assigned, title: Segment, company: Segment): Assigned {
  const { dateLine } = item.entry;
  const from = title.start - (dateLine?.start ?? 0);
  const isInDateLine = dateLine !== null && from >= 0 && company.end <= dateLine.end;
  const text = isInDateLine
    ? dateLine.text.slice(from, company.end - dateLine.start)
    : `${title.text}, ${company.text}`;
  return { ...item, title: { ...title, text, end: company.end }, company: null };
}

/**
 * Reads a title with its field, when the line above has the employer with the whole period and further titles follow:
 * `Vice President, Branch Operations`, `Sergeant – Camp Quarva, Kuwait`.
 * @param umbrella Index of the employer's entry.
 * @param within Number of positions within its period.
 */
function withoutField(items: readonly Assigned[], umbrella: number, at: number, within: number): Assigned | null {
  const item = items[at];
  if (!item?.title || !item.company) return null;
  const { title, company, place } = item;
  if (company.line !== title.line || company.start < title.end) return null;
  const isSure = company.company >= knownFirm || /\b(?:inc|llc|ltd|gmbh)\b/i.test(company.text);
  if (isSure) return null;
  const isBehind = isNext(title, company);
  if (within < several) {
    const isFirst = at === umbrella + 1 && (items[umbrella]?.entry.description.length ?? 0) <= 1;
    const isDivision = isBehind && company.company < 0.75 && isDepartment(company.text);
    return isFirst && isDivision ? withRest(item, title, company) : null;
  }
  if (!isBehind && place && isNext(company, place)) {
    const text = `${company.text}, ${place.text}`;
    return { ...item, company: null, place: { ...place, text, start: company.start } };
  }
  return withRest(item, title, company);
}

/** Returns fields that were read as employers to their titles, below the actual employer. */
function joinFieldsBelow(items: readonly Assigned[]): Assigned[] {
  const result = [...items];
  for (const umbrella of items.keys()) {
    const within = countWithin(items, umbrella);
    for (let at = umbrella + 1; at <= umbrella + within; at++) {
      const joined = withoutField(items, umbrella, at, within);
      if (joined) result[at] = joined;
    }
  }
  return result;
}

/** Whether the head of a position has its employer in another line than the title. */
const namesEmployerApart = ({ title, company, entry }: Assigned): boolean =>
  title !== null && company !== null && company.line !== title.line && entry.dates?.isRange === true;

/** Maximum number of words of a team. */
const maxTeamLength = 4;

/** Whether text behind a title may be a team: a short name, no well-known firm, no legal form. */
const mayBeTeam = ({ text, company }: Segment): boolean =>
  company < knownFirm &&
  !endsWithLegalForm(text) &&
  !/ \p{Ll}{4}/u.test(text) &&
  text.split(' ').length <= maxTeamLength;

/** Whether a position has all its names in one line, with nothing but a comma behind the title. */
const isInOneLine = ({ title, company, place, entry }: Assigned): boolean =>
  title !== null &&
  company !== null &&
  entry.dateLineIndex === 0 &&
  isNext(title, company) &&
  place === null &&
  mayBeTeam(company);

/** Whether a position ends when the one above it begins. */
function leadsTo(item: Assigned, above: Assigned): boolean {
  const [until, from] = [item.entry.dates?.to ?? '', above.entry.dates?.from ?? ''];
  return (
    until !== '' && from !== '' && until !== 'present' && Math.abs(monthIndex(from, 1) - monthIndex(until, 1)) <= 1
  );
}

/**
 * Reads teams behind titles as parts of them when the first position has the employer in a line above and the next ones
 * have only a title and a team, one after the other: `Senior Engineer, Payments Core`.
 */
function joinTeams(items: readonly Assigned[]): Assigned[] {
  let employer = false;
  return items.map((item, index) => {
    const above = items[index - 1];
    if (namesEmployerApart(item)) employer = true;
    else if (employer && above && item.title && item.company && isInOneLine(item) && leadsTo(item, above))
      return withRest(item, item.title, item.company);
    else if (item.company) employer = false;
    return item;
  });
}

/** Several titles under one employer: titles without an employer get that of the line above. */
export function inheritCompanies(source: readonly Assigned[]): Assigned[] {
  const items = joinTeams(joinFieldsBelow(source));
  const kept: Assigned[] = [];
  let company: Segment | null = null;
  let place: Segment | null = null;
  items.forEach((item, index) => {
    const next = items[index + 1];
    const isUmbrella =
      !item.title &&
      item.company &&
      (item.entry.description.length <= 1 || countWithin(items, index) >= several) &&
      next?.title &&
      !next.company &&
      coversDates(item.entry, next.entry);
    if (isUmbrella) {
      company = item.company;
      place = item.place;
      return;
    }
    if (item.title && !item.company && company) kept.push({ ...item, company, place: item.place ?? place });
    else kept.push(item);
    if (item.company) {
      company = item.company;
      place = item.place;
    }
  });
  return kept;
}
