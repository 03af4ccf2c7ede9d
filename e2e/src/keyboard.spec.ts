import { activeStatus } from '@portal/domain/access/roles';
import { documents } from '@portal/domain/paths/firestore-paths';
import { formTexts } from '@portal/domain/texts/form';
import { serverTexts } from '@portal/domain/texts/server';
import { impersonationTexts, sessionTexts } from '@portal/domain/texts/session';
import { tableTexts } from '@portal/domain/texts/tables';
import type { Locator, Page } from '@playwright/test';
import { castPassword, database, seedUser } from './fixtures/admin';
import { callsAfterSession, expect, test } from './fixtures/test';

test.use({ expectedRefusals: [...callsAfterSession, 'signInWithPassword', 'createUser'] });

/** Presses Tab, or Shift and Tab, until the target has the focus; fails after 40 steps. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  const looks = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { outlineStyle, outlineWidth };
  });
  const isFramed = looks.outlineStyle !== 'none' && looks.outlineWidth !== '0px';
  // Fields and cells show the focus by their border color.
  const hasBorder = await target.evaluate((element) => element.matches('input, [role=gridcell]'));
  expect(isFramed || hasBorder, 'the focus is visible').toBe(true);
}

/** Moves along a table row to the cell with the target. */
async function arrowTo(page: Page, cell: Locator): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    if (await cell.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(cell).toBeFocused();
}

test('a super admin works without a mouse', async ({ page }) => {
  const operator = await seedUser({
    organizationId: null,
    userRoles: { user: false, admin: false, superAdmin: true },
  });
  const target = await seedUser({ displayName: 'Ola Nordmann' });
  const email = `added-${operator.id}@example.com`;
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('signs in', async () => {
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(operator.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText(sessionTexts.loginFailed)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(castPassword);
    await page.keyboard.press('Enter');
    await expect(button(sessionTexts.goNow)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/admin/organizations');
  });

  await test.step('skips the menu, then opens the users from it', async () => {
    await page.reload();
    await expect(button(tableTexts.addOrganization)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Users' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/admin/users');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('adds a user', async () => {
    await tabTo(page, button(tableTexts.addUser));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: tableTexts.addUser });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(tableTexts.addUser)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Inês Novák');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type(target.email);
    await tabTo(page, dialog.getByRole('button', { name: tableTexts.addUser }));
    await page.keyboard.press('Enter');
    // The email is taken: input and focus stay.
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: tableTexts.addUser })).toBeFocused();
    await tabTo(page, dialog.getByRole('textbox', { name: 'Email' }), 'Shift+Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(serverTexts.userAdded)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(button(tableTexts.addUser)).toBeFocused();
  });

  const row = page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: target.email, exact: true }) });
  await test.step('disables and enables', async () => {
    await tabTo(page, page.getByRole('searchbox'), 'Shift+Tab');
    await page.keyboard.type(target.email);
    await expect(row).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await tabTo(page, row.getByRole('gridcell').first());
    const cell = row.getByRole('gridcell').filter({ has: page.getByRole('switch') });
    await arrowTo(page, cell);
    await page.keyboard.press('Space');
    const question = page.getByRole('dialog', { name: tableTexts.disableQuestion });
    await expect(question.getByRole('button', { name: formTexts.cancel })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(serverTexts.userDisabled)).toBeVisible();
    const stored = await database().doc(documents.user(target.id)).get();
    expect(stored.get('activeStatus')).toBe(activeStatus.disabled);
    await expect(cell).toBeFocused();
    // The table listens: until it knows of the change, the switch would ask to disable once more.
    await expect(cell.getByRole('switch')).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(page.getByText(serverTexts.userEnabled)).toBeVisible();
  });

  await test.step('impersonates the user and returns', async () => {
    const cell = row.getByRole('gridcell').filter({ has: page.getByRole('button', { name: /^Login as user/ }) });
    await arrowTo(page, cell);
    await page.keyboard.press('Enter');
    await tabTo(page, row.getByRole('button', { name: /^Login as user/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/jobs');
    await expect(page.getByText(impersonationTexts.banner(target.email))).toBeVisible();
    await tabTo(page, button(impersonationTexts.logout));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/admin/**');
    await expect(page.getByText(impersonationTexts.loggedBackIn)).toBeVisible();
  });
});
