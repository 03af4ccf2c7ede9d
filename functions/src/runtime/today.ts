import type { Clock } from './ports';

/** The current day in UTC, `YYYY-MM-DD`; the end of "until now" in a document. */
export function todayOf(clock: Clock): string {
  return new Date(clock.now()).toISOString().slice(0, 10);
}
