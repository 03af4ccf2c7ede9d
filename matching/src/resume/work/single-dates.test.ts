import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const worksOf = (lines: readonly string[]) =>
  resumeOf(['Jane Doe', '', 'WORK EXPERIENCE', ...lines, '', 'SKILLS', 'Grill, Knife'].join('\n')).work.map(
    ({ title, companyName, startDate, endDate }) => [title, companyName, startDate, endDate].join(' | '),
  );

test('who names one date alone worked then', () => {
  expect(worksOf(['Line Cook | Plover Diner | 2018 - 2020', 'Kitchen Extern | Heron Hotel | Summer 2017'])).toEqual([
    'Line Cook | Plover Diner | 2018 | 2020',
    'Kitchen Extern | Heron Hotel | 2017 | 2017',
  ]);
});

test('a single date in the place of all periods tells a position', () => {
  const heads = [
    'Plover Systems | Engineer',
    'Jul 2019 – Jan 2022 | Mesa, AZ',
    '• Built things',
    'Heron Labs | Junior Engineer',
    'Jul 2017 – Jun 2019 | Mesa, AZ',
    '• Built other things',
    'Finch Inc. | Engineering Intern',
    'Summer 2016 | Austin, TX',
    '• Tested things in 2016',
  ];
  expect(worksOf(heads)).toEqual([
    'Engineer | Plover Systems | 2019-07 | 2022-01',
    'Junior Engineer | Heron Labs | 2017-07 | 2019-06',
    'Engineering Intern | Finch Inc. | 2016 | 2016',
  ]);
});

test('a single date elsewhere tells none', () => {
  expect(
    worksOf([
      'Plover Systems | Engineer',
      'Jul 2019 – Jan 2022 | Mesa, AZ',
      'Heron Labs | Junior Engineer',
      'Jul 2017 – Jun 2019 | Mesa, AZ',
      'Award of the best engineer',
      'Given in 2018',
    ]),
  ).toHaveLength(2);
});
