import { expect, test } from '@jest/globals';
import { newOrganization } from '@portal/domain/organizations/organization';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import type { User } from '@portal/domain/users/user';
import type { OpenPage } from './open-page';
import { notifiedEmails } from './notified-emails';

const organizationId = castOrganizations.a;
const users: Partial<Record<string, User>> = { sender: cast.recruiter, owner: cast.otherRecruiter };
const store = {
  users: { get: (id: string) => Promise.resolve(users[id] ?? null) },
  integrationUsers: {
    get: (_: string, id: string) => Promise.resolve(id === '7' ? { email: 'ats@agency.example' } : null),
  },
  contacts: { get: () => Promise.resolve({ ownerId: '7' }) },
} as unknown as Parameters<typeof notifiedEmails>[0]['store'];

const recipients = (settings: object, kind = 'profile') =>
  notifiedEmails(
    { store },
    {
      link: { organizationId, kind, sender: 'sender', recipientId: 'contact', isLead: false },
      organization: newOrganization({ id: organizationId, name: 'Alder', ...settings }),
      tearsheet: null,
    } as unknown as OpenPage,
    kind === 'job' ? null : 'owner',
  );
const all = {
  SMNotificationsToClientContactOwner: true,
  SMNotificationsToCandidateOwner: true,
  SMNotificationsToTearsheetOwner: true,
  SMNotificationsToOther: true,
  SMNotificationsToOtherEmail: 'desk@agency.example',
};

test('without settings the sender is notified, also of what happens to jobs', async () => {
  expect(await recipients({})).toEqual([cast.recruiter.email]);
  expect(await recipients(all, 'job')).toEqual([cast.recruiter.email]);
});

test('else those whom the settings name, each once, and only they', async () => {
  expect(new Set(await recipients(all))).toEqual(
    new Set(['ats@agency.example', cast.otherRecruiter.email, 'desk@agency.example']),
  );
  expect(await recipients({ SMNotificationsToCurrentLoggedUser: true })).toEqual([cast.recruiter.email]);
  expect(await recipients({ ...all, SMNotificationsToOther: false, SMNotificationsToCandidateOwner: false })).toEqual([
    'ats@agency.example',
  ]);
});
