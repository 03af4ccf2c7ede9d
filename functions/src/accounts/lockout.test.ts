import { describe, expect, test } from '@jest/globals';
import { admitTry, isLocked, lock, readLockout, takeBack, type Lockout } from './lockout';

const start = Date.UTC(2025, 5, 15, 12);

/** Simulates a client that tries wrong passwords. */
function trier() {
  let lockout: Lockout = readLockout(null);
  return {
    fail: (options: { address?: string; isKnown?: boolean; hasCaptcha?: boolean; now?: number } = {}) => {
      const { address = 'here', isKnown = false, hasCaptcha = false, now = start } = options;
      const { keep, verdict } = admitTry(lockout, { address, isKnown, hasCaptcha, now });
      if (keep) lockout = verdict.kind === 'try' && verdict.isLast ? lock(keep, address) : keep;
      // The state is stored as JSON.
      lockout = readLockout(JSON.parse(JSON.stringify(lockout)) as Record<string, unknown>);
      return verdict;
    },
    isLocked: (address: string, now: number, isKnown = false) => isLocked(lockout, { address, isKnown }, now),
    takeBack: () => {
      lockout = takeBack(lockout, { address: 'here', isKnown: false });
    },
  };
}

test('four failures lock nothing; the fifth is the last', () => {
  const { fail, isLocked } = trier();
  for (let count = 1; count <= 4; count += 1) expect(fail()).toMatchObject({ kind: 'try', isLast: false });
  expect(isLocked('here', start)).toBe(false);
  expect(fail()).toMatchObject({ kind: 'try', isLast: true });
  expect(isLocked('here', start)).toBe(true);
});

describe('after the fifth failure', () => {
  const locked = () => {
    const person = trier();
    for (let count = 1; count <= 5; count += 1) person.fail();
    return person;
  };

  test('no password is checked for 60 seconds', () => {
    const { fail } = locked();
    expect(fail()).toEqual({ kind: 'locked', seconds: 60 });
    expect(fail({ hasCaptcha: true, now: start + 59_001 })).toEqual({ kind: 'locked', seconds: 1 });
  });

  test('the captcha is required until a success, and the count restarts', () => {
    const { fail, isLocked } = locked();
    const now = start + 60_000;
    expect(isLocked('here', now)).toBe(false);
    expect(fail({ now })).toEqual({ kind: 'captchaRequired' });
    for (let count = 1; count <= 4; count += 1) {
      expect(fail({ now, hasCaptcha: true })).toEqual({ kind: 'try', isLast: false, usesCaptcha: true });
    }
    expect(fail({ now })).toEqual({ kind: 'captchaRequired' });
    expect(fail({ now, hasCaptcha: true })).toMatchObject({ isLast: true });
    expect(fail({ now, hasCaptcha: true })).toEqual({ kind: 'locked', seconds: 60 });
  });

  test('other client IPs are not affected', () => {
    const { fail, isLocked } = locked();
    expect(fail({ address: 'there' })).toEqual({ kind: 'try', isLast: false, usesCaptcha: false });
    expect(isLocked('there', start)).toBe(false);
  });
});

test('the twentieth failure over many client IPs locks all of them', () => {
  const { fail, isLocked } = trier();
  for (let count = 1; count <= 20; count += 1) {
    expect(fail({ address: `from-${count}` })).toMatchObject({ kind: 'try', isLast: count === 20 });
  }
  expect(fail({ address: 'elsewhere' })).toEqual({ kind: 'locked', seconds: 60 });
  expect(isLocked('elsewhere', start)).toBe(true);
  expect(fail({ address: 'elsewhere', now: start + 60_000 })).toEqual({ kind: 'captchaRequired' });
});

test('guessing from many client IPs does not lock out a known one, whose failures do not count for others', () => {
  const { fail, isLocked } = trier();
  for (let count = 1; count <= 20; count += 1) fail({ address: `from-${count}` });
  const home = { address: 'home', isKnown: true };
  expect(isLocked('home', start, true)).toBe(false);
  for (let count = 1; count <= 4; count += 1) {
    expect(fail(home)).toEqual({ kind: 'try', isLast: false, usesCaptcha: false });
  }
  expect(fail(home)).toMatchObject({ isLast: true });
  expect(isLocked('home', start, true)).toBe(true);
  expect(fail(home)).toEqual({ kind: 'locked', seconds: 60 });
  expect(fail({ address: 'elsewhere', now: start + 60_000 })).toEqual({ kind: 'captchaRequired' });
});

test('an attempt without a checked password is not counted', () => {
  const { fail, takeBack } = trier();
  for (let count = 1; count <= 4; count += 1) fail();
  takeBack();
  expect(fail()).toMatchObject({ isLast: false });
});
