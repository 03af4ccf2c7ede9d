import { present } from '../resumes/present';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Parses a typed month or year: `2019-03`, `2019`, `Mar 2019`, `March 2019`, `3/2019`, `present`.
 * @returns `YYYY-MM`, `YYYY`, `present`, `''` for no text; null for anything else.
 */
export function parsePartialDate(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (text === '' || text === present) return text;
  const byNumber = /^(\d{4})(?:[-/.](\d{1,2}))?$/.exec(text) ?? reversed(/^(\d{1,2})[-/. ](\d{4})$/.exec(text));
  if (byNumber) return dateOf(byNumber[1], byNumber[2]);
  const [, name = '', year] = /^([a-z]{3,9})\.?,? (\d{4})$/.exec(text) ?? [];
  const month = months.findIndex((short) => name.startsWith(short));
  return month < 0 ? null : dateOf(year, String(month + 1));
}

function reversed(match: RegExpExecArray | null): (string | undefined)[] | null {
  return match && [match[0], match[2], match[1]];
}

function dateOf(year: string | undefined, month: string | undefined): string | null {
  const isYear = Number(year) >= 1900 && Number(year) <= 2100;
  if (year === undefined || !isYear) return null;
  if (month === undefined) return year;
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : null;
}

/** Offset of the easternmost time zone from UTC. */
const earliestZone = 14 * 60 * 60 * 1000;

/**
 * Whether a current period (end `present`) begins after the current month in every time zone.
 * @param now milliseconds since 1970.
 */
export function startsInFuture(startDate: string, endDate: string, now: number): boolean {
  if (endDate !== present) return false;
  const thisMonth = new Date(now + earliestZone).toISOString().slice(0, 'YYYY-MM'.length);
  return startDate > thisMonth.slice(0, startDate.length);
}

/** Whether a period ends before it begins. False for open or unknown ends; dates without months compare by year. */
export function endsBeforeStart(startDate: string, endDate: string): boolean {
  if (startDate === '' || endDate === '' || endDate === present) return false;
  const length = Math.min(startDate.length, endDate.length);
  return endDate.slice(0, length) < startDate.slice(0, length);
}
