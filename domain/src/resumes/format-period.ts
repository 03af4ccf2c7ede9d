import { publicResumeTexts } from '../texts/public-resume';
import type { ParsedWork } from './parsed-resume';
import { present } from './present';

const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' });

/**
 * `Mar 2019 – Present`, `2015 – 2018`, or the only known end; `''` when neither is known.
 * @param period `YYYY-MM` or `YYYY`; the end may be `present`.
 */
export function formatPeriod({ startDate, endDate }: Pick<ParsedWork, 'startDate' | 'endDate'>): string {
  const ends = [formatPartialDate(startDate), formatPartialDate(endDate)].filter(Boolean);
  return [...new Set(ends)].join(' – ');
}

/** `Mar 2019`, `2019` or `Present`; other texts are unchanged. */
export function formatPartialDate(date: string): string {
  if (date === present) return publicResumeTexts.present;
  const [, year, monthNumber] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(date) ?? [];
  return year && monthNumber ? month.format(Date.UTC(Number(year), Number(monthNumber) - 1)) : date;
}
