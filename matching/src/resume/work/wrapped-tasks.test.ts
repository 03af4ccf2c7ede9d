import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const worksOf = (lines: readonly string[]) =>
  resumeOf(['Jane Doe', '', 'EXPERIENCE', ...lines, '', 'SKILLS', 'Grill, Knife'].join('\n')).work.map((work) =>
    [work.title, work.companyName, work.startDate, work.endDate].join(' | '),
  );

test.each([
  ['in brackets', 'team went to the fair in spring (March to June 2019)'],
  ['behind a preposition', 'eight to thirty households between summer 2019 and spring 2021'],
])('a period %s in the second line of a task is no position', (_, rest) => {
  expect(
    worksOf([
      'Allotment Warden',
      'Quarva Gardens, Mesa, AZ',
      'May 2018 – Present',
      '• Kept the weekly watering rota for the whole site while half of the',
      rest,
      '• Repaired tools',
    ]),
  ).toEqual(['Allotment Warden | Quarva Gardens | 2018-05 | present']);
});

test('a period inside of a task is no position', () => {
  expect(
    worksOf([
      'Ward Sister, Plover Hospital',
      '06/2018 – 05/2021',
      '• Sat on the safety board from May 2019 to June 2020',
      '• Trained porters',
    ]),
  ).toEqual(['Ward Sister | Plover Hospital | 2018-06 | 2021-05']);
});

test('a position whose title begins in small letters stays one below a task', () => {
  expect(
    worksOf([
      'Senior iOS Developer — Plover Mobility, Tartu — 02/2020–present',
      '• Wrote the search of the app anew, with filters, favourites and a map for riders',
      'iOS Developer — Heron Apps, Tartu — 2017–2020',
      '• Shop app',
    ]),
  ).toEqual(['Senior iOS Developer | Plover Mobility | 2020-02 | present', 'iOS Developer | Heron Apps | 2017 | 2020']);
});
