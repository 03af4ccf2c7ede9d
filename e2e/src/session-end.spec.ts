import { randomUUID } from 'node:crypto';
import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { contactTexts } from '@portal/domain/texts/marketing';
import { sessionTexts } from '@portal/domain/texts/session';
import type { Page } from '@playwright/test';
import { openAccountSettings } from './fixtures/account-settings';
import { castPassword, seedAdmin, type TeamMember } from './fixtures/admin';
import { callApp } from './fixtures/call-app';
import { seedJob } from './fixtures/jobs';
import { callsAfterSession, expect, test } from './fixtures/test';

test.use({ expectedRefusals: callsAfterSession });

/** Forms that users fill in, each with the field that the test edits. */
const forms: [string, (page: Page, user: TeamMember) => Promise<unknown>, string][] = [
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
      await seedJob({ id, organizationId, createdBy, jobTitle: 'Registered Nurse' });
      await page.goto(`/app/jobs/${id}/edit`);
    },
    'Company',
  ],
  ['a tab of the settings', (page) => page.goto('/app/organization-settings?selectedTab=Labels'), 'Skills'],
  [
    'a dialog',
    async (page) => {
      await page.goto('/app/contacts');
      await page.getByRole('button', { name: contactTexts.add.contact }).click();
    },
    'Last name',
  ],
  ['the profile', openAccountSettings, 'Description'],
];

test('a session that is ended on another device keeps the unsaved fields of each form', async ({ page, signIn }) => {
  const user = await seedAdmin('Juniper Staffing');
  await signIn(user);
  for (const [name, open, label] of forms) {
    await test.step(name, async () => {
      await open(page, user);
      const field = page.getByLabel(label, { exact: true });
      await field.fill('Half written');
      await callApp(user, authenticationApi.signOutEverywhere, {});
      const dialog = page.getByRole('dialog', { name: sessionTexts.expiredTitle });
      await expect(dialog).toBeVisible();
      await expect(field).toHaveValue('Half written');
      await dialog.getByLabel('Password', { exact: true }).fill(castPassword);
      await dialog.getByRole('button', { name: sessionTexts.continueWork }).click();
      await expect(dialog).toBeHidden();
      await expect(field).toHaveValue('Half written');
    });
  }
});
