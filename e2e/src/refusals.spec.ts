import { seedTestUser, seedUser } from './fixtures/admin';
import { signInByForm } from './fixtures/sign-in-as';
import { callsAfterSession, expect, test } from './fixtures/test';

test.use({ expectedRefusals: [...callsAfterSession, 'getCandidateResume'] });

test('an unknown public link tells viewers to ask for a new one, without a way to sign in', async ({ page }) => {
  await page.goto('/resumes/abcdefghij/unknown');
  await page.waitForURL('**/error404#link');
  await expect(page.getByRole('heading', { name: 'This link does not work any more.' })).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('the application asks for a sign-in, then opens the requested URL', async ({ page }) => {
  await page.goto('/app/account-settings');
  await page.waitForURL('**/login');
  await signInByForm(page, await seedUser());
  await page.waitForURL('**/app/account-settings');
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
});

test('a client account is sent to 403', async ({ page }) => {
  await signInByForm(page, await seedTestUser('recruiterClient'));
  await page.waitForURL('**/403');
  await expect(page.getByText('Forbidden - You do not have the right privilege.')).toBeVisible();
});
