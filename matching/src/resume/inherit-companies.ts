import { isDepartment } from '../text/classify';
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

/**
 * A title with its field behind a comma, where the line above names the employer with the whole period and further titles
 * stand below without one: `Vice President, Branch Operations`.
 */
function withoutField(items: readonly Assigned[], index: number): Assigned | null {
  const [umbrella, item, after] = items.slice(index, index + 3);
  if (!umbrella?.company || umbrella.title || !item?.title || !item.company || umbrella.entry.description.length > 1)
    return null;
  const { title, company } = item;
  const isBehind = company.line === title.line && isNext(title, company);
  if (!isBehind || !liesWithin(umbrella.entry, item.entry)) return null;
  const isOneOfSeveral = after?.title && !after.company && liesWithin(umbrella.entry, after.entry);
  if (company.company >= (isOneOfSeveral ? knownFirm : 0.75) || !(isOneOfSeveral || isDepartment(company.text)))
    return null;
  return { ...item, title: { ...title, text: `${title.text}, ${company.text}`, end: company.end }, company: null };
}

/** Gives fields behind titles back to them that were taken for employers below the one who employed. */
function joinFieldsBelow(items: readonly Assigned[]): Assigned[] {
  return items.map((item, index) => (index > 0 ? (withoutField(items, index - 1) ?? item) : item));
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
      item.entry.description.length <= 1 &&
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
