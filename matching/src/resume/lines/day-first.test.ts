import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const periodsOf = (...periods: readonly string[]) =>
  resumeOf(
    `Jane Doe\njane@example.com\n\nWORK EXPERIENCE\n${periods.map((period) => `${period}\nCook\nGrill Ltd\n• Grilled fish`).join('\n\n')}`,
  ).work.map(({ startDate, endDate }) => `${startDate} ${endDate}`);

test.each([
  [
    'one of them can be nothing else',
    ['01/03/2019 – 01/04/2020', '05/02/2014 – 28/02/2018'],
    ['2019-03 2020-04', '2014-02 2018-02'],
  ],
  [
    'all begin with a first day',
    ['01/03/2019 – Current', '01/09/2014 – 01/02/2019'],
    ['2019-03 present', '2014-09 2019-02'],
  ],
])('days come first where %s', (_, periods, expected) => {
  expect(periodsOf(...periods)).toEqual(expected);
});

test.each([
  [
    'a second part can be no month',
    ['03/01/2019 – 04/15/2020', '01/02/2014 – 02/28/2018'],
    ['2019-03 2020-04', '2014-01 2018-02'],
  ],
  ['nothing tells', ['03/02/2019 – 04/05/2020'], ['2019-03 2020-04']],
])('months come first where %s', (_, periods, expected) => {
  expect(periodsOf(...periods)).toEqual(expected);
});

test('what is shown of a position stands there as the document writes it', () => {
  const { work } = resumeOf(
    'Jane Doe\njane@example.com\n\nWORK EXPERIENCE\n01/03/2019 – 28/02/2020\nCook\nGrill Ltd\n• Passed the inspection of 17/05/2019',
  );
  expect(work[0]?.description).toBe('Passed the inspection of 17/05/2019');
});
