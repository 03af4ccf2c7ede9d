import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const employersOf = (employers: readonly string[]) =>
  resumeOf(
    [
      'Ann Lee',
      '',
      'EXPERIENCE',
      ...employers.flatMap((name, index) => [
        `Event Planner, ${name}, ${String(2019 - 3 * index)} - ${String(2021 - 3 * index)}`,
        '',
      ]),
    ].join('\n'),
  ).work.map(({ companyName, location }) => [companyName, location]);

test('a word behind two employers and a comma is their town, though no list knows it', () => {
  expect(employersOf(['Kenanga Events Ltd', 'Hotel Selat, Qorvika', 'Hotel Indah, Qorvika']).slice(1)).toEqual([
    ['Hotel Selat', 'Qorvika'],
    ['Hotel Indah', 'Qorvika'],
  ]);
});

test('a legal form before a country is no town', () => {
  const text =
    'Ann Lee\n\nEXPERIENCE\nMerlow Shipping Pte Ltd, Singapore\nSenior Accountant (April 2016 - September 2018)';
  expect(resumeOf(text).work).toMatchObject([{ companyName: 'Merlow Shipping Pte Ltd', location: 'Singapore' }]);
});

test('a financial year in a task is no period', () => {
  const text =
    'Ann Lee\n\nEXPERIENCE\nDevOps Lead, Selwyn Infotech, 2018 - 2022\n- Cost optimisation of 28 % in FY 2021-22\n- Two drills a year';
  expect(resumeOf(text).work).toHaveLength(1);
});
