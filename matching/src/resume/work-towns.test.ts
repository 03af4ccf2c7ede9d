import { expect, test } from '@jest/globals';
import { resumeOf } from '../testing/resume-text';

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
