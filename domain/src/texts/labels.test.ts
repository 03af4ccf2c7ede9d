import { expect, test } from '@jest/globals';
import { browserTitle, resolveLabel } from './labels';

test.each([
  [undefined, 'Recruiter Notes'],
  [{ recruiterNotes: '' }, 'Recruiter Notes'],
  [{ recruiterNotes: '  ' }, 'Recruiter Notes'],
  [{ recruiterNotes: null }, 'Recruiter Notes'],
  [{ recruiterNotes: 'Our view' }, 'Our view'],
])('with the labels %j, recruiter notes are labeled %s', (labels, expected) => {
  expect(resolveLabel(labels, 'recruiterNotes')).toBe(expected);
});

test('the score label has the name of the product', () => {
  expect(resolveLabel(null, 'threeDIQScore')).toBe('Portal Score');
});

test('the browser title is the label, else the name', () => {
  expect(browserTitle({ name: 'Acme', customLabels: { browserTitleTag: 'Acme Hiring' } })).toBe('Acme Hiring');
  expect(browserTitle({ name: 'Acme', customLabels: { browserTitleTag: '' } })).toBe('Acme');
});
