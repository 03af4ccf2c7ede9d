import { dayMs } from '@portal/domain/constants/time';
import type { Random } from '../documents/random';

const hour = 3_600_000;
/** The demo agencies and their clients work in Portland; the hours are those of UTC, in winter and summer. */
const opens = 17;
const closes = 24;

/**
 * The next moment at or after the given one at which people work: on weekdays, by day.
 * @param random spreads what was moved to the same morning.
 */
export function workingTime(at: number, random: Random): number {
  let moment = at;
  if (hourOf(moment) < opens) moment = startOfDay(moment) + opens * hour + random.int(0, 3 * 60) * 60_000;
  while ([0, 6].includes(new Date(moment).getUTCDay())) {
    moment = startOfDay(moment) + dayMs + opens * hour + random.int(0, 3 * 60) * 60_000;
  }
  return moment;
}

/** The last moment at or before the given one at which people work. */
export function lastWorkingTime(at: number): number {
  let moment = hourOf(at) < opens ? startOfDay(at) - dayMs + (closes - 1) * hour : at;
  while ([0, 6].includes(new Date(moment).getUTCDay())) moment = startOfDay(moment) - hour;
  return moment;
}

const startOfDay = (at: number) => Math.floor(at / dayMs) * dayMs;
const hourOf = (at: number) => Math.floor((at % dayMs) / hour);
