import { documents } from '@portal/domain/paths/firestore-paths';
import { auditTexts } from '@portal/domain/texts/audit';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import { sessionListTexts } from '@portal/domain/texts/session-list';
import { accountTexts } from '@portal/domain/texts/shell';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { castPassword, database, seedOrganization, seedUser } from './fixtures/admin';
import { expectAccessible } from './fixtures/axe';
import { look } from './fixtures/look';
import { signInOn } from './fixtures/sign-in-as';
import { callsAfterSession, expect, test } from './fixtures/test';

test.use({ expectedRefusals: [...callsAfterSession, 'confirmSecondStep', 'turnOnSecondStep'] });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The code of the time step after the one that was used. */
const nextCode = (key: string, used: number) => new TOTP({ secret: key }).generate({ timestamp: used + 30_000 });

async function typePassword(page: Page, email: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(castPassword);
  await press(page, 'Sign in');
}

/** Reads the new key from the screen, and enters its code. @returns key and time. */
async function enterFirstCode(page: Page): Promise<{ key: string; used: number }> {
  await expect(page.getByRole('img', { name: secondStepTexts.qrCode })).toBeVisible();
  const key = ((await page.locator('code').first().textContent()) ?? '').replace(/ /g, '');
  const used = Date.now();
  await page.getByLabel(secondStepTexts.codeOfApp).fill(new TOTP({ secret: key }).generate({ timestamp: used }));
  await press(page, secondStepTexts.turnOn);
  await expect(page.getByText(secondStepTexts.recoveryTitle)).toBeVisible();
  return { key, used };
}

test('users set up a second step, sign in with it, with a recovery code, and turn it off', async ({ page }) => {
  const person = await seedUser();
  await signInOn(page, person);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/account-settings');
  await press(page, secondStepTexts.setUp);
  await page.getByRole('dialog').getByLabel(accountTexts.currentPassword).fill(castPassword);
  await press(page, secondStepTexts.confirm);
  await expect(page.getByRole('img', { name: secondStepTexts.qrCode })).toBeVisible();
  await expectAccessible(page);
  await look(page, 'second-step-set-up');
  const { key, used } = await enterFirstCode(page);
  await look(page, 'second-step-recovery-codes');
  const recoveryCode =
    (await page
      .getByText(/^[0-9a-z]{5}-[0-9a-z]{5}$/)
      .first()
      .textContent()) ?? '';
  await press(page, secondStepTexts.codesKept);
  await expect(page.getByText(secondStepTexts.isOn)).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.context().setStorageState({ cookies: [], origins: [] });
  await typePassword(page, person.email);
  const code = page.getByLabel(secondStepTexts.code, { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(secondStepTexts.wrongCode)).toBeVisible();
  await look(page, 'second-step-wrong-code');
  await code.fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logged in')).toBeVisible();
  await press(page, 'Go there now');
  await page.waitForURL('**/app/jobs');

  await page.goto('/app/account-settings');
  await press(page, secondStepTexts.turnOff);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(accountTexts.currentPassword).fill(castPassword);
  await dialog.getByLabel(secondStepTexts.code, { exact: true }).fill(nextCode(key, used));
  await dialog.getByRole('button', { name: secondStepTexts.turnOff }).click();
  await expect(page.getByText(secondStepTexts.isOff)).toBeVisible();
});

test('members of an organization that requires a second step set it up before anything else', async ({ page }) => {
  const organizationId = await seedOrganization('Strict Staffing');
  await database()
    .doc(documents.agencySettings(organizationId))
    .set({ security: { signIn: { requireSecondStep: true } } }, { merge: true });
  const person = await seedUser({ organizationId });
  await typePassword(page, person.email);
  await expect(page.getByText(secondStepTexts.mustSetUp)).toBeVisible();
  await page.goto('/app/jobs');
  await page.waitForURL('**/login');
  await typePassword(page, person.email);
  await press(page, secondStepTexts.setUp);
  await enterFirstCode(page);
  await press(page, secondStepTexts.codesKept);
  await expect(page.getByText('Logged in')).toBeVisible();
  await press(page, 'Go there now');
  await page.waitForURL('**/app/jobs');
});

test('users see their devices, and admins see the sign-in in the audit trail', async ({ page, browser }) => {
  const organizationId = await seedOrganization('Audited Staffing');
  const person = await seedUser({ organizationId, userRoles: { user: true, admin: true, superAdmin: false } });
  await typePassword(page, person.email);
  await expect(page.getByText('Logged in')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await typePassword(other, person.email);
  await press(other, 'Go there now');
  await expect(other.getByRole('heading', { level: 1, name: 'Jobs', exact: true })).toBeVisible();
  // A page that is not open when its session ends learns of it while it loads.
  await other.goto('about:blank');

  await page.goto('/app/account-settings');
  const card = page.getByRole('region', { name: sessionListTexts.title });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByText(sessionListTexts.thisOne)).toBeVisible();
  await look(page, 'sessions');
  await card.getByRole('button', { name: /^End session/ }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await other.goto('/app/jobs');
  await other.waitForURL('**/login');
  await other.context().close();

  await page.goto('/app/organization-settings');
  await page.getByRole('link', { name: auditTexts.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: auditTexts.title })).toBeVisible();
  await expect(page.getByText('Signed in').first()).toBeVisible();
  await look(page, 'audit-trail');
});
