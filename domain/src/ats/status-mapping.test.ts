import { expect, test } from '@jest/globals';
import { statusFromAts, statusInAts } from './status-mapping';

const mappings = [
  { portal: 'Client Interview', ats: 'Interview Scheduled' },
  { portal: 'Interview Feedback', ats: 'Interview Scheduled' },
];

test.each([
  ['Client Interview', 'Interview Scheduled'],
  ['Withdrew', 'Withdrew'],
  ['Client Submission', 'Client Submission'],
])('%s is written as %s', (status, name) => {
  expect(statusInAts(status, mappings)).toBe(name);
});

test.each([
  ['Interview Scheduled', 'Client Interview'],
  ['Withdrew', 'Withdrew'],
  // Another status has this name here, and another name there.
  ['Client Interview', ''],
  ['Client Declined', 'Client Declined'],
  ['Submitted', ''],
  ['', ''],
])('%s is read as %p', (name, status) => {
  expect(statusFromAts(name, mappings)).toBe(status);
});
