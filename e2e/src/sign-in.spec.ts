import { staffCookieName } from '@portal/domain/constants/session';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import type { Page } from '@playwright/test';
import { openAccountSettings } from './fixtures/account-settings';
import { castPassword, database, getAppAuth, seedUser, serveLocks } from './fixtures/admin';
import { expectAccessible } from './fixtures/axe';
import { countMails, linkOf, nextMail } from './fixtures/mailbox';
import { signInByForm, signInOn } from './fixtures/sign-in-as';
import { callsAfterSession, expect, test } from './fixtures/test';

test.use({ expectedRefusals: [...callsAfterSession, 'signInWithPassword', 'sendReset', 'sendEmailVerification'] });

const newPassword = 'Better-Horse-27!';

async function fill(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' }).click();

async function solveCaptcha(page: Page) {
  await page.getByRole('group', { name: 'Captcha' }).getByRole('checkbox').click();
  await expect(page.getByText('Verified')).toBeVisible();
}

test('the sign-in page reports missing fields, then opens the application', async ({ page }) => {
  const person = await seedUser();
  await page.goto('/');
  await page.waitForURL('**/login');
  await expect(page.getByText('The AI matching engine for recruitment')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms of service' })).toHaveAttribute('href', '/terms');
  await expect(page.getByRole('group', { name: 'Captcha' })).toBeHidden();
  await submit(page);
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await page.getByLabel('Email').fill('abc');
  await submit(page);
  await expect(page.getByText('"abc" is not a valid email.')).toBeVisible();
  await expectAccessible(page);
  await fill(page, person.email.toUpperCase(), castPassword);
  const signedInAt = Date.now();
  await submit(page);
  await expect(page.getByText('Logged in')).toBeVisible();
  await page.waitForURL('**/app/jobs');
  expect(Date.now() - signedInAt).toBeGreaterThan(4_900);

  const cookies = Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
  expect(cookies).toMatchObject({ userEmail: encodeURIComponent(person.email) });
  expect(decodeURIComponent(cookies.origin ?? '')).toBe(new URL(page.url()).origin);
  expect(decodeURIComponent(cookies.organizationLogo ?? '')).toContain('Juniper Staffing');
  expect(JSON.stringify(cookies)).not.toContain('eyJ');

  await page.getByRole('button', { name: /^Settings of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('Juniper Staffing')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.goto('/app/jobs');
  await page.waitForURL('**/login');
});

test('a signed-in user is sent straight to the application, which is recorded once', async ({ page }) => {
  const person = await seedUser();
  await signInByForm(page, person);
  await page.getByRole('button', { name: 'Go there now' }).click();
  await page.waitForURL('**/app/jobs');
  const logins = () =>
    database()
      .collection(collections.usage(castOrganizations.a))
      .where('uid', '==', person.id)
      .where('product', '==', 'login')
      .count()
      .get()
      .then((found) => found.data().count);
  await expect.poll(logins).toBe(1);
  await page.goto('/login');
  await page.waitForURL('**/app/jobs');
  await expect.poll(logins).toBe(2);
});

test('a truncated session cookie is ignored', async ({ page, baseURL }) => {
  const person = await seedUser();
  await signInOn(page, person);
  await page.context().addCookies([{ name: staffCookieName, value: '12345', url: baseURL ?? '' }]);
  await page.goto('/app/jobs');
  await page.waitForURL('**/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('five failures lock the form for a minute; then a captcha is required', async ({ page }) => {
  const person = await seedUser();
  await page.clock.install();
  await page.goto('/login');
  await fill(page, person.email, 'wrong');
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const answer = page.waitForResponse('**/signInWithPassword');
    await submit(page);
    await answer;
    await expect(page.getByText('Unsuccessful login attempt. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  }
  await submit(page);
  await expect(page.getByText(/^Too many failed attempts\. Try again in (60|5\d) seconds\.$/)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByText(/^Too many failed attempts\. Try again in (40|3\d) seconds\.$/)).toBeVisible();
  let calls = 0;
  page.on('request', (request) => (calls += request.url().endsWith('/signInWithPassword') ? 1 : 0));
  await submit(page);
  await expect(page.getByText('Too many attempts. Please wait a few seconds.').last()).toBeVisible();
  expect(calls).toBe(0);
  await expectAccessible(page);

  await serveLocks();
  await page.clock.runFor(45_000);
  await expect(page.getByText(/^Too many failed/)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Captcha' })).toBeVisible();
  await fill(page, person.email, castPassword);
  await submit(page);
  await expect(page.getByText('Missing captcha.')).toBeVisible();
  expect(calls).toBe(0);
  await expectAccessible(page);
  await solveCaptcha(page);
  await submit(page);
  await expect(page.getByText('Logged in')).toBeVisible();
});

test('a disabled user sees why, and an open page leaves at once', async ({ page }) => {
  const person = await seedUser();
  await signInOn(page, person);
  await page.goto('/app/jobs');
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible();
  await database().doc(documents.user(person.id)).update({ activeStatus: 0 });
  await page.waitForURL('**/disabled-account');
  await expect(page.getByText('Your account is disabled.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^mailto:/);
});

test('an expired session asks for the password above the screen and loses nothing', async ({ page }) => {
  const person = await seedUser();
  await signInOn(page, person);
  await openAccountSettings(page);
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Half written');
  await getAppAuth().revokeRefreshTokens(person.id);
  await page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.clock.install();
  await page.clock.fastForward('01:10:00');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expect(title).toHaveValue('Half written');
  await page.unroute('**/securetoken.googleapis.com/**');
  await dialog.getByLabel('Password', { exact: true }).fill(castPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue('Half written');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
});

test('a forgotten password is reset by mail', async ({ page }) => {
  const person = await seedUser();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/forgot');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Missing captcha.')).toBeVisible();
  await solveCaptcha(page);
  await expectAccessible(page);
  const mails = await countMails(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(`Password Reset was sent to: ${person.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('We already sent you an email, please check your inbox.')).toBeVisible();
  await page.waitForURL('**/login');

  await page.goto(linkOf(await nextMail(person.email, mails)));
  await expect(page.getByText(`For ${person.email}`)).toBeVisible();
  const save = page.getByRole('button', { name: 'Save password' });
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('shirt');
  await expect(save).toBeDisabled();
  await expect(page.getByText('this password is too weak, please try another.')).toBeVisible();
  await page.getByRole('button', { name: 'Show Password' }).click();
  await expect(page.getByText('not matching')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await save.click();
  await expect(page.getByText('Great! Please log in with your new password.')).toBeVisible();
  await fill(page, person.email, newPassword);
  await submit(page);
  await expect(page.getByText('Logged in')).toBeVisible();
});

test('an unknown email gets the same answer, and no mail', async ({ page }) => {
  const nobody = `nobody-${Date.now()}@example.com`;
  await page.clock.install();
  await page.goto('/forgot');
  await page.getByLabel('Email').fill(nobody);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(`Password Reset was sent to: ${nobody}`)).toBeVisible();
  await page.clock.fastForward(9_000);
  await page.waitForURL('**/login');
  expect(await countMails(nobody)).toBe(0);
});

test('an email is verified by mail while the page waits', async ({ page, context }) => {
  const person = await seedUser({ emailVerified: false, isVerified: false, termsAgreement: false });
  await signInOn(page, person);
  await page.goto('/app');
  await page.waitForURL('**/email-verification');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You must verify your email and agree to the terms')).toBeVisible();
  await expectAccessible(page);
  const mails = await countMails(person.email);
  await page.getByRole('button', { name: 'Send Email Verification' }).click();
  await expect(page.getByText(`We sent a verification email to: ${person.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Send Email Verification' }).click();
  await expect(page.getByText('Email already sent.')).toBeVisible();
  await page.getByLabel('I agree to the terms of service').check();
  const link = linkOf(await nextMail(person.email, mails));
  const other = await context.newPage();
  await other.goto(link);
  await expect(page.getByText('Your email is verified. Taking you to the dashboard.')).toBeVisible();
  await page.waitForURL('**/app/jobs');
  const stored = () => database().doc(documents.user(person.id)).get();
  await expect.poll(async () => (await stored()).get('isVerified') === true).toBe(true);
  expect((await stored()).get('termsAgreement')).toBe(true);
});

test('the terms card stays until the user agrees', async ({ page }) => {
  const person = await seedUser({ termsAgreement: false });
  await signInOn(page, person);
  await page.goto('/app/jobs');
  const card = page.getByRole('region', { name: 'Before you go on' });
  const send = card.getByRole('button', { name: 'Submit' });
  await expect(send).toBeDisabled();
  await expectAccessible(page);
  await card.getByRole('checkbox').check();
  await send.click();
  await expect(card).toBeHidden();
  // The card hides before the write has reached the database, and a reload cancels what is on its way.
  await expect
    .poll(async () => (await database().doc(documents.user(person.id)).get()).get('termsAgreement') === true)
    .toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  await expect(card).toBeHidden();
});

test('a sign-in through the ATS that the browser did not start is refused', async ({ page, context, baseURL }) => {
  await page.goto('/login?from_bh=1&state=x');
  await expect(page.getByText('state cookie not set or expired. Please try again.')).toBeVisible();
  await context.addCookies([{ name: 'state', value: 'x', url: baseURL ?? '' }]);
  await page.goto('/login?from_bh=1&state=x');
  await expect(page.getByText('userToken cookie not set or expired. Please try again.')).toBeVisible();
  await context.addCookies(
    [
      ['state', 'x'],
      ['userToken', '12345'],
    ].map(([name = '', value = '']) => ({ name, value, url: baseURL ?? '' })),
  );
  await page.goto('/login?from_bh=1&state=x');
  await expect(page.getByText('userToken cookie not set or expired. Please try again.')).toBeVisible();

  await page.goto('/login');
  const [request] = await Promise.all([
    page.waitForRequest('**/oauth2/bullhorn-user?**'),
    page.getByRole('button', { name: 'Continue with Bullhorn' }).click(),
  ]);
  const original = new URL(request.url()).searchParams.get('originalUrl') ?? '';
  expect(new URL(original).pathname).toBe('/login');
});
