import { expect, test } from '@jest/globals';
import { maskIdentityNumbers } from './identity-numbers';

test.each([
  ['Personnummer: 900214-2384, Umeå', 'Personnummer: ••••••-••••, Umeå'],
  ['CPR-nr. 140290-1234', 'CPR-nr. ••••••-••••'],
  ['Henkilötunnus 131052-308T', 'Henkilötunnus ••••••-••••'],
  ['BSN 123456782', 'BSN •••••••••'],
  ['SSN: 219-09-9999', 'SSN: •••-••-••••'],
  ['219-09-9999', '•••-••-••••'],
  ['Aadhaar No: 2345 6789 0123', 'Aadhaar No: •••• •••• ••••'],
  ['PAN: ABCPE1234F', 'PAN: ••••••••••'],
  ['CPF 123.456.789-09', 'CPF •••.•••.•••-••'],
  ['身份证号:11010519491231002X', '身份证号:••••••••••••••••••'],
  ['PESEL: 44051401359', 'PESEL: •••••••••••'],
  ['NI Number: QQ 12 34 56 C', 'NI Number: •• •• •• •• •'],
])('masks %s', (text, masked) => {
  expect(maskIdentityNumbers(text)).toBe(masked);
});

test.each([
  'Phone: (312) 555-0123',
  '+46 70 123 45 67',
  'Mobile: 070123-4567',
  '2015-03 - 2023-05',
  'Cut cost by 123,456.78',
  'Pan fried 400 dishes a day',
  'Dun & Bradstreet 1234-5678',
  'ISO 9001:2015',
  'CPR: 05/2024 - 05/2026',
  'Epic 2019 - 2021',
  'Passport to Success, 2019 - 2020',
])('leaves %s', (text) => {
  expect(maskIdentityNumbers(text)).toBe(text);
});
