import { dayMs } from '../constants/time';

/**
 * When a link created now expires.
 * @param ageDays 0 means never.
 * @param now milliseconds since 1970.
 * @returns milliseconds since 1970, or null for never.
 */
export function linkExpiryFrom(ageDays: number, now: number): number | null {
  return ageDays > 0 ? now + ageDays * dayMs : null;
}

/**
 * Whether the link has expired: expiry is on, and its time is before now.
 * @param linkExpiry milliseconds since 1970, null for never.
 */
export function isLinkExpired(options: { isExpiryOn: boolean; linkExpiry: number | null; now: number }): boolean {
  return options.isExpiryOn && options.linkExpiry !== null && options.linkExpiry < options.now;
}
