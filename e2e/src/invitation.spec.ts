import { documents } from '@portal/domain/paths/firestore-paths';
import { sessionTexts } from '@portal/domain/texts/session';
import { database, seedUser, seedTestUser } from './fixtures/admin';
import { expectAccessible } from './fixtures/axe';
import { invitationLink } from './fixtures/invitation';
import { countMails, linkOf, nextMail } from './fixtures/mailbox';
import { expect, test } from './fixtures/test';

test.use({ expectedRefusals: ['decryptCode'] });

const newPassword = 'Better-Horse-27!';

test('an invited user follows the mails, sets a password and opens the application', async ({ browser }) => {
  const accessStatus = { core: { hasPassword: false, invited: true } };
  const invitee = await seedUser(
    { isVerified: false, emailVerified: false, userProducts: { accessStatus, accessRights: {} } },
    { password: null },
  );
  const link = await invitationLink(await seedTestUser('admin'), {
    userEmail: invitee.email,
    timestamp: Date.now(),
    organization: {
      organizationId: invitee.organizationId ?? '',
      name: 'Juniper Staffing',
      primaryColor: '#7a3b8f',
      logoUrl: '',
    },
  });

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Juniper Staffing has invited you' })).toBeVisible();
  await expect(guest.getByLabel('Password', { exact: true })).toBeHidden();
  await expectAccessible(guest);
  await guest.getByLabel('Email', { exact: true }).fill('somebody@example.com');
  await guest.getByRole('button', { name: 'Send link' }).click();
  await expect(guest.getByText('Email does not match')).toBeVisible();
  const mails = await countMails(invitee.email);
  await guest.getByLabel('Email', { exact: true }).fill(invitee.email);
  await guest.getByRole('button', { name: 'Send link' }).click();
  await expect(guest.getByText(`We sent a link to create your password to: ${invitee.email}`)).toBeVisible();

  await guest.goto(linkOf(await nextMail(invitee.email, mails)));
  await expect(guest.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  // The same browser knows it from the first step.
  await expect(guest.getByLabel('Email', { exact: true })).toHaveValue(invitee.email);
  await guest.getByLabel('Email', { exact: true }).fill('somebody@example.com');
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await expect(guest.getByRole('alert')).toBeVisible();
  await guest.getByLabel('Email', { exact: true }).fill(invitee.email);
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await guest.waitForURL('**/setup-password');
  await expect(guest.getByRole('heading', { name: `Welcome, ${invitee.displayName}` })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel('Password', { exact: true }).fill(newPassword);
  await guest.getByLabel('Confirm password').fill(newPassword);
  await guest.getByRole('button', { name: 'Create Account' }).click();
  // The sign-in follows by itself.
  await guest.waitForURL('**/app/jobs');
  const stored = await database().doc(documents.user(invitee.id)).get();
  expect(stored.get('userProducts.accessStatus.core.hasPassword')).toBe(true);
  await guest.goto('/setup-password');
  await expect(guest.getByText('You already have a password.')).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByText(sessionTexts.otherLink(invitee.email))).toBeVisible();
  await guest.getByRole('button', { name: sessionTexts.signOutAndUseLink }).click();
  await expect(guest.getByText('You already have a password.')).toBeVisible();
  await expect(guest.getByLabel('Email', { exact: true })).toHaveValue(invitee.email);
  await guest.context().close();
});

test('an altered invitation is refused with its message', async ({ page }) => {
  await page.goto('/login?mode=email&code=altered');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
});
