import { dayMs } from '../constants/time';

/** The times of a cron expression of five fields, in UTC. */
interface Cron {
  minutes: ReadonlySet<number>;
  hours: ReadonlySet<number>;
  days: ReadonlySet<number>;
  months: ReadonlySet<number>;
  weekdays: ReadonlySet<number>;
  /** A day that is named in both ways counts when one of them holds (https://man7.org/linux/man-pages/man5/crontab.5.html). */
  eitherDay: boolean;
}

const minuteMs = 60_000;
/** February 29 occurs at least once in eight years. */
const searchedDays = 8 * 366;

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * The next times of a schedule.
 * @param expression minute, hour, day, month, weekday; in UTC.
 * @param after milliseconds since 1970.
 * @returns at most `count` times, the earliest first; null when the expression is none.
 */
export function nextRuns(expression: string, after: number, count: number): number[] | null {
  const cron = parseCron(expression);
  if (!cron) return null;
  const [hours, minutes] = [cron.hours, cron.minutes].map((values) => [...values].sort((a, b) => a - b));
  const runs: number[] = [];
  const firstDay = Math.floor(after / dayMs);
  for (let day = firstDay; day < firstDay + searchedDays; day += 1) {
    if (!isOnDay(cron, new Date(day * dayMs))) continue;
    for (const hour of hours ?? []) {
      for (const minute of minutes ?? []) {
        const run = day * dayMs + (hour * 60 + minute) * minuteMs;
        if (run <= after) continue;
        runs.push(run);
        if (runs.length === count) return runs;
      }
    }
  }
  return runs;
}

/** Whether a text is a cron expression whose time comes. */
export function isCron(expression: string): boolean {
  return (nextRuns(expression, 0, 1)?.length ?? 0) > 0;
}

function isOnDay(cron: Cron, date: Date): boolean {
  if (!cron.months.has(date.getUTCMonth() + 1)) return false;
  const [isDay, isWeekday] = [cron.days.has(date.getUTCDate()), cron.weekdays.has(date.getUTCDay())];
  return cron.eitherDay ? isDay || isWeekday : isDay && isWeekday;
}

function parseCron(expression: string): Cron | null {
  const parts = expression.trim().toLowerCase().split(/\s+/);
  if (parts.length !== 5) return null;
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = parts;
  const minutes = valuesOf(minute, 0, 59);
  const hours = valuesOf(hour, 0, 23);
  const days = valuesOf(day, 1, 31);
  const months = valuesOf(month, 1, 12, monthNames);
  const weekdays = valuesOf(weekday, 0, 7, weekdayNames);
  if (!minutes || !hours || !days || !months || !weekdays) return null;
  // Sunday is 0 and 7.
  if (weekdays.delete(7)) weekdays.add(0);
  return { minutes, hours, days, months, weekdays, eitherDay: !day.startsWith('*') && !weekday.startsWith('*') };
}

/** The values of a field: `*`, a number or name, a range, each with `/step`, separated by commas; null for another text. */
function valuesOf(field: string, min: number, max: number, names: readonly string[] = []): Set<number> | null {
  const values = new Set<number>();
  const numberOf = (text: string) => {
    const named = names.indexOf(text);
    // Months begin with 1, weekdays with 0.
    if (named >= 0) return named + min;
    return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  };
  for (const part of field.split(',')) {
    const [range = '', step = '1', ...rest] = part.split('/');
    const [first = '', last, ...more] = range === '*' ? [String(min), String(max)] : range.split('-');
    const from = numberOf(first);
    const to = last === undefined ? (part.includes('/') ? max : from) : numberOf(last);
    const by = /^\d{1,2}$/.test(step) ? Number(step) : 0;
    const isValid = rest.length === 0 && more.length === 0 && from >= min && to <= max && from <= to && by >= 1;
    if (!isValid) return null;
    for (let value = from; value <= to; value += by) values.add(value);
  }
  return values;
}
