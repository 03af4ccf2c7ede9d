import { describe, expect, test } from '@jest/globals';
import { parseJob } from '../parse-job';

const yearsOf = (line: string): (number | null)[] => {
  const { min, max } = parseJob(`Cook\n\nRequirements\n- ${line}`).experienceYears;
  return [min, max];
};

test.each([
  ['At least 2 years in property management', 2, null],
  ['3+ years of facilities management', 3, null],
  ['5 years managing people', null, 5],
  ['4 years in management', null, 4],
  ['2 years of team management', null, 2],
])('experience in a field is not leadership: %s', (line, experience, management) => {
  const job = parseJob(`Cook\n\nRequirements\n- ${line}`);
  expect([job.experienceYears.min, job.managementYears.min]).toEqual([experience, management]);
});

describe('years of experience', () => {
  test.each([
    ['18 months of ward experience', 1.5, null],
    ['At least 12 months as a carer', 1, null],
    ['Two+ years in kitchens', 2, null],
    ['minimum 3 yrs on trawlers', 3, null],
    ['has worked in a bakery for a year', 1, null],
    ['a year or two in a hotel', 1, 2],
    ["a year's bar experience", 1, null],
    ['A diploma and 3 years in bakeries, or 6 years', 3, null],
    ['2 years in kitchens. 5 years in all', 5, null],
  ])('%s', (line, min, max) => {
    expect(yearsOf(line)).toEqual([min, max]);
  });

  test.each([
    '6 month contract',
    '12 months fixed term',
    'Our cook of nine years is leaving',
    'We close three weeks a year',
    'stock is taken twice a year or more in summer',
    'A licence held in the last five years',
  ])('none: %s', (line) => {
    expect(yearsOf(line)).toEqual([null, null]);
  });
});
