/** A calendar month as `YYYY-MM`, which sorts by time. */
export type Month = string;

/** Months since year 0. */
export function monthIndex(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** The month that lies `count` months after (or, when negative, before) `month`. */
export function addMonths(month: Month, count: number): Month {
  const index = monthIndex(month) + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Months from `start` to `end`; negative when `end` is earlier. */
export function monthsBetween(start: Month, end: Month): number {
  return monthIndex(end) - monthIndex(start);
}
