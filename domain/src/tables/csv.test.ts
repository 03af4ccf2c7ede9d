import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvFile } from './csv';

/** A strict RFC 4180 parser. */
function parse(file: string): string[][] {
  const rows: string[][] = [[]];
  for (const match of file.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'));
    if (match[3] !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('starts with a byte order mark and ends lines with CR LF', () => {
  expect(csvFile(['Name', 'City'], [['Zoë', 'Köln']])).toBe('\uFEFFName,City\r\nZoë,Köln\r\n');
});

test('quotes separators, quotes and line breaks', () => {
  expect(csvFile(['a'], [['say "hi", then\nleave']])).toBe('\uFEFFa\r\n"say ""hi"", then\nleave"\r\n');
});

test.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', ' =1', '\u200f=1', '＝1+1', '=HYPERLINK("http://x","y")'])(
  'defuses the formula %j',
  (text) => {
    const [, [field] = []] = parse(csvFile(['a'], [[text]]));
    expect(field).toBe(`'${text}`);
  },
);

test.each(['-5', '+12', '-1,200.50', 'plain', ''])('keeps %j', (text) => {
  expect(parse(csvFile(['a', 'b'], [[text, 'x']]))[1]?.[0]).toBe(text);
});

test('any texts survive a round trip, apart from the apostrophe', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string()), { minLength: 1 }), (rows) => {
      const read = parse(csvFile(['a', 'b'], rows)).slice(1);
      const plain = read.map((row) => row.map((field) => field.replace(/^'/, '')));
      expect(plain).toEqual(rows.map((row) => row.map((field) => field.replace(/^'/, ''))));
    }),
  );
});
