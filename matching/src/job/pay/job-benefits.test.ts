import { expect, test } from '@jest/globals';
import { parseJob } from '../parse-job';

test.each([
  [
    'We offer 27 days holiday, a pension of 8% and private medical insurance.',
    ['27 days holiday', 'pension of 8%', 'private medical insurance'],
  ],
  ['$38.40 per hour, 11.5% super, salary packaging.', ['11.5% super', 'salary packaging']],
  ['Meals on duty, accommodation for the first month.', ['Meals on duty', 'accommodation for the first month']],
  ['Health, dental, 401k, uniforms and paid vacation.', ['Health', 'dental', '401k', 'uniforms', 'paid vacation']],
  ['£28,750 and a bonus of up to 12%, 31 days off.', ['bonus of up to 12%', '31 days off']],
  ['Parking paid.', ['Parking paid']],
  ['The district offers family health insurance and sick days.', ['family health insurance', 'sick days']],
  ['Bonus points: French', []],
  ['Kestrel is a bonus.', []],
  ['Harrow Mutual Insurance Company', []],
  ['You drive a van and sell insurance, pensions and shares to customers.', []],
  ['We offer a place where you can grow.', []],
])('%j', (text, benefits) => {
  expect(parseJob(`Cook\n\n${text}`).benefits).toEqual(benefits);
});
