import { expect, test } from '@jest/globals';
import { findRevealed, withoutRevealed } from './find-revealed';

const job = { company: 'Northfield Systems', contact: { name: '' } };
const description = `Staff Engineer
CLIENT: Northfield Systems Inc.
Contact: Dana Whitfield, dana@northfield.example, (617) 555-0134

Northfield Systems builds pumps. You lead six engineers, budget 12 500 000.`;

test('finds client, person, email and phone', () => {
  expect(findRevealed(description, job)).toEqual([
    { kind: 'client', text: 'Northfield Systems' },
    { kind: 'client', text: 'Northfield Systems Inc.' },
    { kind: 'person', text: 'Dana Whitfield' },
    { kind: 'email', text: 'dana@northfield.example' },
    { kind: 'phone', text: '(617) 555-0134' },
  ]);
});

test('the proposal reveals nothing and keeps the rest', () => {
  const proposal = withoutRevealed(description, findRevealed(description, job));
  expect(findRevealed(proposal, job)).toEqual([]);
  expect(proposal).toBe('Staff Engineer\n\nour client builds pumps. You lead six engineers, budget 12 500 000.');
});

test('a neutral description reveals nothing', () => {
  expect(
    findRevealed('We look for a nurse with 10 years of work, 2010 - 2020.', { company: '', contact: { name: '' } }),
  ).toEqual([]);
});

test.each([
  ['HP', 'At HP and its partners you write PHP.', ['HP'], 'At our client and its partners you write PHP.'],
  ['GE', 'GE’s plant, in the range of GEs', ['GE', 'GEs'], 'our client plant, in the range of our client'],
  ['3M', 'You join 3M.', ['3M'], 'You join our client.'],
  ['Quanterra Systems, Inc.', 'Quanterra builds pumps.', ['Quanterra'], 'our client builds pumps.'],
])('a client called %s is found by whole words and in its short forms', (company, text, names, proposal) => {
  const revealed = findRevealed(text, { company, contact: { name: '' } });
  expect(revealed.map((one) => one.text)).toEqual(names);
  expect(withoutRevealed(text, revealed)).toBe(proposal);
});
