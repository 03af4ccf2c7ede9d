import { readFile } from 'node:fs/promises';
import { documents } from '@portal/domain/paths/firestore-paths';
import { settingHistoryTexts, settingsPageTexts, settingTransferTexts } from '@portal/domain/texts/settings';
import { organizationTexts } from '@portal/domain/texts/team';
import { database, seedOrganization, seedUser } from './fixtures/admin';
import { look } from './fixtures/look';
import { expect, test } from './fixtures/test';

test('a super admin undoes a change of settings, and takes settings over by file', async ({ page, signIn }) => {
  const organizationId = await seedOrganization('Hazel Staffing');
  await signIn(await seedUser({ organizationId, userRoles: { user: true, admin: true, superAdmin: true } }));
  const label = page.getByLabel('Skills', { exact: true });
  const storedLabel = async () => {
    const agency = (await database().doc(documents.agencySettings(organizationId)).get()).data();
    return (agency?.labels as { customLabels?: { skills?: string } } | undefined)?.customLabels?.skills;
  };

  await test.step('a saved change is listed with who, before and after', async () => {
    await page.goto(`/app/admin/organization/edit/${organizationId}?selectedTab=Labels`);
    await label.fill('Talents');
    await page.getByRole('button', { name: settingsPageTexts.save, exact: true }).click();
    await expect(page.getByText(organizationTexts.profileUpdated)).toBeVisible();
    await page.getByRole('button', { name: settingHistoryTexts.open }).click();
    const row = page.getByRole('dialog').getByRole('row', { name: 'Talents' });
    await expect(row).toContainText(settingHistoryTexts.nothing);
    await look(page, 'history');
  });

  await test.step('undo brings the value back, as a change of its own', async () => {
    const drawer = page.getByRole('dialog', { name: settingHistoryTexts.title });
    await drawer.getByRole('button', { name: settingHistoryTexts.undo }).click();
    await page
      .getByRole('dialog', { name: settingHistoryTexts.undoQuestion })
      .getByRole('button', { name: settingHistoryTexts.undo })
      .click();
    await expect(drawer.getByRole('row', { name: 'Talents' })).toHaveCount(2);
    await expect(drawer.getByText(settingHistoryTexts.undoneAlready)).toHaveCount(1);
    expect(await storedLabel()).toBe('');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(label).toHaveValue('');
  });

  await test.step('an exported file, changed and imported, shows the difference before it applies', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: settingTransferTexts.export }).click(),
    ]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { settings: Record<string, unknown> };
    expect(file.settings['customLabels.skills']).toBe('');
    file.settings['customLabels.skills'] = 'Strengths';
    file.settings['colors.skillsColor'] = 'red';
    await page.locator('input[type=file][accept*=json]').setInputFiles({
      name: 'settings.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    const dialog = page.getByRole('dialog', { name: settingTransferTexts.title });
    await expect(dialog.getByRole('row', { name: 'Strengths' })).toBeVisible();
    await expect(dialog.getByText(settingTransferTexts.refused('Color of skills'))).toBeVisible();
    await look(page, 'import');
    await dialog.getByRole('button', { name: settingTransferTexts.apply(1) }).click();
    await expect(page.getByText(settingTransferTexts.imported)).toBeVisible();
    expect(await storedLabel()).toBe('Strengths');
  });
});
