import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const positionsOf = (lines: readonly string[]) =>
  resumeOf(['Ann Lee', '', 'EXPERIENCE', ...lines].join('\n')).work.map(({ title, startDate, endDate }) => [
    title,
    startDate,
    endDate,
  ]);

test('the ends of a period may stand above and below the title', () => {
  expect(
    positionsOf([
      '2017-03 →',
      'Present',
      'Senior Conservator at Museum of Paper, Porto',
      '• Care of 60,000 negatives',
      '2012-10 →',
      'Paper Conservator at Oficina Ltd, Lisboa',
      '2017-02',
      '• Washing and lining',
    ]),
  ).toEqual([
    ['Senior Conservator', '2017-03', 'present'],
    ['Paper Conservator', '2012-10', '2017-02'],
  ]);
});

test('a period may be joined by the Dutch sign for until, in one line or two', () => {
  expect(
    positionsOf([
      '02-2018 t/m heden',
      'Tax Adviser at Terpstra Advies, Leeuwarden',
      '• Restructuring',
      '09-2013 t/m Tax Adviser at Noorderlicht Accountants, Groningen',
      '01-2018',
      '• Wage tax',
    ]),
  ).toEqual([
    ['Tax Adviser', '2018-02', 'present'],
    ['Tax Adviser', '2013-09', '2018-01'],
  ]);
});
