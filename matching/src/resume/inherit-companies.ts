import type { Assigned } from './assign-parts';
import type { Segment } from './segments';
import type { RawEntry } from './work-entries';

function coversDates(outer: RawEntry, inner: RawEntry): boolean {
  if (!outer.dates || !inner.dates) return false;
  const from = outer.dates.from.slice(0, 4);
  return from === '' || from <= (inner.dates.from || inner.dates.to).slice(0, 4);
}

/** Several titles under one employer: the employer's line goes down to each title that has none of its own. */
export function inheritCompanies(items: readonly Assigned[]): Assigned[] {
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
