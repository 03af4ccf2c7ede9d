import { expect, test } from '@jest/globals';
import { parseJob } from '../parse-job';

const payOf = (text: string): string => {
  const { min, max, currency, frequency } = parseJob(text).salary;
  return min === null ? '' : `${String(min)}-${String(max ?? '')} ${currency} ${frequency}`;
};

test.each([
  ['Cook\nToronto, ON\nBase $75,000 - $85,000', '75000-85000 CAD year'],
  ['Cook\nBallarat VIC\n$38.40 to $51.20 per hour', '38.4-51.2 AUD hour'],
  ['Cook - Tauranga\n$28.25 an hour', '28.25- NZD hour'],
  ['Cook, Singapore\n$7,000 - $8,500 per month', '7000-8500 SGD month'],
  ['Cook (remote within Canada)\nPay: $105,000–$128,000', '105000-128000 CAD year'],
  ['Fitter\nWage: $34 hourly. RRSP match.', '34- CAD hour'],
  ['Cook\nAustin, TX\n$50,000 a year', '50000- USD year'],
  ['Cook\nToronto, ON\nUS$50,000 a year', '50000- USD year'],
])('the place decides whose dollars they are: %j', (text, pay) => {
  expect(payOf(text)).toBe(pay);
});

test.each([
  ['€38-42k, 45 hours a week', '38000-42000 EUR year'],
  ['£40,000-48,000, 37 hours per week', '40000-48000 GBP year'],
  ['£82,000-88,000 and 20 clients per hour', '82000-88000 GBP year'],
  ['Day rate: £500-£550', '500-550 GBP day'],
  ['Drivers gross $1,400-$1,650 weekly', '1400-1650 USD week'],
  ['Wir bieten 3.400 - 3.900 € brutto im Monat', '3400-3900 EUR month'],
  ["CHF 120'000 - 145'000", '120000-145000 CHF year'],
  ['Pay: 120,000 - 140,000 base\nNew York, NY', '120000-140000 USD year'],
])('the frequency is the one bound to the sum: %j', (text, pay) => {
  expect(payOf(`Cook\n${text}`)).toBe(pay);
});

test.each([
  ['Turnover of £38,000 a week'],
  ['You ask for gifts of $25,000 to $500,000.'],
  ['You manage ad spend of $200,000 a month.'],
  ['Authority for limits up to $500,000.'],
  ['Fixed fees of £950 to £1,400 a sale.'],
  ['A sign-on bonus of $3,000.'],
  ['$3,000 sign-on bonus'],
  ['A training budget of £600 a teacher each year.'],
  ['A book of $400,000 in revenue.'],
  ['Mileage at $0.67 a mile.'],
  ['Salary: Competitive, 37.5 hours per week'],
  ['Pay: weekly, 25 days holiday'],
  ['Health insurance and a 401(k) with match.'],
  ['Pay: 403b and pension'],
  ['Ledger of 600 accounts, debts of up to £40,000.'],
  ['$2,690 - $3,050 bi-weekly'],
  ['You answer for a wage bill of £800,000 a year.'],
  ['Shops with a pay bill of €250,000.'],
  ['A wage budget of €310,000 and ten people.'],
  ['You manage a budget of $500,000 a year.'],
  ['Revenue of $95,000 a month.'],
  ['Tuition up to $5,000 a year.'],
])('no pay: %j', (text) => {
  expect(payOf(`Cook\n\n${text}`)).toBe('');
});

test.each([
  ['Driver Class 1 $28 an hour', '28- USD hour'],
  ['Pay: 6 £37,338 a year', '37338- GBP year'],
])('a number before a sum keeps its own unit: %j', (text, pay) => {
  expect(payOf(`Cook\n${text}`)).toBe(pay);
});

test.each([
  ['CTC: 12 - 16 LPA', '1200000-1600000 INR year'],
  ['Salary: ₹6.5 lakhs a year', '650000- INR year'],
  ['$71,200.00 - $93,600.00 CAD / year', '71200-93600 CAD year'],
])('the unit and the code of a sum: %j', (text, pay) => {
  expect(payOf(`Cook\n${text}`)).toBe(pay);
});

test('sums other than the pay are ignored', () => {
  const text =
    'Director\n\nTurnover is £38m and gifts are $25,000.\nThey pay £110-125k plus a car, and £2,000 for training.';
  expect(payOf(text)).toBe('110000-125000 GBP year');
});
