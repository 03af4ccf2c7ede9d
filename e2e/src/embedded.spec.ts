import { contactSchema } from '@portal/domain/contacts/contact';
import { documents } from '@portal/domain/paths/firestore-paths';
import { atsTexts } from '@portal/domain/texts/ats';
import { sessionTexts } from '@portal/domain/texts/session';
import { errorPageTexts, shellTexts } from '@portal/domain/texts/shell';
import { marketingTexts } from '@portal/domain/texts/tearsheets';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import config from '../playwright.config';
import { castPassword, database, seedAdmin, seedRecruiter } from './fixtures/admin';
import { connect, makeCorporation } from './fixtures/bullhorn';
import { seedJob } from './fixtures/jobs';
import { look } from './fixtures/look';
import { test } from './fixtures/test';

const { launchOptions } = config.use ?? {};

// One worker for all of them, because they need a browser of their own.
test.describe.configure({ mode: 'default' });
// The portal runs on this machine, and browsers block public pages from embedding local ones.
test.use({
  // The sign-in page of the simulator has no icon.
  expectedRefusals: ['singleSignOn', 'favicon.ico'],
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--disable-features=LocalNetworkAccessChecks'],
  },
});

/** A token of another issuer, which names corporation 77. */
const foreignToken = ['{"alg":"RS256"}', '{"corporation_id":"77"}', 'signature']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

/** A page of another site with one of ours in a frame. */
async function frameOn(page: Page, site: string, path: string): Promise<FrameLocator> {
  await page.route(`${site}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe name="portal" title="Portal" width="1200" height="800" src="${process.env.PORTAL_BASE_URL ?? ''}${path}"></iframe>`,
    }),
  );
  await page.goto(`${site}/`);
  return page.frameLocator('iframe');
}

/**
 * The application embedded in the applicant-tracking system, the only site that may embed it. Uses its own pages, since
 * a browser reports a refused frame in the console.
 */
test('only an organization with the product may use the embedded application', async ({ browser }) => {
  const recruiter = await seedRecruiter('Wren Partners');
  const { organizationId } = recruiter;
  const setProducts = (core: '0' | '1' | null, skillsMarketing: '0' | '1') =>
    database()
      .doc(documents.platformSettings(organizationId))
      .update({
        'productFeature.core': core === null ? {} : { enable: core },
        'productFeature.skillsMarketing.enable': skillsMarketing,
      });
  const page = await browser.newPage();
  const frame = await frameOn(page, 'https://cls33.bullhornstaffing.com', '/login');
  const heading = (name: string) => frame.getByRole('heading', { name, exact: true });
  const goTo = (path: string) => page.frame('portal')?.goto(`${process.env.PORTAL_BASE_URL ?? ''}${path}`);

  await test.step('a user with the product signs in and works', async () => {
    await setProducts(null, '1');
    await frame.getByLabel('Email').fill(recruiter.email);
    await frame.getByLabel('Password', { exact: true }).fill(castPassword);
    await frame.getByRole('button', { name: 'Sign in' }).click();
    await expect(heading('Jobs')).toBeVisible();
    await goTo('/app/skills');
    await expect(heading(marketingTexts.skillsTitle)).toBeVisible();
  });

  await test.step('without the core product everything is refused, marketing too', async () => {
    await setProducts('0', '1');
    await expect(heading(errorPageTexts.forbidden)).toBeVisible();
    await goTo('/app/jobs');
    await expect(heading(errorPageTexts.forbidden)).toBeVisible();
    await setProducts('1', '0');
    await expect(heading('Jobs')).toBeVisible();
  });

  await test.step('marketing also needs its own product', async () => {
    await goTo('/app/skills');
    await expect(heading(errorPageTexts.notFound)).toBeVisible();
    await goTo('/app/tearsheets');
    await expect(heading(errorPageTexts.notFound)).toBeVisible();
    await setProducts('1', '1');
    await expect(heading(marketingTexts.tearsheetsTitle)).toBeVisible();
  });

  await test.step('another site cannot embed a page', async () => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    const foreign = await frameOn(page, 'https://elsewhere.example', '/login');
    await refused;
    await expect(foreign.getByLabel('Email')).toHaveCount(0);
  });
  await page.close();
});

test('a user of the ATS opens a job there and is signed in without a password', async ({ browser }) => {
  const admin = await seedAdmin('Wren Partners');
  const { organizationId } = admin;
  const jobId = `j-${admin.id}`;
  await seedJob({ id: jobId, organizationId, createdBy: admin.id, jobTitle: 'Welder', entityId: '501' });
  const corporation = await makeCorporation();
  await corporation.tell([{ id: 7, name: 'Wren Admin', email: admin.email }]);
  await connect(admin, corporation);
  const page = await browser.newPage();
  const visit = `/app?EntityType=JobOrder&EntityID=501&UserID=7&CorporationID=1`;
  const frame = await frameOn(page, 'https://cls33.bullhornstaffing.com', visit);
  const signIn = async (password: string) => {
    await frame.getByLabel('Username').fill(admin.email);
    await frame.getByLabel('Password').fill(password);
    await frame.getByRole('button', { name: 'Sign in' }).click();
  };

  await test.step('signs in at the ATS and sees the job', async () => {
    await signIn('wrong');
    await expect(frame.getByText('Invalid credentials')).toBeVisible();
    await signIn('right');
    await expect(frame.getByRole('heading', { name: 'Welder' })).toBeVisible();
    expect(page.frame('portal')?.url()).toContain(`/app/jobs/${jobId}`);
    const ssoUser = (await page.context().cookies()).find(({ name }) => name === 'ssoUser');
    expect(ssoUser?.value).toBe(admin.id);
    expect(Math.round(((ssoUser?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(90);
  });

  await test.step('calls say that the user came from the ATS', async () => {
    const request = page.waitForRequest(`**/bullhorn/organizations/${organizationId}/jobs/${jobId}?**`);
    await frame.getByRole('button', { name: atsTexts.menu, exact: true }).click();
    await frame.getByRole('menuitem', { name: atsTexts.refreshJob }).click();
    const parameters = new URL((await request).url()).searchParams;
    expect([parameters.get('from_bh'), parameters.get('uid')]).toEqual(['1', admin.id]);
  });
  await test.step('opens a contact there, and finds it in the list', async () => {
    const contact = contactSchema.cast({ id: '77', organizationId, email: 'pat@wren.example', name: 'Pat Wren' });
    await database().doc(documents.clientContact(organizationId, '77')).set(contact);
    await frameOn(
      page,
      'https://cls33.bullhornstaffing.com',
      visit.replace('JobOrder', 'ClientContact').replace('501', '77'),
    );
    await expect(frame.getByText('pat@wren.example')).toBeVisible();
    expect(page.frame('portal')?.url()).toContain('/app/contacts?q=pat');
  });
  await page.close();
});

test('a token that is not the issuer’s leads back to the ATS once, and a user who may not come is refused', async ({
  page,
  context,
  baseURL,
}) => {
  const admin = await seedAdmin('Wren Partners');
  const { organizationId } = admin;
  const corporation = await makeCorporation();
  await corporation.tell([{ id: 7, name: 'Wren Admin', email: admin.email }]);
  await connect(admin, corporation);
  const cookies = (values: Record<string, string>) =>
    context.addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url: baseURL ?? '' })));

  await test.step('renews the token at the ATS', async () => {
    await cookies({ state: 'x', userToken: foreignToken });
    const renewal = page.waitForRequest('**/oauth2/bullhorn-user?**');
    await page.goto('/login?from_bh=1&state=x');
    const { searchParams } = new URL((await renewal).url());
    expect([searchParams.get('refreshToken'), searchParams.get('corpId')]).toEqual(['true', '77']);
    await page.getByLabel('Username').fill(admin.email);
    await page.getByLabel('Password').fill('right');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(sessionTexts.loggedIn)).toBeVisible();
    await look(page, 'single-sign-on');
  });

  await test.step('is refused once an admin has switched it off', async () => {
    await database().doc(documents.atsUser(organizationId, '7')).update({ bhAuth: false });
    await page.goto('/app/jobs');
    await page.getByRole('button', { name: shellTexts.settingsOf(admin.displayName) }).click();
    await page.getByRole('menuitem', { name: shellTexts.logout }).click();
    await page.getByRole('button', { name: sessionTexts.signInWithAts }).click();
    await page.getByLabel('Username').fill(admin.email);
    await page.getByLabel('Password').fill('right');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/403');
    await expect(page.getByRole('heading', { name: errorPageTexts.forbidden })).toBeVisible();
  });
});
