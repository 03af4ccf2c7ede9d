import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldHomoglyphs } from './homoglyphs';

test.each([
  ['Cyrillic', 'Lоаd аnd unlоаd trucks', 'Load and unload trucks'],
  ['Cyrillic capitals', 'АВСЕНІКМ', 'ABCEHIKM'],
  ['Greek', 'Ροrt οf Νarvik', 'Port of Narvik'],
  ['phonetic', 'Lᴏad ɑnd paᴄk', 'Load and pack'],
  ['full-width', 'Ｃｏｕｎｔ ｓｔｏｃｋ', 'Count stock'],
  ['mathematical', '𝐂𝐨𝐮𝐧𝐭 𝓼𝓽𝓸𝓬𝓴', 'Count stock'],
  ['circled', 'ⓒⓞⓤⓝⓣ', 'count'],
  ['joiners inside', 'Cou\u200bnt\u00ad st\u2060ock\ufe0f', 'Count stock'],
])('%s letters are read by their appearance', (_, written, seen) => {
  expect(foldHomoglyphs(written)).toBe(seen);
});

test('plain text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(foldHomoglyphs(text)).toBe(text);
    }),
  );
});
