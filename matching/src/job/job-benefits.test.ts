import { expect, test } from '@jest/globals';
import { today } from '../testing/resume-text';
import { parseJob } from './parse-job';

test.each([
  [
    'We offer 27 days holiday, a pension of 8% and private medical insurance.',
    ['27 days holiday', 'pension of 8%', 'private medical insurance'],
  ],
  ['$38.40 per hour, 11.5% super, salary packaging.', ['11.5% super', 'salary packaging']],
  ['Meals on duty, accommodation for the first month.', ['Meals on duty', 'accommodation for the first month']],
  ['You drive a van and sell insurance, pensions and shares to customers.', []],
  ['We offer a place where you can grow.', []],
])('%j', (text, benefits) => {
  expect(parseJob(`Cook\n\n${text}`, { today }).benefits).toEqual(benefits);
});
