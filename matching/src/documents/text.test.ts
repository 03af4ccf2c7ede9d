import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findBullet, isBulletAlone, listNumbers } from './bullets';
import { joinHyphenated } from './hyphenation';
import { normalizeCharacters } from './normalize-text';
import { readDocument } from './read-document';
import { linesOf, utf8 } from './testing/lines';

test.each([
  ['ligatures', 'oﬃce ﬂow', 'office flow'],
  ['composed letters', 'Jose\u0301', 'José'],
  ['soft hyphens and zero-width characters', 'de\u00advel\u200bop\ufeff', 'develop'],
  ['spaces of all kinds', 'an\u00a0old\u2003car  now', 'an old car now'],
  ['quotation marks', '“It’s”', '"It\'s"'],
  ['hyphens, but not dashes', 'non\u2011stop 2019–2021', 'non-stop 2019–2021'],
  ['marks of writing direction', '\u200fשלום\u200e', 'שלום'],
  ['icon fonts', '\uf095 555 \ue0be', '555'],
  ['emoji before contact data', '📞 555 ✉ a@b.c', '555 a@b.c'],
  ['bullets of Symbol and Wingdings', '\uf0b7 one', '• one'],
  ['full-width letters', 'ＪＡＶＡ', 'JAVA'],
  ['drawn ratings', 'Java ●●●○○', 'Java'],
  ['windows-1252 read as Latin-1', 'a\x96b', 'a–b'],
  ['spaced letters', 'E X P E R I E N C E', 'EXPERIENCE'],
  ['spaced words', 'W O R K   H I S T O R Y', 'WORK HISTORY'],
  ['wide spaces', 'Hale Yards   Welder  II    2018', 'Hale Yards\tWelder II\t2018'],
  ['lone surrogates', 'a\ud800b', 'ab'],
  ['names with accents and other scripts', 'Łukasz Ó Briain 李明', 'Łukasz Ó Briain 李明'],
  ['C++, C# and e-mail', 'C++ C# a.b+c@d.e', 'C++ C# a.b+c@d.e'],
])('normal form of %s', (_name, raw, expected) => {
  expect(normalizeCharacters(raw)).toBe(expected);
});

test('the normal form is composed, trimmed and free of control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (raw) => {
      const once = normalizeCharacters(raw);
      // eslint-disable-next-line no-control-regex -- that there are none is what is tested
      expect(once).not.toMatch(/[\x00-\x08\x0a-\x1f\x7f-\x9f\u00ad\u200b\ue000-\uf8ff]/);
      expect(once).toBe(once.normalize('NFC'));
      expect(once).toBe(once.trim());
    }),
  );
});

test('bullets are distinguished from words and numbers', () => {
  expect(findBullet('• one')?.length).toBe(2);
  expect(findBullet('•one')?.length).toBe(1);
  expect(findBullet('- one')?.length).toBe(2);
  expect(findBullet('-5 degrees')).toBeNull();
  expect(findBullet('2) one')).toEqual({ length: 3, number: 2 });
  expect(findBullet('2019. one')).toBeNull();
  expect(isBulletAlone('•')).toBe(true);
  expect(isBulletAlone('a')).toBe(false);
  expect(listNumbers([1, null, 2, null])).toEqual([true, false, true, false]);
  expect(listNumbers([12, null])).toEqual([false, false]);
});

test('a numbered list loses its numbers, a date does not', async () => {
  expect(await linesOf(utf8('1. one\n2. two\n\n12. March'))).toEqual(['* one', '* two', '12. March']);
});

test.each([
  ['develop-', 'ment of', 'development', 'of'],
  ['worked full-', 'time on', 'worked full-time', 'on'],
  ['data-', 'driven work', 'data-driven', 'work'],
  ['manage-', 'ment.', 'management.', ''],
  ['Redis, Post-', 'greSQL', 'Redis, PostgreSQL', ''],
  ['the post-', 'war years', 'the post-war', 'years'],
  ['mail ann@harbor-', 'mail.example, or call', 'mail ann@harbor-mail.example,', 'or call'],
])('%s %s', (first, second, joined, rest) => {
  expect(joinHyphenated(first, second, () => false)).toEqual({ first: joined, second: rest });
});

test('a word elsewhere in the document decides about a hyphen; other line ends stay', async () => {
  expect(joinHyphenated('micro-', 'service', (word) => word === 'micro-service')).toEqual({
    first: 'micro-service',
    second: '',
  });
  expect(joinHyphenated('2019 -', 'today', () => false)).toBeNull();
  expect(joinHyphenated('Smith-', 'Jones', () => false)).toBeNull();
  expect((await readDocument(utf8('Led the develop-\nment of tools'))).text).toBe('Led the development\nof tools');
});
