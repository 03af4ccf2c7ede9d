import { expect, test } from '@jest/globals';
import { formatPeriod } from './format-period';

test.each([
  ['2019-03', 'present', 'Mar 2019 – Present'],
  ['2015', '2018', '2015 – 2018'],
  ['2018-12', '2018-12', 'Dec 2018'],
  ['', '2018', '2018'],
  ['2018-13', '', '2018-13'],
  ['', '', ''],
  ['2015', '2018-12', '2015 – Dec 2018'],
  ['2018', '2018', '2018'],
  ['2020-01', '', 'Jan 2020'],
])('from %j to %j', (startDate, endDate, expected) => {
  expect(formatPeriod({ startDate, endDate })).toBe(expected);
});
