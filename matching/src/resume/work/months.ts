/** A period in months since year 0, the last month included. */
export interface MonthSpan {
  from: number;
  to: number;
}

/** A date as months since year 0; without a month it gets the fallback month. */
export const monthIndex = (date: string, fallbackMonth: number): number => {
  const [year = '0', month] = date.split('-');
  return Number(year) * 12 + (month === undefined ? fallbackMonth : Number(month)) - 1;
};

/**
 * The months of a period. A year without a month counts from the middle of the first year to the middle of the last, so
 * that experience is not overestimated.
 * @param today `YYYY-MM-DD`, the end of current positions.
 */
export function monthSpan(start: string, end: string, today: string): MonthSpan | null {
  const first = start || end;
  if (first === '' || first === 'present') return null;
  const now = monthIndex(today.slice(0, 7), 1);
  const isWholeYear = start === end && !start.includes('-');
  const from = monthIndex(first, isWholeYear ? 1 : 7);
  const to = end === 'present' ? now : monthIndex(end || first, isWholeYear ? 12 : 6);
  if (to < from) return { from, to: from };
  return from > now ? null : { from, to: Math.min(to, now) };
}

/** Months covered by the periods, overlaps counted once. */
export function coveredMonths(spans: readonly MonthSpan[]): number {
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  let covered = 0;
  let reached = -Infinity;
  for (const { from, to } of sorted) {
    const begin = Math.max(from, reached + 1);
    if (to >= begin) covered += to - begin + 1;
    reached = Math.max(reached, to);
  }
  return covered;
}
