import { describe, expect, test } from '@jest/globals';
import { neverEnds } from '@portal/domain/access/session';
import { dueAction } from './session-use';

const minute = 60_000;
const idleMs = 15 * minute;

/** A session that the server continues, minute by minute. @param activeMinutes when the user moves. */
function watch(activeMinutes: readonly number[], until: number, latestEnd = neverEnds) {
  let [endsAt, activeAt] = [Math.min(latestEnd, idleMs), 0];
  const seen: [number, string][] = [];
  for (let now = 0; now <= until * minute; now += minute / 4) {
    if (activeMinutes.includes(now / minute)) activeAt = now;
    const due = dueAction({ now, activeAt, endsAt, latestEnd, idleMs });
    if (due === 'continue') endsAt = Math.min(latestEnd, now + idleMs);
    if (due !== null && seen.at(-1)?.[1] !== due) seen.push([now / minute, due]);
    if (due === 'end') break;
  }
  return seen;
}

describe('a session of fifteen minutes without activity', () => {
  test('is warned about after fourteen and ends after fifteen', () => {
    expect(watch([], 20)).toEqual([
      [14, 'warn'],
      [15, 'end'],
    ]);
  });

  test('ends fifteen minutes after the last activity, at most one and a half later', () => {
    const [continued, , end] = watch([1], 30);
    expect(continued).toEqual([1.5, 'continue']);
    expect(end).toEqual([16.5, 'end']);
  });

  test('goes on by activity during the warning', () => {
    expect(watch([14.5], 40)).toEqual([
      [14, 'warn'],
      [14.5, 'continue'],
      [28.5, 'warn'],
      [29.5, 'end'],
    ]);
  });

  test('goes on as long as it is used, and ends without a warning when it may not last longer', () => {
    const always = Array.from({ length: 60 }, (_each, index) => index);
    expect(watch(always, 60).map(([, due]) => due)).toEqual(['continue']);
    expect(watch(always, 60, 40 * minute).at(-1)).toEqual([40, 'end']);
    expect(watch(always, 60, 40 * minute).map(([, due]) => due)).not.toContain('warn');
  });

  test('from before the setting gets an end with the first look', () => {
    expect(dueAction({ now: 0, activeAt: 0, endsAt: neverEnds, latestEnd: neverEnds, idleMs })).toBe('continue');
  });
});

test('a page that is not used does not continue a session that another page has continued', () => {
  const endsAt = 10 * minute + idleMs;
  expect(dueAction({ now: 12 * minute, activeAt: 0, endsAt, latestEnd: neverEnds, idleMs })).toBeNull();
});
