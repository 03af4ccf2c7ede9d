import type { ProfileSide } from '../templates/choose-template';

/** How often a profile's viewer loads a document again that did not load, in milliseconds, and how many times. */
export const viewerChecks = {
  core: { intervalMs: 1_500, maxChecks: 10 },
  marketing: { intervalMs: 1_000, maxChecks: 5 },
} as const satisfies Record<ProfileSide, unknown>;

/** Delay of the first check: a document that has just been stored is there a moment later. */
const firstCheckMs = 500;
/** Delay of each check of a URL with a query string: its signature is verified on the server. */
const queryCheckMs = 2_000;

/**
 * When a viewer loads a document again.
 * @param check 1 for the first check after the load that failed.
 * @returns milliseconds to wait; null after the last check.
 */
export function viewerCheckDelay(side: ProfileSide, url: string, check: number): number | null {
  const { intervalMs, maxChecks } = viewerChecks[side];
  if (check > maxChecks) return null;
  if (url.includes('?')) return queryCheckMs;
  return check === 1 ? firstCheckMs : intervalMs;
}
