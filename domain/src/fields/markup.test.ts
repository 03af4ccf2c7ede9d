import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { containsMarkup, escapeHtml, forbiddenElements } from './markup';

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT src=//x>',
  '</style>',
  '<iframe',
  '<svg/onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<img src="x"onerror="alert(1)">',
  '<img src=x onerror\n=alert(1)>',
  '<a title=">" onmouseover=alert(1)>',
  '" onmouseover="alert(1)',
  '<scr\u0000ipt>',
  '<scr\u200bipt>',
  '<meta http-equiv=refresh>',
])('refuses %j', (text) => {
  expect(containsMarkup(text)).toBe(true);
});

test.each([
  '',
  'C++ & C#, 5 < 10 > 3',
  'a<b',
  'online = yes',
  'Scripting, styles and metadata',
  'I <3 linking objects',
  '<linkage> and <styled-components>',
  'She said "on time"',
  'Größe, naïve, 東京',
  'https://example.com/?on=1',
])('accepts %j', (text) => {
  expect(containsMarkup(text)).toBe(false);
});

describe('within any text', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  test('finds a forbidden tag', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...forbiddenElements), text, (before, element, after) => {
        expect(containsMarkup(`${before}<${element}>${after}`)).toBe(true);
      }),
    );
  });
  test('never refuses letters, digits, spaces and punctuation', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}\p{N} .,;:!?-]*$/u), (value) => {
        expect(containsMarkup(value)).toBe(false);
      }),
    );
  });
});

test.each(['<a', '<a on', ' on', 'x on\t', '<', '"onx ', 'on'])(
  'reads a million repetitions of %j in linear time',
  (unit) => {
    const start = Date.now();
    containsMarkup(unit.repeat(1_000_000));
    expect(Date.now() - start).toBeLessThan(5000);
  },
);

test('escaped text has no markup characters', () => {
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
});
