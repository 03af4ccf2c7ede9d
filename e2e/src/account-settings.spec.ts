import { documents } from '@portal/domain/paths/firestore-paths';
import { emailVerificationTexts, sessionTexts } from '@portal/domain/texts/session';
import { discardTexts } from '@portal/domain/texts/states';
import type { User } from '@portal/domain/users/user';
import type { Page } from '@playwright/test';
import { openAccountSettings } from './fixtures/account-settings';
import { castPassword, database, seedUser } from './fixtures/admin';
import { expectAccessible } from './fixtures/axe';
import { countMails, nextMail } from './fixtures/mailbox';
import { signedInPage, signInOn } from './fixtures/sign-in-as';
import { callsAfterSession, expect, test } from './fixtures/test';

test.use({ expectedRefusals: [...callsAfterSession, 'sendReset', 'signInWithPassword', 'updateEmail'] });

/** A PNG of one red pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function openSettings(page: Page): Promise<User> {
  const person = await seedUser();
  await signInOn(page, person);
  await openAccountSettings(page);
  return person;
}

test('users edit their profile, photo and mail preferences', async ({ page }) => {
  const person = await openSettings(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Edit Profile',
    'Update Email',
    'Reset Password',
    'Second step',
    'Passkeys',
    'Sessions and devices',
  ]);
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Update profile' });
  await expect(save).toBeDisabled();
  const zip = page.getByLabel('Zip code');
  for (const wrong of ['1234', '123456', '12a45']) {
    await zip.fill(wrong);
    await expect(save).toBeDisabled();
  }
  await zip.fill('01234');
  await expect(save).toBeEnabled();
  await page.getByLabel('Phone').fill('+1 555 0100');
  await page.getByLabel('Website').fill('https://anna.example');
  await page.getByLabel('Description').fill('Finds nurses.');
  await page.getByLabel('Do not send me notifications by email').check();
  await page.setInputFiles('input[type=file]', { name: 'me.svg', mimeType: 'image/svg+xml', buffer: photo });
  await expect(page.getByText('Please choose a JPEG, PNG, GIF or WebP image of 5 MB at most.')).toBeVisible();
  await page.setInputFiles('input[type=file]', { name: 'me.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await save.click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  const stored = (await database().doc(documents.user(person.id)).get()).data();
  expect(stored).toMatchObject({
    disableEmailNotifications: true,
    profile: { phone: '+1 555 0100', address: { zip: '01234' } },
    photoURL: expect.stringContaining(encodeURIComponent(`images/users/${person.id}/`)),
  });
  const shown = page.waitForResponse(/\/api\/public\/image/);
  await page.reload();
  expect((await shown).status()).toBe(200);
  await expect(zip).toHaveValue('01234');
  await expect(save).toBeDisabled();
});

test('the login email changes after the password is checked', async ({ page }) => {
  const person = await openSettings(page);
  const change = page.getByRole('button', { name: 'Update Email' });
  const password = page.getByLabel('Current password');
  await page.getByLabel('New email').fill('abc');
  await password.fill('wrong');
  await expect(change).toBeDisabled();
  const email = `new-${person.email}`;
  await page.getByLabel('New email').fill(email);
  await change.click();
  await expect(page.getByRole('region', { name: 'Update Email' }).getByRole('alert')).toBeVisible();
  await password.fill(castPassword);
  const [before, beforeNew] = [await countMails(person.email), await countMails(email)];
  await change.click();
  await expect(page.getByText('Email updated')).toBeVisible();
  await page.waitForURL('**/email-verification');
  await nextMail(person.email, before);
  await nextMail(email, beforeNew);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(castPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Unsuccessful login attempt. Please try again.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // Still signed in; the new email is not verified yet.
  await page.waitForURL('**/email-verification');
  await page.getByRole('button', { name: emailVerificationTexts.useFormer(person.email) }).click();
  await expect(page.getByText(sessionTexts.emailRestored)).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(castPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/app/**');
});

test('sends one reset mail, and ends all sessions on request', async ({ page, browser }) => {
  const person = await openSettings(page);
  const elsewhere = await signedInPage(browser, person, '/app/account-settings');
  const title = elsewhere.getByLabel('Title', { exact: true });
  await title.fill('Half written');
  const before = await countMails(person.email);
  const card = page.getByRole('region', { name: 'Reset Password' });
  await card.getByRole('button', { name: 'Reset Password' }).click();
  await expect(card.getByText(`Password Reset was sent to: ${person.email}`)).toBeVisible();
  await nextMail(person.email, before);
  await card.getByRole('button', { name: 'Reset Password' }).click();
  await expect(card.getByText('Email already sent.')).toBeVisible();
  await card.getByRole('button', { name: 'Sign out on all devices' }).click();
  await page.waitForURL('**/login');
  // The other browser keeps the input and asks for the password.
  const dialog = elsewhere.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expect(title).toHaveValue('Half written');
  await dialog.getByLabel('Password', { exact: true }).fill(castPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await elsewhere.getByRole('button', { name: 'Update profile' }).click();
  await expect(elsewhere.getByText('Profile updated')).toBeVisible();
});

test('unsaved profile fields survive a change elsewhere, and a menu link asks before they are lost', async ({
  page,
}) => {
  const { id } = await openSettings(page);
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Half written');
  await database().doc(documents.user(id)).update({ displayName: 'Changed elsewhere' });
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Changed elsewhere');
  await expect(title).toHaveValue('Half written');
  const jobs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' });
  const question = page.getByRole('dialog', { name: discardTexts.question });
  await jobs.click();
  await question.getByRole('button', { name: discardTexts.keep }).click();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue('Half written');
  await jobs.click();
  await question.getByRole('button', { name: discardTexts.discard }).click();
  await page.waitForURL('**/app/jobs');
});
