import { verificationRecord } from '@portal/domain/identity-provider/sign-in-domain';
import { formTexts } from '@portal/domain/texts/form';
import { fieldTexts } from '@portal/domain/texts/fields';
import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import { sessionTexts } from '@portal/domain/texts/session';
import { startDnsServer } from '@portal/local/dns/dns-server';
import { startIdentityProvider } from '@portal/local/identity-provider/identity-provider';
import { seedAdmin } from './fixtures/admin';
import { look } from './fixtures/look';
import { signInOn } from './fixtures/sign-in-as';
import { expect, test } from './fixtures/test';

test.use({ expectedRefusals: ['finishProviderSignIn', 'verifySignInDomain'] });

/** The agency's identity provider is a second issuer, next to the auth service of the portal. */
test('an admin sets up single sign-on, and a new user signs in by its button', async ({ page, browser }) => {
  const baseUrl = process.env.PORTAL_BASE_URL ?? '';
  const admin = await seedAdmin('Aspen Sign-on');
  const domain = `${admin.id.toLowerCase()}.example`;
  const ada = { sub: 'ada', email: `ada@${domain}`, name: 'Ada Lovelace', email_verified: true };
  const stranger = { sub: 'eve', email: 'eve@elsewhere.example', name: 'Eve', email_verified: true };
  const dns = await startDnsServer(Number(process.env.DNS_SERVER?.split(':')[1]));
  const provider = await startIdentityProvider({
    redirectUris: [`${baseUrl}/login/single-sign-on`],
    users: [ada, stranger],
  });
  await signInOn(page, admin);
  await page.goto('/app/organization-settings?selectedTab=Security');
  const card = page.getByRole('region', { name: texts.title });

  await test.step('with issuer, client and domain', async () => {
    await expect(card.getByText(texts.none)).toBeVisible();
    await card.getByRole('button', { name: texts.setUp }).click();
    const form = page.getByRole('dialog', { name: texts.setUp });
    await form.getByLabel(texts.issuer).fill(provider.issuer);
    await form.getByLabel(texts.clientId).fill(provider.clientId);
    await form.getByLabel(texts.clientSecret).fill(provider.clientSecret);
    await form.getByLabel(texts.domains).fill('gmail.com');
    await form.getByRole('button', { name: formTexts.save }).click();
    await expect(form.getByText(texts.publicMail)).toBeVisible();
    await form.getByLabel(texts.domains).fill(domain);
    await look(page, 'single-sign-on-form');
    await form.getByRole('button', { name: formTexts.save }).click();
    await expect(form).toBeHidden();
    await expect(card.getByText(texts.notVerified)).toBeVisible();
  });

  await test.step('the domain counts once its DNS has the record', async () => {
    const verify = card.getByRole('button', { name: texts.verify(domain) });
    await verify.click();
    await expect(page.getByText(texts.recordMissing(domain))).toBeVisible();
    await look(page, 'single-sign-on-card');
    const record = await card.getByText(verificationRecord('')).textContent();
    dns.records.set(domain, [record ?? '']);
    await verify.click();
    await expect(card.getByText(texts.verified, { exact: true })).toBeVisible();
  });

  const visitor = await browser.newPage({ baseURL: baseUrl });
  const press = (name: string) => visitor.getByRole('button', { name, exact: true }).click();
  const signInAtProvider = async (email: string) => {
    // The portal's own form has the same field until the page is left.
    await expect(visitor.getByRole('heading', { name: 'Sign in to your organization' })).toBeVisible();
    await visitor.getByLabel('Email').fill(email);
    await press('Sign in');
  };
  await visitor.goto('/login');
  await visitor.getByLabel(fieldTexts.email).fill(ada.email);
  await expect(visitor.getByRole('button', { name: texts.continueWith('Aspen Sign-on') })).toBeVisible();
  await look(visitor, 'single-sign-on-button');

  await test.step('a user of the provider with an email of another domain is refused', async () => {
    await press(texts.continueWith('Aspen Sign-on'));
    await signInAtProvider(stranger.email);
    await expect(visitor.getByText(texts.foreignDomain)).toBeVisible();
    await look(visitor, 'single-sign-on-refused');
    await visitor.getByRole('link', { name: sessionTexts.backToSignIn }).click();
    await visitor.context().clearCookies();
  });

  await test.step('a member without an account gets one', async () => {
    await visitor.getByLabel(fieldTexts.email).fill(ada.email);
    await press(texts.continueWith('Aspen Sign-on'));
    await signInAtProvider(ada.email);
    await visitor.getByRole('button', { name: sessionTexts.goNow }).click();
    await expect(visitor.getByRole('link', { name: 'Jobs' })).toBeVisible();
    await page.goto('/app/organization-settings?selectedTab=Users');
    await expect(page.getByText(ada.email)).toBeVisible();
  });
  await visitor.close();
  await Promise.all([provider.close(), dns.close()]);
});
