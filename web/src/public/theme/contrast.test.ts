import { describe, expect, test } from '@jest/globals';
import { fallbackColors } from '@portal/domain/constants/branding';
import fc from 'fast-check';
import { accentOf, contrastOf, isNearlyWhite, textOn, tintOf } from './contrast';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

describe('textOn', () => {
  test('is readable on every color', () => {
    fc.assert(fc.property(color, (ground) => contrastOf(textOn(ground), ground) >= 4.5));
  });
  test.each([
    ['#1f4f8f', '#ffffff'],
    [fallbackColors.brand, '#ffffff'],
    ['#fff', '#10161e'],
    [fallbackColors.primaryColor, '#10161e'],
    ['no color', '#10161e'],
  ])('on %s it is %s', (ground, text) => {
    expect(textOn(ground)).toBe(text);
  });
});

describe('accentOf', () => {
  test('is readable on white, on the background and on its tint, for every stored color', () => {
    fc.assert(
      fc.property(color, color, (first, second) => {
        const accent = accentOf(first, second);
        return ['#fff', '#f5f6f8', tintOf(accent, 0.08)].every((ground) => contrastOf(accent, ground) >= 4.5);
      }),
      { numRuns: 1000 },
    );
  });
  test('keeps a dark color as it is', () => {
    expect(accentOf('#1f4f8f')).toBe('#1f4f8f');
  });
  test('skips white', () => {
    expect(accentOf('#ffffff', '#343a40')).toBe('#343a40');
  });
});

test('dark text is readable on every tint', () => {
  fc.assert(fc.property(color, (hue) => contrastOf(tintOf(hue), '#10161e') >= 4.5));
});

test.each([
  ['#ffffff', true],
  ['#f8f9fa', true],
  ['#71b244', false],
])('%s is nearly white: %p', (value, expected) => {
  expect(isNearlyWhite(value)).toBe(expected);
});
