import { expect, test } from '@jest/globals';

import { isCareerBreak } from './career-breaks';

test.each([
  'Career break',
  'CAREER BREAK – raising two children',
  'Career Break: care of a parent',
  'Parental leave',
  'Maternity Leave (second child)',
  'Family care leave',
  'Sabbatical (travel in Asia)',
  'Sabbatical year',
  'Gap year in Australia',
  'Leave of absence',
  'Time off to care for my mother',
  'Stay-at-home parent',
  'Elternzeit',
  'Congé parental',
])('%j is time away', (text) => {
  expect(isCareerBreak(text)).toBe(true);
});

test.each([
  'Sabbatical Officer',
  'Teacher (maternity leave cover)',
  'Maternity leave cover',
  'Leave Administrator',
  'Parental Leave Specialist',
  'Break Mechanic',
  'Career Coach',
  'Gap Inc.',
])('%j is work', (text) => {
  expect(isCareerBreak(text)).toBe(false);
});
