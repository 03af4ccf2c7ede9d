import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';
import { isCareerBreak } from './career-breaks';

const worksOf = (lines: string) => {
  const { work, experience } = resumeOf(
    `Jane Doe\njane@example.com\n\nEXPERIENCE\n${lines}\n\nEDUCATION\nBA, Denby College, 2004`,
  );
  return {
    months: experience.months,
    heads: work.map(({ title, companyName, endDate }) => [title, companyName, endDate].join(' | ')),
  };
};

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
])('%j is no work', (text) => {
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

test.each([
  'Cook | Grill Ltd | 2010 – 2015\nParental leave | 2015 – 2018\nBaker | Oven Ltd | 2005 – 2010',
  'Career break: care of a parent\n2015 – 2018\n\nCook\nGrill Ltd\n2010 – 2015\n\nBaker\nOven Ltd\n2005 – 2010',
  '2015 – 2018   Sabbatical\n2010 – 2015   Cook, Grill Ltd\n2005 – 2010   Baker, Oven Ltd',
])('time away is no position and counts no months: %j', (lines) => {
  expect(worksOf(lines)).toEqual({ months: 120, heads: ['Cook | Grill Ltd | 2015', 'Baker | Oven Ltd | 2010'] });
});

test('a title beside words of a leave stays a position', () => {
  expect(worksOf('Cook, Grill Ltd, 2010 – 2015\nSous Chef, Oven Ltd, parental leave, 2005 – 2010').heads).toHaveLength(
    2,
  );
});
