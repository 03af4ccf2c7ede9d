import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanText, drawableText, isRightToLeft, limited, linesOf, mapTexts } from './printable-text';

test.each([
  ['a\u0000b\u202ec\ud800d', 'abcd'],
  ['done ✅ 😀', 'done'],
  ['C# 4* ©', 'C# 4* ©'],
  ['one\r\ntwo\tthree', 'one\ntwo three'],
  ['e\u0301', 'é'],
])('%j is cleaned to %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('leaves clean text unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
    }),
  );
});

test('no text exceeds its limit and one ellipsis', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (text, max) => {
      expect(Array.from(limited(text, max)).length).toBeLessThanOrEqual(max + 1);
    }),
  );
});

test('lines with bullets become items', () => {
  expect(linesOf('Intro\n\n• one\n- two\n–dash')).toEqual([
    { isItem: false, text: 'Intro' },
    { isItem: true, text: 'one' },
    { isItem: true, text: 'two' },
    { isItem: false, text: '–dash' },
  ]);
});

test('too many lines end with an ellipsis', () => {
  expect(linesOf('a\nb\nc', { maxLines: 2 }).map(({ text }) => text)).toEqual(['a', 'b', '…']);
});

test('characters without a glyph are left out', () => {
  const change = drawableText((character) => character !== '漢');
  const data = { name: '漢a', list: ['漢'], deep: { count: 1, none: null, bytes: Uint8Array.of(1) } };
  expect(mapTexts(data, change)).toEqual({ ...data, name: 'a', list: [''] });
});

test.each([
  ['שלום', true],
  ['10 سنوات', true],
  ['Java و SQL', false],
  ['123', false],
])('%s runs from right to left: %p', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected);
});
