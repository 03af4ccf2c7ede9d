import { jobSchema } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { makeJob } from '@portal/local/documents/jobs/make-job';
import { renderJobDescription } from '@portal/local/documents/jobs/render-job';
import { professionOf } from '@portal/local/documents/professions/index';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { database, joinTeam, seedAccount, seedOrganization } from './fixtures/admin';
import { expectAccessible } from './fixtures/axe';
import { resumeFile } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

const made = makeJob({
  seed: 'workspace',
  profession: professionOf('backend-engineer'),
  seniority: 'senior',
  country: 'US',
});

async function seedJob(organizationId: string, createdBy: string, id: string, jobTitle: string): Promise<void> {
  const {
    createdAt: _createdAt,
    activityAt: _activityAt,
    public: _public,
    ...job
  } = jobSchema.cast({
    id,
    organizationId,
    createdBy,
    jobTitle,
    jobDescription: jobTitle === made.title ? renderJobDescription(made, 'corporate') : '',
  });
  const now = Timestamp.now();
  const stored = JSON.parse(JSON.stringify(job)) as object;
  await database()
    .doc(documents.job(organizationId, id))
    .set({ ...stored, createdAt: now, activityAt: now });
}

/** A screen breaks no rule of axe and does not run over its edge, on a desk and on a phone. */
async function expectFine(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}

/** Presses a key until the focus is where it is wanted. */
async function pressUntil(page: Page, key: string, wanted: string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, wanted)) return;
  }
  throw new Error(`${key} never led to ${wanted}`);
}

/** The lists of an agency of its own: live, without a mouse, on a desk and on a phone. */
test('a recruiter goes through jobs and candidates', async ({ page, signIn }) => {
  test.setTimeout(420_000);
  const organizationId = await seedOrganization('Larch Search');
  const [maya, daniel] = [
    await seedAccount({ organizationId, displayName: 'Maya Side' }),
    await seedAccount({ organizationId, displayName: 'Daniel Side' }),
  ];
  for (const person of [maya, daniel]) await joinTeam(person);
  await signIn(maya);
  const jobId = `${organizationId}-main`;
  const jobUrl = `/app/jobs/${jobId}`;

  await test.step('without jobs the table says what to do', async () => {
    await page.goto('/app/jobs');
    await expect(page.getByText('No jobs yet.')).toBeVisible();
    await expectFine(page);
  });

  await test.step('jobs come by themselves, and are found, sorted and opened without a mouse', async () => {
    await seedJob(organizationId, maya.id, jobId, made.title);
    await seedJob(organizationId, daniel.id, `${organizationId}-chef`, 'Pastry Chef');
    await seedJob(organizationId, daniel.id, `${organizationId}-nurse`, 'Night Nurse');
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
    await expectFine(page);
  });

  await test.step('a job without candidates says how to get some; a file that is no resume says why', async () => {
    await page.goto(jobUrl);
    await expect(page.getByText('No candidates yet.')).toBeVisible();
    const resumes = await Promise.all(
      ['w1', 'w2', 'w3'].map((seed) =>
        resumeFile({ seed, profession: 'backend-engineer', format: 'txt', layout: 'plain' }),
      ),
    );
    const program = { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') };
    await page.setInputFiles('input[type=file]', [...resumes.map(({ file }) => file), program]);
    await expect(page.getByText('4 of 4 files')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('Showing 1 - 3 of 3 results')).toBeVisible();
    await expectFine(page);
  });

  await test.step('weights and matching people open beside the job', async () => {
    await page.getByRole('button', { name: 'Grading weights' }).click();
    await expect(page.getByRole('slider').first()).toBeVisible();
    await expectFine(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Find matching candidates' }).click();
    await expect(page.getByText(/^(Everybody who matches|Nobody of your other jobs|The best)/)).toBeVisible({
      timeout: 60_000,
    });
    await expectFine(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('another job takes a candidate over: its job is searched, the person chosen', async () => {
    await page.goto(`/app/jobs/${organizationId}-chef`);
    await page.getByRole('button', { name: 'Add from another job' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: 'Search Choose a job' }).fill(made.title);
    await expect(dialog.getByText('Showing 1 - 1 of 1 results')).toBeVisible();
    await expectFine(page);
    await dialog.getByRole('button', { name: made.title, exact: true }).click();
    await expect(dialog.getByText('Showing 1 - 3 of 3 results')).toBeVisible();
    await dialog.getByRole('checkbox').first().check();
    await expectFine(page);
    await dialog.getByRole('button', { name: 'Add 1 candidate' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Showing 1 - 1 of 1 results')).toBeVisible();
  });
});
