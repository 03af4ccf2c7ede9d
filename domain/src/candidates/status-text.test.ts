import { expect, test } from '@jest/globals';
import { organizationSchema } from '../organizations/organization';
import { statusText } from './status-text';

const { jobSubmission } = organizationSchema.cast({ id: 'o', name: 'O' }, { assert: false }).integration.bullhorn;
const named = {
  ...jobSubmission,
  status: 'Presented',
  sentToAccountManager: { ...jobSubmission.sentToAccountManager, value: 'With the manager' },
};

test.each([
  [{ accountManager: false, client: false, detail: '' }, 'Submitted', 'Submitted'],
  [{ accountManager: true, client: false, detail: '' }, 'Sent to Account Manager', 'With the manager'],
  [{ accountManager: true, client: true, detail: '' }, 'Client Submission', 'Presented'],
  [{ accountManager: true, client: true, detail: 'Not Moving Forward' }, 'Not Moving Forward', 'Not Moving Forward'],
])('%j', (status, text, ownText) => {
  expect([statusText(status, jobSubmission), statusText(status, named)]).toEqual([text, ownText]);
});
