import { isDepartment } from '../../text/classify';
import { isNext, type Assigned } from './assign-parts';
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

/** Whether a position lies within the whole period of an employer. */
const liesWithin = (outer: RawEntry, inner: RawEntry): boolean =>
  coversDates(outer, inner) &&
  outer.dates !== null &&
  inner.dates !== null &&
  !isLater(lastOf(inner.dates), lastOf(outer.dates));

/** How surely a text is the name of a well-known firm. */
const knownFirm = 0.9;
/** What is told of an employer itself, above its positions, takes no more lines. */
const longestRemark = 4;

/** Whether an entry names nobody but an employer, with the whole period, as stands above positions of several years. */
const namesEmployerOnly = ({ title, company, entry }: Assigned): boolean =>
  title === null &&
  company !== null &&
  entry.dates?.isRange === true &&
  entry.description.length <= longestRemark &&
  entry.description.every(({ bulletDepth }) => bulletDepth === 0);

/** How many positions that lie within the whole period of an employer stand right below it. */
function countWithin(items: readonly Assigned[], index: number): number {
  const umbrella = items[index];
  if (!umbrella || !namesEmployerOnly(umbrella)) return 0;
  const below = items.slice(index + 1);
  const end = below.findIndex(({ title, entry }) => title === null || !liesWithin(umbrella.entry, entry));
  return end < 0 ? below.length : end;
}

/** So many positions below one employer tell that what stands behind their titles is no other employer. */
const several = 2;

/** The part of a head behind its title goes with it: a field, a division, a town. */
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
 * A title with its field, where the line above names the employer with the whole period and further titles stand below:
 * `Vice President, Branch Operations`, `Sergeant – Camp Quarva, Kuwait`.
 * @param umbrella Index of the employer's entry.
 * @param within How many positions lie within its period.
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

/** Gives fields behind titles back to them that were taken for employers below the one who employed. */
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

/** Several titles under one employer: the employer's line goes down to each title that has none of its own. */
export function inheritCompanies(source: readonly Assigned[]): Assigned[] {
  const items = joinFieldsBelow(source);
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
