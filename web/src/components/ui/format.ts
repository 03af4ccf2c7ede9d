import type { Timestamp } from '@portal/domain/fields/time';

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `Mar 4, 2026, 3:05 PM`, for the list of what happened to a candidate or a job. */
export const fullMoment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `2026-03-04T15:05:09+01:00`, for files: with seconds and the zone of the reader. */
export function exactMoment(milliseconds: number): string {
  const zone = -new Date(milliseconds).getTimezoneOffset();
  const local = new Date(milliseconds + zone * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(zone) / 60), Math.abs(zone) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${local}${zone < 0 ? '-' : '+'}${hours}:${minutes}`;
}

/** `Mar 4, 2026`; empty without a time. */
export function formatDay(time: Timestamp | null | undefined): string {
  return time ? day.format(time.toDate()) : '';
}

/** The same for milliseconds since 1970. */
export function formatDayOf(milliseconds: number): string {
  return day.format(new Date(milliseconds));
}

/** A date of an ATS, in milliseconds or as a text; anything else stays as it is. */
export function formatAnyDay(value: unknown): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '';
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? String(value) : day.format(date);
}

/** `Mar 4, 3:05 PM`; empty without a time. */
export function formatDayAndTime(time: Timestamp | null | undefined): string {
  return time ? dayAndTime.format(time.toDate()) : '';
}

/** The same for milliseconds since 1970. */
export function formatMoment(milliseconds: number): string {
  return dayAndTime.format(new Date(milliseconds));
}

/** `$90,000 – $120,000 / year`; empty without an amount. */
export function formatSalary(salary: {
  amount: number | null;
  maxAmount: number | null;
  currency: string;
  frequency: string;
}): string {
  if (salary.amount === null && salary.maxAmount === null) return '';
  const amounts = [salary.amount, salary.maxAmount]
    .filter((amount, index, all) => amount !== null && all.indexOf(amount) === index)
    .map((amount) => formatMoney(amount ?? 0, salary.currency));
  return amounts.join(' – ') + (salary.frequency ? ` / ${salary.frequency}` : '');
}

function formatMoney(amount: number, currency: string): string {
  const options: Intl.NumberFormatOptions = { maximumFractionDigits: Number.isInteger(amount) ? 0 : 2 };
  const isKnown = /^[A-Z]{3}$/.test(currency);
  return new Intl.NumberFormat('en-US', isKnown ? { ...options, style: 'currency', currency } : options).format(amount);
}
