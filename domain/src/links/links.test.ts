import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isLinkExpired, linkExpiryFrom } from './link-expiry';
import { encodePublicToken, isPublicToken, publicNumberRange } from './public-token';

describe('public tokens', () => {
  const number = fc.integer(publicNumberRange);
  test('have at least ten letters and digits, and are recognized', () => {
    fc.assert(
      fc.property(number, (value) => {
        const token = encodePublicToken(value);
        expect(token).toMatch(/^[A-Za-z0-9]{10,}$/);
        expect(isPublicToken(token)).toBe(true);
      }),
    );
  });
  test('are unique for each number', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(encodePublicToken(a) === encodePublicToken(b)).toBe(a === b);
      }),
    );
  });
  test.each([0, publicNumberRange.min - 1, publicNumberRange.max + 1, 1.5, Number.NaN])('cannot encode %p', (value) => {
    expect(() => encodePublicToken(value)).toThrow(RangeError);
  });
  test.each(['', '../../etc/x', 'abc', 'abcdefghi0', 'abcdefghijk'])('%p is not a token', (value) => {
    expect(isPublicToken(value)).toBe(false);
  });
});

describe('link expiry', () => {
  const now = 1_700_000_000_000;
  test('0 days is never', () => {
    expect(linkExpiryFrom(0, now)).toBeNull();
    expect(isLinkExpired({ isExpiryOn: true, linkExpiry: null, now })).toBe(false);
  });
  test('90 days', () => {
    expect(linkExpiryFrom(90, now)).toBe(now + 7_776_000_000);
  });
  test.each([
    [true, now - 1, true],
    [true, now, false],
    [true, now + 1, false],
    [false, now - 1, false],
  ])('expiry on %p, expires at %d: expired %p', (isExpiryOn, linkExpiry, expired) => {
    expect(isLinkExpired({ isExpiryOn, linkExpiry, now })).toBe(expired);
  });
});
