import { expect, test } from '@jest/globals';
import { csvRows } from './csv-rows';

test.each([
  [
    'a,b\r\nc,"d, ""e"""\r\n',
    [
      ['a', 'b'],
      ['c', 'd, "e"'],
    ],
  ],
  [
    '\uFEFFa;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  ['a\tb', [['a', 'b']]],
  ['a,"two\nlines"', [['a', 'two\nlines']]],
  ['', []],
])('reads %j', (text, rows) => {
  expect(csvRows(text, 10)).toEqual(rows);
});

test('reads no more rows than asked for', () => {
  expect(csvRows('a\n'.repeat(100), 3)).toHaveLength(3);
});
