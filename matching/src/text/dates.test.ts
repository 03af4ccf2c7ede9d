import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findDates } from './dates';

describe('findDates reads periods', () => {
  test.each([
    ['Jan 2019 - Present', '2019-01', 'present'],
    ['January 2019 – March 2021', '2019-01', '2021-03'],
    ['01/2019 - 03/2021', '2019-01', '2021-03'],
    ['1/19 – 3/21', '2019-01', '2021-03'],
    ['05/21-05/26', '2021-05', '2026-05'],
    ['2019-01 – 2021-03', '2019-01', '2021-03'],
    ['2024/06-to date', '2024-06', 'present'],
    ['2021/07-2025/11', '2021-07', '2025-11'],
    ['2019 - 2021', '2019', '2021'],
    ["Jan '19 – Mar '21", '2019-01', '2021-03'],
    ['03.2019 – heute', '2019-03', 'present'],
    ['Sept. 2018 to date', '2018-09', 'present'],
    ['Since 2019', '2019', 'present'],
    ['seit 03/2019', '2019-03', 'present'],
    ['From Jan 2019 to Mar 2020', '2019-01', '2020-03'],
    ['Jan – Mar 2020', '2020-01', '2020-03'],
    ['2019–21', '2019', '2021'],
    ['12 Jan 2019 – 13 Feb 2020', '2019-01', '2020-02'],
    ['01/15/2019 - 02/20/2020', '2019-01', '2020-02'],
    ['15.01.2019 – 20.02.2020', '2019-01', '2020-02'],
    ['(2015/09 – 2018/06)', '2015-09', '2018-06'],
    ['août 2019 - aujourd’hui', '2019-08', 'present'],
    ['enero de 2019 – diciembre de 2020', '2019-01', '2020-12'],
    ['maj 2019 – obecnie', '2019-05', 'present'],
    ['June 2019 -- Current', '2019-06', 'present'],
    ['SEPTEMBER 2014–AUGUST 2016', '2014-09', '2016-08'],
    ['2018 –', '2018', 'present'],
    ['March 2019 up to present', '2019-03', 'present'],
    ['since mid-2019', '2019', 'present'],
    ['since-2018-03', '2018-03', 'present'],
    ['Mar 21 – Now', '2021-03', 'present'],
    ['May 18 – Feb 21', '2018-05', '2021-02'],
    ['Since the beginning of 2019', '2019', 'present'],
    ['mid-2019 – early 2021', '2019', '2021'],
    ['September 2024 until Present', '2024-09', 'present'],
    ['Summers 2019, 2020, 2021', '2019', '2021'],
    ['Winters 2004 and 2005', '2004', '2005'],
    ["'08-'10", '2008', '2010'],
    ["'98 – present", '1998', 'present'],
    ['2018, April, to now', '2018-04', 'present'],
    ['2015, May - 2018, March', '2015-05', '2018-03'],
  ])('%s', (text, from, to) => {
    expect(findDates(text)).toMatchObject([{ from, to, isRange: true }]);
  });
});

test.each([
  ['May 2020', '2020-05'],
  ['Expected May 2026', '2026-05'],
  ['Summer 2019', '2019'],
  ['Été 2010', '2010'],
  ['verano de 2014', '2014'],
  ['2018, April', '2018-04'],
  ['2015', '2015'],
])('findDates reads the single date %s', (text, to) => {
  expect(findDates(text)).toMatchObject([{ from: '', to, isRange: false }]);
});

test.each(['Managed a $2019 budget', 'Version 3.2019.1', 'Room 20190', 'no digits at all', 'call 555-2019'])(
  'findDates finds nothing in %s',
  (text) => {
    expect(findDates(text)).toEqual([]);
  },
);

test('findDates keeps its offsets inside the line', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('Jan 2019 – Mar 2020', '2018 - heute', '1/19'),
      (noise, date) => {
        const line = `${noise}${date}${noise}`;
        for (const { start, end } of findDates(line)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(line.length);
        }
      },
    ),
  );
});

test.each(['(2018 →)', '2018 ->', '(2018 –)', 'Clerk, Acme, from 2018: files'])('%s lasts until now', (text) => {
  expect(findDates(text)).toMatchObject([{ from: '2018', to: 'present', isRange: true }]);
});

test.each(['Clerk (GS-2001-09)', 'Part KX-2010-11'])('a code is not a date: %s', (text) => {
  expect(findDates(text)).toEqual([]);
});

test.each(['Cook, Sioux Falls, 2011 - 2013', 'Cook, Colorado Springs 2011 - 2013'])(
  'a town is not a season: %s',
  (text) => {
    const { start, end } = findDates(text)[0] ?? {};
    expect(text.slice(start, end)).toBe('2011 - 2013');
  },
);

test.each([
  ['Summers 2021, 2020, 2019', [['2019', '2021']]],
  ['In 2019, set up a new lab', [['', '2019']]],
  ['In 2018, out of school', [['', '2018']]],
  [
    'In May 2018, a 2019 award',
    [
      ['', '2018-05'],
      ['', '2019'],
    ],
  ],
])('%s', (text, dates) => {
  expect(findDates(text).map(({ from, to }) => [from, to])).toEqual(dates);
});

test('several seasons of a kind', () => {
  expect(findDates('Summers 2020, 2021')).toMatchObject([{ start: 0, from: '2020', to: '2021', isRange: true }]);
  expect(findDates('Summer 2020, Winter 2021').map(({ to }) => to)).toEqual(['2020', '2021']);
});
