import { passkeyTexts, recentProofTexts } from '@portal/domain/texts/passkeys';
import { accountTexts } from '@portal/domain/texts/shell';
import { sessionTexts } from '@portal/domain/texts/session';
import type { CDPSession, Page, Route } from '@playwright/test';
import { castPassword, seedUser } from './fixtures/admin';
import { look } from './fixtures/look';
import { sessionOf } from './fixtures/session';
import { callsAfterSession, expect, test } from './fixtures/test';

test.use({ expectedRefusals: [...callsAfterSession, 'startPasskey', 'signInWithPasskey'] });

/** Browsers have no passkeys for IP addresses; by its name the same machine has. */
const site = () => (process.env.PORTAL_BASE_URL ?? '').replace('127.0.0.1', 'localhost');

/** A device with a fingerprint reader that always recognizes its user (WebDriver virtual authenticator). */
async function attachDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

type WindowWithRequests = Window & { passkeyRequests?: ('asked' | 'offered')[] };

/** Runs in the page: notes each request for a passkey that reaches the browser. */
function recordPasskeyRequests() {
  const requests: WindowWithRequests['passkeyRequests'] = ((window as WindowWithRequests).passkeyRequests = []);
  const get = navigator.credentials.get.bind(navigator.credentials);
  navigator.credentials.get = (options) => {
    requests.push(options?.mediation === 'conditional' ? 'offered' : 'asked');
    return get(options);
  };
}

/**
 * Signs out, and presses the passkey's button while the page's offer to fill in a passkey still waits for its challenge. The
 * offer gets it first, but no longer asks the device: the browser runs one request at a time, so one would end the other.
 */
async function signInAgainByPasskey(page: Page) {
  const challenges: Route[] = [];
  await page.route('**/passkeyChallenge', (route) => void challenges.push(route));
  await page.getByRole('button', { name: /^Settings of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  for (const count of [1, 2]) {
    await expect.poll(() => challenges.length).toBe(count);
    if (count === 1) await page.getByRole('button', { name: sessionTexts.signInWithPasskey }).click();
  }
  for (const challenge of challenges) {
    await challenge.continue();
    await (await challenge.request().response())?.finished();
  }
  await page.unroute('**/passkeyChallenge');
}

test('users add a passkey, sign in with it in two taps, rename and remove it', async ({ page }) => {
  const person = await seedUser();
  const { cdp, authenticatorId } = await attachDevice(page);
  await page.addInitScript(recordPasskeyRequests);
  const { origins } = await sessionOf(person);
  await page.context().setStorageState({ cookies: [], origins: origins.map((kept) => ({ ...kept, origin: site() })) });
  await page.goto(`${site()}/app/account-settings`);
  const card = page.getByRole('region', { name: passkeyTexts.title });
  await expect(card.getByText(passkeyTexts.empty)).toBeVisible();
  await card.getByRole('button', { name: passkeyTexts.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: passkeyTexts.name }).fill('Work laptop');
  await dialog.getByRole('button', { name: passkeyTexts.add }).click();
  await expect(card.getByText('Work laptop')).toBeVisible();
  await look(page, 'passkeys');

  await signInAgainByPasskey(page);
  await expect(page.getByText('Logged in')).toBeVisible();
  expect(await page.evaluate(() => (window as WindowWithRequests).passkeyRequests)).toEqual(['asked']);
  await page.getByRole('button', { name: 'Go there now' }).click();
  await page.waitForURL('**/app/jobs');

  await page.goto(`${site()}/app/account-settings`);
  await card.getByRole('button', { name: passkeyTexts.renameOf('Work laptop') }).click();
  await dialog.getByRole('textbox', { name: passkeyTexts.name }).fill('Old laptop');
  await dialog.getByRole('button', { name: passkeyTexts.saveName }).click();
  await card.getByRole('button', { name: passkeyTexts.removeOf('Old laptop') }).click();
  await dialog.getByRole('button', { name: passkeyTexts.remove }).click();
  await expect(card.getByText(passkeyTexts.empty)).toBeVisible();

  await signInAgainByPasskey(page);
  await expect(page.getByText(passkeyTexts.refused)).toBeVisible();
  await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
});

test('adding a passkey long after the sign-in asks for the password first', async ({ page }) => {
  const person = await seedUser();
  await attachDevice(page);
  const { origins } = await sessionOf(person, { provedAt: 0 });
  await page.context().setStorageState({ cookies: [], origins: origins.map((kept) => ({ ...kept, origin: site() })) });
  await page.goto(`${site()}/app/account-settings`);
  const card = page.getByRole('region', { name: passkeyTexts.title });
  await card.getByRole('button', { name: passkeyTexts.add }).click();
  const naming = page.getByRole('dialog', { name: passkeyTexts.add });
  await naming.getByRole('textbox', { name: passkeyTexts.name }).fill('Phone');
  await naming.getByRole('button', { name: passkeyTexts.add }).click();
  const proof = page.getByRole('dialog', { name: recentProofTexts.title });
  await proof.getByLabel(accountTexts.currentPassword).fill(castPassword);
  await look(page, 'recent-proof');
  await proof.getByRole('button', { name: recentProofTexts.confirm }).click();
  await expect(card.getByText('Phone')).toBeVisible();
});
