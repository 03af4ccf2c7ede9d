import { teamTexts } from '@portal/domain/texts/team';
import { seedAdmin } from './fixtures/admin';
import { connectByCommand, makeCorporation } from './fixtures/bullhorn';
import { expect, test } from './fixtures/test';

/** ATS users, from the operator's command line to the admin's screen. */
test('an admin imports the users of the applicant-tracking system', async ({ page, signIn }) => {
  const admin = await seedAdmin('Wren Partners');
  const { organizationId } = admin;
  await signIn(admin);
  await page.goto('/app/organization-settings?selectedTab=Users');
  const refresh = page.getByRole('button', { name: teamTexts.refreshUsers });
  const corporation = await makeCorporation();
  expect(await connectByCommand(admin.email, corporation)).toBe(`Bullhorn is connected to ${organizationId}.`);
  await corporation.tell([
    { id: 2, name: 'Zoe Romero', email: 'zoe@agency.example' },
    { id: 1, name: 'Abe Lindqvist', email: 'Abe@Agency.example' },
    { id: 3, name: admin.displayName, email: admin.email },
    { id: 4, name: 'Front Desk', email: null },
  ]);
  await refresh.click();
  await expect(page.getByText(teamTexts.usersRefreshed)).toBeVisible();
  const theirs = page.getByRole('region', { name: teamTexts.atsUsersTitle });
  const emails = theirs.getByRole('gridcell', { name: /@/ });
  await expect(emails).toHaveText(['abe@agency.example', admin.email, 'zoe@agency.example']);
  await expect(theirs.getByText('Front Desk')).toHaveCount(0);

  // A user who was removed from the ATS disappears from the screen.
  await corporation.tell([{ id: 3, name: admin.displayName, email: admin.email }]);
  await refresh.click();
  await expect(emails).toHaveText([admin.email]);
});
