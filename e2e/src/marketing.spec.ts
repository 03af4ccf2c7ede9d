import { documents } from '@portal/domain/paths/firestore-paths';
import { ownTearsheetTexts } from '@portal/domain/texts/marketing';
import { errorPageTexts, shellTexts } from '@portal/domain/texts/shell';
import { tableTexts } from '@portal/domain/texts/tables';
import { marketingTexts } from '@portal/domain/texts/tearsheets';
import { database, seedRecruiter } from './fixtures/admin';
import { seedJob } from './fixtures/jobs';
import { look } from './fixtures/look';
import { seedSkillsCandidates, seedTearsheet } from './fixtures/marketing';
import { expect, test } from './fixtures/test';

/** Skills marketing and tearsheets, as a recruiter uses them. */
test('a recruiter opens marketing candidates and tearsheets', async ({ page, signIn }) => {
  const see = (name: string) => look(page, name);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
  const headers = async () =>
    (await page.getByRole('columnheader').allInnerTexts()).filter(
      (text) => !['', tableTexts.rowActions].includes(text),
    );
  const recruiter = await seedRecruiter('Wren Partners');
  const { organizationId } = recruiter;
  const setSwitch = (enable: '0' | '1') =>
    database()
      .doc(documents.platformSettings(organizationId))
      .set({ productFeature: { skillsMarketing: { enable } } }, { merge: true });
  await signIn(recruiter);

  await test.step('an unset product is on and in the menu, with empty lists', async () => {
    await page.goto('/app/skills');
    await expect(page.getByText(marketingTexts.noSkillsCandidates)).toBeVisible();
    await expect(page.getByRole('link', { name: shellTexts.skills, exact: true })).toBeVisible();
    await page.goto('/app/tearsheets');
    await expect(page.getByText(marketingTexts.noTearsheets)).toBeVisible();
    await see('tearsheets-empty');
  });

  await test.step('switched off, the pages are not found; switched on, the menu lists them', async () => {
    await setSwitch('0');
    await expect(heading(errorPageTexts.notFound)).toBeVisible();
    await expect(page.getByRole('link', { name: shellTexts.skills, exact: true })).toHaveCount(0);
    await page.goto('/app/skills');
    await expect(heading(errorPageTexts.notFound)).toBeVisible();
    await setSwitch('1');
    await page.getByRole('link', { name: shellTexts.tearsheets, exact: true }).click();
    await expect(page).toHaveURL(/\/app\/tearsheets$/);
    await page.getByRole('link', { name: shellTexts.skills, exact: true }).click();
    await expect(heading(marketingTexts.skillsTitle)).toBeVisible();
  });

  const jobId = `${organizationId}-job`;
  await seedJob({ id: jobId, organizationId, createdBy: recruiter.id, jobTitle: 'Lead data engineer' });
  await seedSkillsCandidates(organizationId, ['Ada Okonkwo', 'Bram Visser', 'Zoë Marchetti']);
  await seedTearsheet(organizationId, {
    id: '31',
    name: 'Engineers, available now',
    candidates: ['7001', '7002', 'gone', '7003'],
    jobs: [jobId],
  });
  await seedTearsheet(organizationId, { id: '32', name: 'Accountants', candidates: [], jobs: [] });

  await test.step('the candidates table: columns, search, details of a row', async () => {
    await expect(cell('Bram Visser')).toBeVisible();
    expect(await headers()).toEqual(['View', 'Id', 'Name', 'Status']);
    await expect(page.getByText(tableTexts.showing(1, 3, 3))).toBeVisible();
    await see('skills');
    await page.getByRole('searchbox').fill('zoe kafka');
    await expect(cell('Bram Visser')).toHaveCount(0);
    await expect(cell('Zoë Marchetti')).toBeVisible();
    await page.getByRole('link', { name: 'View: Zoë Marchetti' }).click();
    await expect(heading('Zoë Marchetti')).toBeVisible();
    await expect(page.getByText('Northwind')).toBeVisible();
    await see('skills-candidate');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs).toHaveText(/Home.*Skills.*Zoë Marchetti/);
    await crumbs.getByRole('link', { name: shellTexts.skills }).click();
    await expect(cell('Bram Visser')).toBeVisible();
    await page.goto('/app/skills/nobody');
    await expect(heading(errorPageTexts.notFound)).toBeVisible();
  });

  await test.step('tearsheets, and the candidates of one tearsheet', async () => {
    await page.goto('/app/tearsheets');
    await expect(cell('Engineers, available now')).toBeVisible();
    expect(await headers()).toEqual(['Name', 'Last Modified', 'Candidates', 'Contacts', 'Leads']);
    await see('tearsheets');
    await page.getByRole('link', { name: 'Engineers, available now' }).click();
    await expect(heading('Engineers, available now')).toBeVisible();
    await expect(cell('Zoë Marchetti')).toBeVisible();
    expect(await headers()).toEqual([
      ...['View Candidate', 'Name', 'Missing Profile?', 'Refresh Profile', 'Recommended'],
    ]);
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^View Candidate/ }) });
    await expect(rows).toHaveText([/Zoë Marchetti.*Yes/s, /Bram Visser.*Yes/s, /Ada Okonkwo.*No/s]);
    await see('tearsheet');
    await page.getByRole('link', { name: 'View Candidate: Ada Okonkwo' }).click();
    await expect(heading('Ada Okonkwo')).toBeVisible();
  });

  await test.step('job-marketing mode: job columns, a tearsheet’s jobs, and back', async () => {
    await page.goto('/app/tearsheets?j=1');
    await expect(cell('Engineers, available now')).toBeVisible();
    expect(await headers()).toEqual(['Name', 'Last Modified', 'Candidates', 'Jobs']);
    await see('tearsheets-of-jobs');
    await page.getByRole('link', { name: 'Engineers, available now' }).click();
    await expect(cell('Lead data engineer')).toBeVisible();
    expect(await headers()).toEqual(['View Job', 'Title', 'Missing Profile?']);
    await see('tearsheet-of-jobs');
    await expect(page.getByText(ownTearsheetTexts.jobMarketingOff)).toBeVisible();
    await expect(page.getByRole('link', { name: ownTearsheetTexts.email })).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Tearsheets' }).click();
    await expect(page).toHaveURL(/\/app\/tearsheets\?j=1$/);
    await page.getByRole('link', { name: shellTexts.workWithTearsheets }).click();
    await expect(page).toHaveURL(/\/app\/tearsheets$/);
    await page.goto('/app/tearsheets/31?j=1');
    await page.getByRole('link', { name: 'View Job: Lead data engineer' }).click();
    await expect(page).toHaveURL(new RegExp(`/app/jobs/${jobId}$`));
  });
});
