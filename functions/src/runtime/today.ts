import type { Clock } from './ports';

/** The day in UTC, `YYYY-MM-DD`: what 'until now' in a document means. */
export function todayOf(clock: Clock): string {
  return new Date(clock.now()).toISOString().slice(0, 10);
}
