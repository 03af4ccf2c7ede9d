import { expect, test } from '@jest/globals';
import { shownValue } from './shown-value';

test.each([
  ['startDate', '2022-07', 'Jul 2022'],
  ['endDate', 'present', 'Present'],
  ['date', '2019', '2019'],
  ['degreeType', 'secondary', 'Secondary school'],
  ['level', 'native', 'Native'],
  ['title', '2022-07', '2022-07'],
  ['level', 'C2', 'C2'],
  ['startDate', '', ''],
  ['level', '', ''],
])('%s %p is shown as %p', (field, value, shown) => {
  expect(shownValue(field, value)).toBe(shown);
});
