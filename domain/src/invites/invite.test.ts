import { expect, test } from '@jest/globals';
import { inviteFault, inviteSchema } from './invite';

const sent = 1_700_000_000_000;
const invite = inviteSchema.cast({
  userEmail: 'Ann@Example.com',
  timestamp: sent,
  organization: { organizationId: 'acme' },
});
const threeDays = 259_200_000;

test.each([
  ['ann@example.com', sent, null],
  [' ANN@example.COM ', sent + threeDays, null],
  ['ann@example.com', sent + threeDays + 1, 'expired'],
  ['bob@example.com', sent, 'emailDoesNotMatch'],
  ['', sent, 'emailDoesNotMatch'],
  ['bob@example.com', sent + threeDays + 1, 'expired'],
  ['ann@example.com', sent - 86_400_000, 'expired'],
  ['ann@example.com', Number.NaN, 'expired'],
])('%j at %d: %p', (typed, now, fault) => {
  expect(inviteFault(invite, typed, now)).toBe(fault);
});

test('an invitation needs an email, a time and an organization', () => {
  expect(inviteSchema.isValidSync(invite)).toBe(true);
  expect(inviteSchema.isValidSync({ ...invite, userEmail: '' })).toBe(false);
  expect(inviteSchema.isValidSync({ ...invite, timestamp: undefined })).toBe(false);
  expect(inviteSchema.isValidSync({ ...invite, organization: {} })).toBe(false);
});
