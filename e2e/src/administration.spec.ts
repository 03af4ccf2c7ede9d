import { activeStatus } from '@portal/domain/access/roles';
import type { Page } from '@playwright/test';
import { documents } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { serverTexts } from '@portal/domain/texts/server';
import { impersonationTexts, sessionTexts } from '@portal/domain/texts/session';
import { loadStateTexts } from '@portal/domain/texts/states';
import { tableTexts } from '@portal/domain/texts/tables';
import { organizationTexts, teamTexts, userFormTexts } from '@portal/domain/texts/team';
import { database, joinTeam, seedAdmin, seedUser } from './fixtures/admin';
import { countMails, linkOf, nextMail } from './fixtures/mailbox';
import { callsAfterSession, expect, test } from './fixtures/test';

test.use({ expectedRefusals: [...callsAfterSession, 'getCustomUserToken', 'sendReset', 'sendUserEmailLoginLink'] });

const { a } = castOrganizations;
/** Searches for the row, because rows of other tests may fill the first page. */
const search = (page: Page, words: string) => page.getByRole('searchbox').fill(words);
const userOf = async (uid: string) => (await database().doc(documents.user(uid)).get()).data();

/** The session data in the browser: the return token, and the signed-in users. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('firebaseLocalStorageDb');
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        reject(new Error('the database could not be opened'));
      };
    });
    const entries = await new Promise<{ value: { uid?: string } }[]>((resolve) => {
      const request = database.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll();
      request.onsuccess = () => {
        resolve(request.result as { value: { uid?: string } }[]);
      };
    });
    database.close();
    return {
      returnToken: localStorage.getItem('portal.return-token'),
      // The library's probe of the database has no user in it.
      accounts: entries.flatMap(({ value }) => value.uid ?? []),
    };
  });

test('a super admin adds an organization, which has its indexes', async ({ page, signIn }) => {
  await signIn('superAdmin');
  await page.goto('/app/admin/organizations');
  await page.getByRole('button', { name: tableTexts.addOrganization }).click();
  const dialog = page.getByRole('dialog', { name: tableTexts.addOrganization });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Kestrel Staffing');
  await dialog.getByRole('button', { name: tableTexts.addOrganization }).click();
  await expect(page.getByText(organizationTexts.added)).toBeVisible();
  // One is in it at once.
  await expect(page.getByRole('heading', { name: 'Kestrel Staffing' })).toBeVisible();
  await expect(page.getByText(teamTexts.empty('Kestrel Staffing'))).toBeVisible();
  await page.goto('/app/admin/organizations');
  await search(page, 'Kestrel');
  await expect(page.getByRole('gridcell', { name: 'Kestrel Staffing', exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Job index, Resume index', exact: true })).toBeVisible();
});

test('a super admin adds, changes and deletes users', async ({ page, signIn, browser }) => {
  const target = await seedUser();
  await signIn('superAdmin');

  await test.step('opens the users table, and searches it', async () => {
    await page.goto('/app/admin/users');
    await expect(page.getByText(/^Showing 1 - \d+ of \d+ results$/)).toBeVisible();
    const row = page.getByRole('gridcell', { name: target.email, exact: true });
    for (const text of [target.email, target.displayName]) {
      await search(page, text);
      await expect(row).toBeVisible();
    }
  });

  await test.step('adds a user, who is invited', async () => {
    await page.getByRole('button', { name: tableTexts.addUser }).click();
    const dialog = page.getByRole('dialog', { name: tableTexts.addUser });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ines Novak');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('Ines.Novak@Example.com');
    await dialog.getByRole('button', { name: tableTexts.addUser }).click();
    await expect(page.getByText(serverTexts.userAdded)).toBeVisible();
    await search(page, 'ines.novak@example.com');
    await expect(page.getByRole('gridcell', { name: 'ines.novak@example.com', exact: true })).toBeVisible();
  });

  await test.step('disables and enables', async () => {
    await search(page, target.email);
    const toggle = page.getByRole('switch', { name: `${tableTexts.enabled}: ${target.displayName}`, exact: true });
    await toggle.dispatchEvent('click');
    await page.getByRole('dialog').getByRole('button', { name: tableTexts.disable }).click();
    await expect(page.getByText(serverTexts.userDisabled)).toBeVisible();
    expect(await userOf(target.id)).toMatchObject({ activeStatus: activeStatus.disabled });
    await expect(toggle).not.toBeChecked();
    await toggle.dispatchEvent('click');
    await expect(page.getByText(serverTexts.userEnabled)).toBeVisible();
    expect(await userOf(target.id)).toMatchObject({ activeStatus: activeStatus.active });
  });

  await test.step('resets a password, and reports a failure', async () => {
    const reset = page.getByRole('button', { name: `${tableTexts.resetPassword}: ${target.displayName}` });
    await page.route('**/sendReset', (route) => route.fulfill({ status: 403, json: { success: false } }));
    await reset.click();
    await expect(page.getByText(teamTexts.passwordResetFailed)).toBeVisible();
    await page.unroute('**/sendReset');
    await expect(reset).toHaveText(tableTexts.resetPassword);
    const mails = await countMails(target.email);
    await reset.click();
    await expect(page.getByText(teamTexts.passwordReset)).toBeVisible();
    expect((await nextMail(target.email, mails)).subject).toContain('Reset your password');
  });

  await test.step('mails a link that signs the user in without a password', async () => {
    const send = page.getByRole('button', { name: `${tableTexts.sendLoginLink}: ${target.displayName}` });
    await page.route('**/sendUserEmailLoginLink', (route) => route.fulfill({ status: 403, json: { success: false } }));
    await send.click();
    await expect(page.getByText(sessionTexts.loginLinkFailed(target.email))).toBeVisible();
    await page.unroute('**/sendUserEmailLoginLink');
    const mails = await countMails(target.email);
    await send.click();
    await expect(page.getByText(sessionTexts.loginLinkSent(target.email))).toBeVisible();
    // Hovering keeps the notice open.
    await page.mouse.move(0, 0);
    const guest = await (await browser.newContext()).newPage();
    // The sign-in page accepts the link as well as the page in it.
    const link = linkOf(await nextMail(target.email, mails));
    expect(link).toContain('/auth/action?');
    await guest.goto(link.replace('/auth/action?', '/login?'));
    await guest.getByLabel('Email', { exact: true }).fill(target.email);
    await expect(guest.getByLabel('Password', { exact: true })).toBeHidden();
    await guest.getByRole('button', { name: sessionTexts.signIn }).click();
    await guest.waitForURL('**/app/jobs');
    await guest.context().close();
  });

  await test.step('edits and deletes', async () => {
    await page.goto('/app/admin/users');
    await search(page, 'ines.novak@example.com');
    await page.getByRole('link', { name: `View Profile: Ines Novak` }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Inês Novák');
    await page.getByRole('button', { name: 'Save user' }).click();
    await expect(page.getByText(serverTexts.userUpdated)).toBeVisible();
    await page.getByRole('button', { name: userFormTexts.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: userFormTexts.delete }).click();
    await expect(page.getByText(serverTexts.userDeleted)).toBeVisible();
    await page.waitForURL('**/app/admin/users');
    await search(page, 'ines.novak@example.com');
    await expect(page.getByText(tableTexts.noMatch('ines.novak@example.com'))).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'ines.novak@example.com', exact: true })).toHaveCount(0);
  });
});

test('a super admin impersonates a user and returns', async ({ page, signIn }) => {
  const target = await seedUser();
  await signIn('superAdmin');
  await page.goto('/app/admin/users');
  await search(page, target.email);

  await test.step('stays signed in when impersonation fails', async () => {
    await page.route('**/getCustomUserToken**', (route) => route.fulfill({ status: 403, json: { success: false } }));
    await page.getByRole('button', { name: `${tableTexts.loginAsUser}: ${target.displayName}` }).click();
    await expect(page.getByText(impersonationTexts.failed)).toBeVisible();
    await expect(page).toHaveURL(/\/app\/admin\/users/);
    await page.unroute('**/getCustomUserToken**');
  });

  await test.step('impersonates the user and returns', async () => {
    await page.getByRole('button', { name: `${tableTexts.loginAsUser}: ${target.displayName}` }).click();
    await page.waitForURL('**/app/jobs');
    await expect(page.getByText(impersonationTexts.banner(target.email))).toBeVisible();
    // The browser keeps no session of the super admin. Each of its pages has the return token, so each can return.
    const sealed = expect.stringMatching(/^v\d+\.(?!eyJ)/);
    expect(await keptBy(page)).toMatchObject({ returnToken: sealed, accounts: [target.id] });
    const other = await page.context().newPage();
    await other.goto('/404');
    expect(await keptBy(other)).toMatchObject({ returnToken: sealed, accounts: [target.id] });
    await other.close();
    await page.getByRole('button', { name: impersonationTexts.logout }).click();
    await page.waitForURL('**/app/admin/**');
    await expect(page.getByText(impersonationTexts.loggedBackIn)).toBeVisible();
    const logs = await database().collection(`organizations/${a}/usersLogs`).where('user.uid', '==', target.id).get();
    expect(logs.docs.map((log) => (log.data().by as { email: string } | null)?.email)).toContain(
      'super-admin@example.com',
    );
  });
});

test('an admin manages the team and searches its activity', async ({ page, signIn }) => {
  const admin = await seedAdmin('Wren Partners');
  const colleague = await seedUser({ organizationId: admin.organizationId, displayName: 'Other Recruiter' });
  await joinTeam(colleague);
  await signIn(admin);
  await page.goto('/app/organization-settings?selectedTab=Users');

  await test.step('adds a team member, who is invited', async () => {
    await page.getByRole('link', { name: teamTexts.addTeamMember }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Tove Lind');
    await page.getByRole('textbox', { name: 'Email' }).fill('tove.lind@example.com');
    await page.getByRole('button', { name: teamTexts.addTeamMember }).click();
    await expect(page.getByText(teamTexts.teamMemberAdded)).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'tove.lind@example.com' })).toBeVisible();
  });

  await test.step('removes a team member', async () => {
    await page
      .getByRole('button', { name: /Tove Lind/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: tableTexts.removeFromTeam }).click();
    await page.getByRole('dialog').getByRole('button', { name: tableTexts.removeFromTeam }).click();
    await expect(page.getByText(teamTexts.teamMemberRemoved)).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'tove.lind@example.com' })).toHaveCount(0);
  });

  await test.step('searches the activity of several days', async () => {
    await page.getByRole('button', { name: teamTexts.searchActivity }).click();
    const dialog = page.getByRole('dialog', { name: teamTexts.searchActivity });
    await expect(dialog.getByRole('button', { name: 'Search' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Days' }).click();
    const today = page.locator('[data-today]').first();
    await today.click();
    await today.click();
    await dialog.getByRole('button', { name: 'Search' }).click();
    await expect(dialog.getByRole('cell', { name: /tove\.lind@example\.com/ }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the table hides Remove From Team during a search', async () => {
    const menu = page.getByRole('button', { name: `${tableTexts.rowActions}: ${colleague.displayName}` });
    await expect(menu).toBeVisible();
    await page.getByRole('searchbox').last().fill('other');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('gridcell', { name: colleague.email })).toBeVisible();
  });
  await expect(page.getByText(loadStateTexts.failed)).toHaveCount(0);
});
