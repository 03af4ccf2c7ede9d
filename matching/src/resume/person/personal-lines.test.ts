import { expect, test } from '@jest/globals';
import { personalLinesOf } from './personal-lines';

test('a career below personal data is not personal', () => {
  const lines = ['Tobias Lee', '', 'Personal data', 'Telephone +49 30 5550142', 'Career', '10/2021 - today Nurse'];
  expect([...personalLinesOf(lines).aside]).toEqual([2, 3]);
});
