import { randomUUID } from 'node:crypto';
import { contactTexts } from '@portal/domain/texts/marketing';
import { sessionTexts } from '@portal/domain/texts/session';
import type { User } from '@portal/domain/users/user';
import type { Page } from '@playwright/test';
import { castPassword, seedUser } from './fixtures/admin';
import { signInOn } from './fixtures/sign-in-as';
import { seedJob } from './fixtures/jobs';
import { callsAfterSession, expect, test } from './fixtures/test';

test.use({ expectedRefusals: callsAfterSession });

/** Forms that users fill in, each with the field that the test edits. */
const forms: [string, (page: Page, user: User) => Promise<void>, string][] = [
  [
    'a new job',
    async (page) => {
      await page.goto('/app/jobs/add');
      await page.getByRole('button', { name: 'Fill in by hand' }).click();
    },
    'Company',
  ],
  [
    'a changed job',
    async (page, { id: createdBy, organizationId }) => {
      const id = `job-${randomUUID().slice(0, 8)}`;
      await seedJob({ id, organizationId: organizationId ?? '', createdBy, jobTitle: 'Registered Nurse' });
      await page.goto(`/app/jobs/${id}/edit`);
    },
    'Company',
  ],
  [
    'a tab of the settings',
    (page) => page.goto('/app/organization-settings?selectedTab=Labels').then(() => undefined),
    'Skills',
  ],
  [
    'a dialog',
    async (page) => {
      await page.goto('/app/contacts');
      await page.getByRole('button', { name: contactTexts.add.contact }).click();
    },
    'Last name',
  ],
  ['the profile', (page) => page.goto('/app/account-settings').then(() => undefined), 'Description'],
];

test.describe('a session that ends on another device', () => {
  for (const [name, open, label] of forms) {
    test(`keeps the unsaved fields of ${name}`, async ({ page, browser }) => {
      const user = await seedUser({ userRoles: { user: true, admin: true, superAdmin: false } });
      await signInOn(page, user);
      await open(page, user);
      const field = page.getByLabel(label, { exact: true });
      await field.fill('Half written');
      const elsewhere = await (await browser.newContext()).newPage();
      await signInOn(elsewhere, user);
      await elsewhere.goto('/app/account-settings');
      await elsewhere.getByRole('button', { name: 'Sign out on all devices' }).click();
      await elsewhere.waitForURL('**/login');
      const dialog = page.getByRole('dialog', { name: sessionTexts.expiredTitle });
      await expect(dialog).toBeVisible();
      await expect(field).toHaveValue('Half written');
      await dialog.getByLabel('Password', { exact: true }).fill(castPassword);
      await dialog.getByRole('button', { name: sessionTexts.continueWork }).click();
      await expect(dialog).toBeHidden();
      await expect(field).toHaveValue('Half written');
      await elsewhere.context().close();
    });
  }
});
