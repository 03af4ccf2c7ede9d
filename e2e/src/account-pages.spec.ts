import { productName } from '@portal/domain/constants/application';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { sessionTexts, impersonationTexts } from '@portal/domain/texts/session';
import { errorPageTexts, shellTexts } from '@portal/domain/texts/shell';
import { tableTexts } from '@portal/domain/texts/tables';
import { teamTexts, userFormTexts } from '@portal/domain/texts/team';
import type { Page } from '@playwright/test';
import { castPassword, database, joinTeam, seedAdmin, seedRecruiter, seedTestUser, seedUser } from './fixtures/admin';
import { invitationLink } from './fixtures/invitation';
import { expectFits, look } from './fixtures/look';
import { countMails, nextMail } from './fixtures/mailbox';
import { signInByForm } from './fixtures/sign-in-as';
import { callsAfterSession, expect, test } from './fixtures/test';

test.use({ expectedRefusals: [...callsAfterSession, 'decryptCode', 'accounts:resetPassword'] });

const { a } = castOrganizations;
const aDay = 86_400_000;

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** All pages before the sign-in. */
test('the sign-in pages fit desktop and phone', async ({ page }) => {
  const admin = await seedTestUser('admin');
  const see = (name: string) => look(page, name);

  await page.goto('/login');
  await expect(heading(page, sessionTexts.signIn)).toBeVisible();
  await see('login');
  await page.getByRole('button', { name: sessionTexts.signIn }).click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await see('login-empty');

  await page.goto('/forgot');
  await expect(page.getByRole('checkbox')).toBeVisible();
  await see('forgot');

  const accessStatus = { core: { hasPassword: false, invited: true } };
  const invitee = await seedUser({ userProducts: { accessStatus, accessRights: {} } }, { password: null });
  const invite = {
    userEmail: invitee.email,
    organization: { organizationId: a, name: 'Juniper Staffing', primaryColor: '#7a3b8f', logoUrl: '' },
  };
  await page.goto(await invitationLink(admin, { ...invite, timestamp: Date.now() - 3 * aDay + 3_600_000 }));
  await expect(heading(page, sessionTexts.verifyInvitationOf('Juniper Staffing'))).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('somebody@example.com');
  await page.getByRole('button', { name: sessionTexts.sendLink }).click();
  await expect(page.getByText(sessionTexts.emailDoesNotMatch)).toBeVisible();
  await see('invitation');
  await page.goto(await invitationLink(admin, { ...invite, timestamp: Date.now() - 3 * aDay - 1_000 }));
  await expect(page.getByText(sessionTexts.linkExpired)).toBeVisible();
  await see('invitation-expired');

  await page.goto('/auth/action?mode=resetPassword&oobCode=used&apiKey=demo');
  await expect(page.getByText(sessionTexts.linkExpired)).toBeVisible();
  await see('link-expired');

  const mailed = (continueUrl: string) =>
    `/auth/action?mode=signIn&oobCode=c&apiKey=demo&continueUrl=${encodeURIComponent(continueUrl)}`;
  await page.goto(mailed('https://evil.example/login'));
  await expect(heading(page, sessionTexts.confirmEmail)).toBeVisible();
  await see('email-link');
  await page.route('http://localhost:1/**', (route) => route.fulfill({ body: 'Another host of ours' }));
  await page.goto(mailed('http://localhost:1/login'));
  await page.waitForURL('http://localhost:1/auth/action?**');

  await page.goto('/disabled-account');
  await expect(page.getByText(errorPageTexts.userDisabled)).toBeVisible();
  await see('disabled-account');
  for (const address of ['/403', '/error403']) {
    await page.goto(address);
    await expect(heading(page, errorPageTexts.forbidden)).toBeVisible();
  }
  await see('403');
  for (const address of ['/404', '/error404', '/no/such/page']) {
    await page.goto(address);
    await expect(heading(page, errorPageTexts.notFound)).toBeVisible();
    await expect(page.getByRole('link', { name: errorPageTexts.returnToDashboard })).toHaveAttribute('href', '/app');
  }
  await see('404');
  await page.goto('/resume-confirmation');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await see('resume-confirmation');

  await page.route('https://www.portal.example/**', (route) => route.fulfill({ body: 'The terms' }));
  await page.goto('/terms');
  await page.waitForURL('https://www.portal.example/terms');
});

/** The pages between sign-in and application. */
test('the pages between sign-in and application fit desktop and phone', async ({ page }) => {
  const see = (name: string) => look(page, name);
  const unverified = await seedUser({ emailVerified: false, isVerified: false, termsAgreement: false });
  await page.goto('/login');
  await page.getByLabel('Email').fill(unverified.email);
  await page.getByLabel('Password', { exact: true }).fill(castPassword);
  await page.getByRole('button', { name: sessionTexts.signIn }).click();
  await page.waitForURL('**/email-verification');
  await see('email-verification');
  await page.getByRole('button', { name: shellTexts.logout }).click();
  await page.waitForURL('**/login');

  const homeless = await seedUser({ organizationId: null, termsAgreement: false });
  await signInByForm(page, homeless);
  await see('signed-in');
  await page.waitForURL('**/app/account-settings');
  await expect(page.getByText(shellTexts.comingSoon)).toBeVisible();
  await expect(page.getByText(shellTexts.noOrganization)).toBeVisible();
  await see('no-organization');
});

/** The application of an admin. */
test('account, settings and team fit desktop and phone', async ({ page, signIn }) => {
  const see = (name: string) => look(page, name);
  const admin = await seedAdmin('Wren Partners', { displayName: 'Wilhelmina Featherstonehaugh' });
  const { organizationId } = admin;
  const colleague = await seedUser({ organizationId, displayName: 'Ola Nordmann' });
  await joinTeam(colleague);
  await signIn(admin);
  await page.goto('/app');
  await page.waitForURL('**/app/jobs');
  await see('jobs-empty');
  await expect(page.getByRole('link', { name: shellTexts.organizations })).toHaveCount(0);
  await expect(page).toHaveTitle('Wren Partners');
  const label = (browserTitleTag: string) =>
    database()
      .doc(documents.agencySettings(organizationId))
      .update({ 'labels.customLabels.browserTitleTag': browserTitleTag });
  await label('Wren desk');
  await expect(page).toHaveTitle('Wren desk');
  await label('');
  await expect(page).toHaveTitle('Wren Partners');
  await page.goto('/app/admin/users');
  await page.waitForURL('**/app/jobs');

  await page.goto('/app/account-settings');
  await expect(heading(page, 'Edit Profile')).toBeVisible();
  await see('account-settings');

  await page.goto('/app/organization-settings');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Wren Partners');
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByText(teamTexts.noAtsUsers)).toBeVisible();
  await see('team-without-integration');

  const db = database();
  await db.doc(documents.integration(organizationId)).set({ name: 'bullhorn', organizationId, partnerId: 'p' });
  for (const [id, email, name, bhAuth] of [
    ['b1', colleague.email, 'Ola Nordmann', true],
    ['b2', 'a.long.address.of.somebody@recruiters.example.com', 'Maximiliana Oberhauser', false],
  ] as const) {
    await db
      .doc(documents.atsUser(organizationId, id))
      .set({ id, email, name, displayName: name, bhAuth, selectedBrand: 'Default', userId: '' });
  }
  await expect(page.getByText('Maximiliana Oberhauser')).toBeVisible();
  await expect(page.getByRole('button', { name: /Login as user|Add Indexes|Send Login Link|Delete/ })).toHaveCount(0);
  await see('team');
  await page.getByRole('button', { name: teamTexts.searchActivity }).click();
  const activity = page.getByRole('dialog', { name: teamTexts.searchActivity });
  await activity.getByRole('button', { name: 'Days' }).click();
  await expect(page.locator('[data-today]').first()).toBeVisible();
  await see('activity-days');
  const today = page.locator('[data-today]').first();
  await today.click();
  await today.click();
  await activity.getByRole('button', { name: 'Search' }).click();
  await expect(activity.getByText('No data found.')).toBeVisible();
  await see('activity-empty');
  const user = { uid: admin.id, email: admin.email };
  const by = { uid: 'root', email: 'a.long.address.of.an.operator@portal.example.com' };
  // More than fits the window.
  for (let back = 0; back < 12; back += 1) {
    const date = Math.floor(Date.now() / 1_000) - back;
    await db.collection(collections.usersLogs(organizationId)).add({ user, by, eventType: 'userDisabled', date });
  }
  await activity.getByRole('button', { name: 'Search' }).click();
  await expect(activity.getByRole('cell', { name: admin.email }).first()).toBeVisible();
  await expect(activity.getByRole('cell', { name: 'User disabled', exact: true }).first()).toBeVisible();
  await see('activity');
  await activity.getByRole('button', { name: 'Cancel' }).click();

  const theirs = page.getByRole('region', { name: teamTexts.atsUsersTitle });
  const ours = page.getByRole('region', { name: teamTexts.teamTitle(productName) });
  await db.collection(collections.brands(organizationId)).doc('blue').set({ id: 'blue', name: 'Blue' });
  await theirs.getByRole('combobox', { name: 'Brand: Ola Nordmann' }).selectOption('Blue');
  await expect(page.getByText(teamTexts.brandUpdated)).toBeVisible();
  await expect(ours.getByRole('combobox', { name: 'Submission Brand: Ola Nordmann' })).toHaveValue('Blue');
  await ours.getByRole('combobox', { name: 'Submission Brand: Ola Nordmann' }).selectOption('Default');
  await expect(theirs.getByRole('combobox', { name: 'Brand: Ola Nordmann' })).toHaveValue('Default');
  await theirs.getByRole('switch', { name: 'Enabled: Ola Nordmann' }).dispatchEvent('click');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(ours.getByRole('switch', { name: 'Enabled: Ola Nordmann' })).not.toBeChecked();
  await ours.getByRole('switch', { name: 'Enabled: Ola Nordmann' }).dispatchEvent('click');
  await expect(theirs.getByRole('switch', { name: 'Enabled: Ola Nordmann' })).toBeChecked();

  const act = async (name: string, action: string) => {
    await ours.getByRole('button', { name: `${tableTexts.rowActions}: ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Ola Nordmann', teamTexts.changeRoles);
  const roles = page.getByRole('dialog', { name: teamTexts.rolesOf('Ola Nordmann') });
  await roles.getByRole('checkbox', { name: userFormTexts.admin, exact: true }).check();
  await see('change-roles');
  await roles.getByRole('button', { name: teamTexts.saveRoles }).click();
  await expect(ours.getByRole('gridcell', { name: 'User, Admin' })).toHaveCount(2);
  await db.doc(documents.user(colleague.id)).update({ 'userRoles.admin': false });

  const accessStatus = { core: { hasPassword: false, invited: true } };
  const invited = { organizationId, displayName: 'Ida Lind', userProducts: { accessStatus, accessRights: {} } };
  const ida = await seedUser({ ...invited, isVerified: false, emailVerified: false }, { password: null });
  const [email, mails] = [`right-${ida.email}`, await countMails(`right-${ida.email}`)];
  await act('Ida Lind', teamTexts.correctEmail);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(email);
  await see('correct-email');
  await page.getByRole('dialog').getByRole('button', { name: teamTexts.sendInvitation }).click();
  await expect(page.getByText(teamTexts.invitationSent(email))).toBeVisible();
  expect((await nextMail(email, mails)).subject).toContain('You are invited to');

  await page.getByRole('link', { name: teamTexts.addTeamMember }).click();
  await expect(heading(page, teamTexts.addTeamMember)).toBeVisible();
  await see('add-member');

  await page.goto('/app/no-such-screen');
  await expect(heading(page, errorPageTexts.notFound)).toBeVisible();
  await see('404-inside');
  await page.getByRole('button', { name: /^Settings of/ }).click();
  await expect(page.getByRole('menuitem', { name: shellTexts.organizationSettings })).toBeVisible();
  await see('settings-menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('link', { name: shellTexts.jobs })).toBeVisible();
  await expectFits(page, 'menu');
  await page.goto('/app/jobs/gone/candidate/gone');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/app\/jobs\/gone$/);
  await page.getByRole('button', { name: /^Settings of/ }).click();
  await page.getByRole('menuitem', { name: shellTexts.logout }).click();
  await page.waitForURL('**/login');

  await signIn(colleague);
  await page.goto('/app/jobs');
  await page.getByRole('button', { name: /^Settings of/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText([shellTexts.accountSettings, shellTexts.logout]);
  await page.goto('/app/organization-settings');
  await page.waitForURL('**/403');
});

/** The screens of super admins. */
test('the screens of super admins fit desktop and phone', async ({ page, signIn }) => {
  const see = (name: string) => look(page, name);
  const target = await seedRecruiter('Wren Partners', { displayName: 'Ola Nordmann' });
  const { organizationId } = target;
  await signIn('superAdmin');
  await page.goto('/app');
  await page.waitForURL('**/app/admin/organizations');
  await expect(page.getByRole('link', { name: /^View Organization/ }).first()).toBeVisible();
  await see('organizations');
  await page.getByRole('button', { name: tableTexts.addOrganization }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('add-organization');
  await expect(page.getByRole('dialog'), 'turning the screen keeps the dialog').toBeVisible();

  await page.goto(`/app/admin/organization/details/${organizationId}`);
  await expect(page.getByRole('gridcell', { name: target.email })).toBeVisible();
  await expect(page.getByText('Team members', { exact: true }).locator('..')).toHaveText('Team members1');
  await see('organization');
  await page.goto(`/app/admin/organization/edit/${organizationId}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Wren Partners');
  await see('edit-organization');

  await page.goto('/app/admin/users');
  await expect(page.getByRole('link', { name: /^View Profile/ }).first()).toBeVisible();
  await see('users');
  await page.getByRole('button', { name: tableTexts.addUser }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: tableTexts.addUser }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await see('add-user');

  await page.goto('/app/admin/users/nobody');
  await expect(heading(page, errorPageTexts.notFound)).toBeVisible();
  await see('user-missing');
  await page.goto(`/app/admin/users/${target.id}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ola Nordmann');
  await see('user');
  await page.getByRole('button', { name: userFormTexts.delete }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('delete-user');
  await page.keyboard.press('Escape');

  await page.goto('/app/admin/users');
  await page.getByRole('searchbox').fill(target.email);
  await expect(page.getByText(tableTexts.showing(1, 1, 1))).toBeVisible();
  await page.getByRole('button', { name: `${tableTexts.loginAsUser}: Ola Nordmann` }).click();
  await page.waitForURL('**/app/jobs');
  await expect(page.getByText(impersonationTexts.banner(target.email))).toBeVisible();
  await see('impersonation');
});
