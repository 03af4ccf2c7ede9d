import { expect, test } from '@jest/globals';
import { formatSalary } from './format-salary';

test.each([
  [{ amount: 90_000, maxAmount: 120_000, currency: 'USD', frequency: 'year' }, '$90,000 – $120,000 / year'],
  [{ amount: 42.5, maxAmount: null, currency: 'EUR', frequency: 'hour' }, '€42.50 / hour'],
  [{ amount: 500, maxAmount: 500, currency: '', frequency: '' }, '500'],
  [{ amount: null, maxAmount: null, currency: 'USD', frequency: 'year' }, ''],
])('%j is %j', (salary, text) => {
  expect(formatSalary(salary)).toBe(text);
});
