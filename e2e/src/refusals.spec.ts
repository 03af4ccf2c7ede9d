import { callsAfterSession, expect, test } from './fixtures/test';

test.use({ expectedRefusals: [...callsAfterSession, 'signInWithPassword', 'getCandidateResume'] });

test('an unknown URL shows the 404 page, signed in or not', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'The page you were looking for does not exist.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible();
});

test('an unknown public link tells viewers to ask for a new one, without a way to sign in', async ({ page }) => {
  await page.goto('/resumes/abcdefghij/unknown');
  await page.waitForURL('**/error404#link');
  await expect(page.getByRole('heading', { name: 'This link does not work any more.' })).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('the application asks for a sign-in, then opens the requested URL', async ({ page, signIn }) => {
  await page.goto('/app/account-settings');
  await page.waitForURL('**/login');
  await signIn('recruiter');
  await page.waitForURL('**/app/account-settings');
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
});

test('a client account is sent to 403', async ({ page, signIn }) => {
  await signIn('recruiterClient');
  await page.waitForURL('**/403');
  await expect(page.getByText('Forbidden - You do not have the right privilege.')).toBeVisible();
});

test('a wrong password shows an error and stays on the page', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Unsuccessful login attempt. Please try again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a description of three words is too short', async ({ page, signIn }) => {
  await signIn('otherRecruiter');
  await page.waitForURL('**/app/jobs');
  await page.goto('/app/jobs/add');
  await page.getByRole('textbox', { name: 'Job description' }).fill('we need somebody');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Should have atleast 50 characters')).toBeVisible();
});
