import type { Slot } from './slot';
import { endOf } from './slot-times';

/** Whether `Intl` knows a time zone of this name, such as `Europe/Zurich`. */
export function isTimeZone(name: string): boolean {
  if (name === '' || name.length > 64) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The time zone of this browser. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `Tue, Dec 1, 2026, 10:00 – 10:45 AM GMT+1`. */
export function formatSlot(slot: Slot, zone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  });
  // Browsers and Node separate with different narrow spaces.
  return format.formatRange(slot.start, endOf(slot)).replace(/[\u2009\u202f\u00a0]/g, ' ');
}

/** A day and time on a clock of a time zone. */
export interface WallTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/**
 * When the clocks of a time zone show a time.
 * @returns milliseconds since 1970; null for a day or time that does not exist. A time that occurs twice is the first one.
 */
export function instantOf(wall: WallTime, zone: string): number | null {
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
  // A zone is at most 14 hours from UTC and changes its offset at most once in that span.
  const candidates = [-1, 1].map((side) => asUtc - offsetAt(asUtc + side * 15 * 3_600_000, zone));
  return candidates.sort((one, other) => one - other).find((instant) => isSame(wallAt(instant, zone), wall)) ?? null;
}

function offsetAt(instant: number, zone: string): number {
  const { year, month, day, hour, minute } = wallAt(instant, zone);
  const minuteOfInstant = Math.floor(instant / 60_000) * 60_000;
  return Date.UTC(year, month - 1, day, hour, minute) - minuteOfInstant;
}

function wallAt(instant: number, zone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    hourCycle: 'h23',
    timeZone: zone,
  }).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour'), minute: read('minute') };
}

function isSame(one: WallTime, other: WallTime): boolean {
  return (['year', 'month', 'day', 'hour', 'minute'] as const).every((part) => one[part] === other[part]);
}
