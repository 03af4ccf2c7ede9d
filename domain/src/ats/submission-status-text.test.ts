import { expect, test } from '@jest/globals';
import { jobSubmissionSettingsSchema } from '../organizations/bullhorn-settings';
import { submissionStatusText } from './submission-status-text';

const settings = jobSubmissionSettingsSchema.cast({});
const status = { detail: '', client: false, accountManager: false };

test.each([
  [status, ''],
  [{ ...status, accountManager: true }, 'Sent to Account Manager'],
  [{ ...status, accountManager: true, client: true }, 'Client Submission'],
  [{ ...status, client: true, detail: 'Offer' }, 'Offer'],
])('%j is %s in the ATS', (given, text) => {
  expect(submissionStatusText(given, settings)).toBe(text);
});

test('the account manager step may be a note instead of a status', () => {
  const asNote = jobSubmissionSettingsSchema.cast({ sentToAccountManager: { type: 'note' } });
  expect(submissionStatusText({ ...status, accountManager: true }, asNote)).toBe('');
});
