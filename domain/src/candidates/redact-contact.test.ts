import { expect, test } from '@jest/globals';
import { redactContact } from './redact-contact';

test.each([
  ['Mail jane.doe+cv@mail.example.co.uk today', 'Mail ••• today'],
  ['Call (617) 555-0134 or +49 170 1234567.', 'Call ••• or •••.'],
  ['See https://www.linkedin.com/in/jane-doe, please', 'See •••, please'],
  ['Lives at 12 Long Street, Boston', 'Lives at •••, Boston'],
  ['01.2010 - 05.2014, budget 12 500 000, 99.95% uptime', '01.2010 - 05.2014, budget 12 500 000, 99.95% uptime'],
  ['2010 - 2014', '2010 - 2014'],
])('%s', (text, redacted) => {
  expect(redactContact(text, { phone: '', address1: '12 Long Street' })).toBe(redacted);
});

test('the own phone number is found in a short format', () => {
  expect(redactContact('Phone 555 0134', { phone: '555-0134', address1: '' })).toBe('Phone •••');
});
