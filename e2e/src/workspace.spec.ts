import { readFile } from 'node:fs/promises';
import { documents } from '@portal/domain/paths/firestore-paths';
import { jobTexts } from '@portal/domain/texts/jobs';
import { errorPageTexts } from '@portal/domain/texts/shell';
import { tableTexts } from '@portal/domain/texts/tables';
import { makeJob } from '@portal/local/documents/jobs/make-job';
import { renderJobDescription } from '@portal/local/documents/jobs/render-job';
import { professionOf } from '@portal/local/documents/professions/index';
import type { Page } from '@playwright/test';
import { database, joinTeam, seedOrganization, seedRecruiter, seedUser } from './fixtures/admin';
import { signedInPage } from './fixtures/sign-in-as';
import { seedJob } from './fixtures/jobs';
import { expectNoOverflow, look } from './fixtures/look';
import { resumeFile } from './fixtures/resumes';
import { expect, test, watchErrors } from './fixtures/test';

const made = makeJob({
  seed: 'workspace',
  profession: professionOf('backend-engineer'),
  seniority: 'senior',
  country: 'US',
});

/** Presses a key until the target has the focus. */
async function pressUntil(page: Page, key: string, wanted: string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, wanted)) return;
  }
  throw new Error(`${key} never led to ${wanted}`);
}

/** Two recruiters of one agency. */
async function seedColleagues(organizationName: string) {
  const maya = await seedRecruiter(organizationName, { displayName: 'Maya Side' });
  const { organizationId } = maya;
  const daniel = await seedUser({ organizationId, displayName: 'Daniel Side' });
  await joinTeam(daniel);
  return { maya, daniel, organizationId };
}

test('a recruiter searches, sorts, filters and exports the jobs of the agency', async ({ page, signIn }) => {
  const { maya, daniel, organizationId } = await seedColleagues('Larch Search');
  await signIn(maya);
  const jobId = `${organizationId}-main`;
  const jobUrl = `/app/jobs/${jobId}`;
  const addJobs = (...titles: string[]) =>
    Promise.all(
      titles.map((jobTitle) =>
        seedJob({
          id: `${organizationId}-${jobTitle.replace(' ', '-')}`,
          organizationId,
          createdBy: daniel.id,
          jobTitle,
        }),
      ),
    );

  await test.step('the empty jobs table says what to do', async () => {
    await page.goto('/app/jobs');
    await expect(page.getByText('No jobs yet.')).toBeVisible();
  });

  await test.step('new jobs appear, and are searched, sorted and opened by keyboard', async () => {
    await seedJob({ id: jobId, organizationId, createdBy: maya.id, jobTitle: made.title });
    await addJobs('Pastry Chef', 'Night Nurse');
    await expect(page.getByText('Showing 1 - 3 of 3 results')).toBeVisible();
    await pressUntil(page, 'Tab', '[role=columnheader], .ag-header-cell');
    await pressUntil(page, 'ArrowRight', '[col-id=title]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=jobTitle/);
    await expect(page.getByRole('gridcell').nth(1)).toHaveText(
      [made.title, 'Night Nurse', 'Pastry Chef'].sort()[0] ?? '',
    );
    await pressUntil(page, 'ArrowDown', '[role=row] [role=gridcell][col-id=title]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/jobs\/.+/);
    await page.goBack();
    await expect(page).toHaveURL(/sort=jobTitle/);
    await page.getByRole('searchbox', { name: 'Search Jobs' }).fill('nurse nig');
    await expect(page.getByText('Showing 1 - 1 of 1 results')).toBeVisible();
    await look(page, 'found-jobs');
    await page.getByRole('searchbox', { name: 'Search Jobs' }).fill('nobody has this');
    await expect(page.getByText('Nothing matches “nobody has this”.')).toBeVisible();
    await look(page, 'no-jobs-found');
    await page.getByRole('button', { name: 'Clear search' }).first().click();
  });

  await test.step('filters by own and all jobs, by open and closed', async () => {
    await expect(page.getByText(jobTexts.displayingAll)).toBeVisible();
    await page.getByText(jobTexts.myJobs, { exact: true }).click();
    await expect(page.getByText(jobTexts.displayingMine)).toBeVisible();
    await expect(page.getByText('Showing 1 - 1 of 1 results')).toBeVisible();
    await expect(page.getByRole('link', { name: made.title, exact: true })).toBeVisible();
    await page.getByText(jobTexts.allJobs, { exact: true }).click();
    await expect(page.getByText('Showing 1 - 3 of 3 results')).toBeVisible();
    await page.getByRole('button', { name: 'Actions: Night Nurse' }).click();
    await page.getByRole('menuitem', { name: jobTexts.closeJob }).click();
    await expect(page.getByText('Showing 1 - 2 of 2 results')).toBeVisible();
    await page.getByRole('button', { name: jobTexts.viewClosedJobs }).click();
    await expect(page.getByText('Showing 1 - 1 of 1 results')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Night Nurse', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(jobTexts.noClosedJobs)).toBeVisible();
    await page.getByRole('button', { name: jobTexts.viewOpenJobs }).click();
    await expect(page.getByText('Showing 1 - 3 of 3 results')).toBeVisible();
  });

  await test.step('chooses columns', async () => {
    await page.getByRole('button', { name: tableTexts.columns }).click();
    await page.getByRole('checkbox', { name: 'Salary' }).check();
    await look(page, 'columns');
    await page.getByRole('button', { name: tableTexts.resetColumns }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Salary' })).toHaveCount(0);
  });

  await test.step('a job of another agency and a job that does not exist are not found', async () => {
    const stranger = await seedOrganization('Other Search');
    await seedJob({ id: `${stranger}-job`, organizationId: stranger, createdBy: maya.id, jobTitle: 'Not yours' });
    for (const address of [`/app/jobs/${stranger}-job`, `/app/jobs/${jobId}/candidate/nobody`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: errorPageTexts.notFound })).toBeVisible();
      await expect(page.getByText('Not yours')).toHaveCount(0);
    }
  });

  await test.step('the total of a long list follows new rows', async () => {
    await addJobs('Baker', 'Butcher', 'Carpenter');
    await page.goto('/app/jobs?size=5&sort=jobTitle');
    await expect(page.getByText('Showing 1 - 5 of 6 results')).toBeVisible();
    await addJobs('Archer');
    await expect(page.getByText('Showing 1 - 5 of 7 results')).toBeVisible();
  });

  await test.step('hostile job text is shown as text, fits the screen and is no formula in an export', async () => {
    const hostile = `<script>document.title='broken'</script><img src=x onerror="document.title='broken'">\u202egnp.exe 👩🏽‍💻 ${'W'.repeat(9_900)}`;
    const formula = '=HYPERLINK("https://example.com","open")';
    await database()
      .doc(documents.job(organizationId, jobId))
      .update({
        jobTitle: hostile,
        company: formula,
        jobDescription: hostile,
        address: { city: hostile, state: hostile },
        'jobSkills.requiredSkills': [hostile],
        status: 0,
      });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      for (const address of ['/app/jobs', jobUrl, `${jobUrl}/edit`]) {
        await page.goto(address);
        const shown = address.endsWith('/edit')
          ? page.getByRole('combobox', { name: 'Job title' })
          : page.getByText('<script>document.title', { exact: false }).filter({ visible: true }).first();
        await expect(shown).toBeVisible();
        await expectNoOverflow(page);
      }
    }
    expect(await page.title()).not.toBe('broken');
    await page.goto('/app/jobs');
    await page.getByRole('button', { name: 'More: Jobs' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: tableTexts.exportCsv }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(`"'${formula.replaceAll('"', '""')}"`);
    expect(csv).toContain('<script>document.title');
  });
});

test('two recruiters work on the candidates of a job at the same time', async ({ page, signIn, browser }) => {
  const { maya, daniel, organizationId } = await seedColleagues('Larch Search');
  await signIn(maya);
  const jobId = `${organizationId}-main`;
  const jobUrl = `/app/jobs/${jobId}`;
  const chefId = `${organizationId}-chef`;
  const jobDescription = renderJobDescription(made, 'corporate');
  await seedJob({ id: jobId, organizationId, createdBy: maya.id, jobTitle: made.title, jobDescription });
  await seedJob({ id: chefId, organizationId, createdBy: daniel.id, jobTitle: 'Pastry Chef' });

  await test.step('an empty job says how to add candidates; an unusable file says why', async () => {
    await page.goto(jobUrl);
    await expect(page.getByText('No candidates yet.')).toBeVisible();
    const resumes = await Promise.all(
      ['w1', 'w2', 'w3'].map((seed) =>
        resumeFile({ seed, profession: 'backend-engineer', format: 'txt', layout: 'plain' }),
      ),
    );
    const program = { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') };
    await page.setInputFiles('input[type=file]', [...resumes.map(({ file }) => file), program]);
    await expect(page.getByText('4 of 4 files')).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText('Showing 1 - 3 of 3 results')).toBeVisible();
    await look(page, 'candidates');
  });

  await test.step('copies a candidate from another job', async () => {
    await page.goto(`/app/jobs/${chefId}`);
    await page.getByRole('button', { name: 'Add from another job' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: 'Search Choose a job' }).fill(made.title);
    await expect(dialog.getByText('Showing 1 - 1 of 1 results')).toBeVisible();
    await look(page, 'choose-job');
    await dialog.getByRole('button', { name: made.title, exact: true }).click();
    await expect(dialog.getByText('Showing 1 - 3 of 3 results')).toBeVisible();
    await dialog.getByRole('checkbox').first().check();
    await look(page, 'choose-candidates');
    await dialog.getByRole('button', { name: 'Add 1 candidate' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Showing 1 - 1 of 1 results')).toBeVisible();
  });

  await test.step('compares three candidates, removes one and restores it', async () => {
    await page.goto(jobUrl);
    const boxes = page.getByRole('checkbox', { name: /^Select/ });
    await expect(boxes).toHaveCount(3);
    for (let index = 0; index < 3; index += 1) await boxes.nth(index).check();
    await page.getByRole('link', { name: 'Compare (3)' }).click();
    const people = page.locator('thead').getByRole('columnheader');
    await expect(people).toHaveCount(3);
    await page
      .getByRole('button', { name: /out of the comparison$/ })
      .first()
      .click();
    await expect(people).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(people).toHaveCount(3);
  });

  await test.step('opens every tab of a candidate by keyboard', async () => {
    await page.goto(jobUrl);
    await expect(page.getByText('Showing 1 - 3 of 3 results')).toBeVisible();
    await pressUntil(page, 'Tab', '.ag-header-cell');
    await pressUntil(page, 'ArrowDown', '[role=gridcell]');
    await pressUntil(page, 'ArrowRight', '[role=gridcell][col-id=name]');
    await page.keyboard.press('Enter');
    await pressUntil(page, 'Tab', '[role=gridcell] a[href]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/candidate\/parse\/[^/]+$/);
    const tabs = page.getByRole('tablist');
    expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth), 'no tab is cut').toBe(0);
    for (const tab of ['Match', 'Resume', 'Notes', 'Attachments', 'Feedback', 'Views', 'Activity', 'Share']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('tabpanel', { name: tab, exact: true })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
      // Other journeys look at the other tabs, filled.
      if (['Notes', 'Feedback', 'Activity'].includes(tab)) await look(page, tab.toLowerCase());
    }
  });

  await test.step('changes of another recruiter appear, and the activity list names the recruiter', async () => {
    await page.goto(jobUrl);
    const other = await signedInPage(browser, daniel, jobUrl);
    const errors = watchErrors(other);
    await other
      .getByRole('button', { name: /^Actions:/ })
      .first()
      .click();
    await other.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(page.getByText('Showing 1 - 2 of 2 results')).toBeVisible();
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Showing 1 - 3 of 3 results')).toBeVisible();
    await other.getByRole('button', { name: 'Close job' }).click();
    await expect(page.getByRole('button', { name: 'Open job' })).toBeVisible();
    await page.getByRole('button', { name: 'Activity', exact: true }).click();
    for (const told of [
      /Daniel Side closed the job/,
      /Daniel Side removed the candidate/,
      /Maya Side added the candidate/,
    ]) {
      await expect(page.getByText(told).first()).toBeVisible();
    }
    await look(page, 'job-activity');
    expect(errors).toEqual([]);

    await other.goto('/app/jobs?size=5');
    await expect(other.getByText(/^Showing 1 - /)).toBeVisible();
    await other.context().setOffline(true);
    await expect(other.getByText('You are offline.')).toBeVisible();
    await other.context().setOffline(false);
    await expect(other.getByText('You are offline.')).toHaveCount(0);
    await other.context().close();
  });
});
