import { bulkTexts } from '@portal/domain/texts/bulk';
import { addToJobTexts, peopleTexts as texts } from '@portal/domain/texts/people';
import { tableTexts } from '@portal/domain/texts/tables';
import { seedRecruiter } from './fixtures/admin';
import { storeGradedJob, uploadTo } from './fixtures/graded-job';
import { seedJob } from './fixtures/jobs';
import { look } from './fixtures/look';
import { resumeFile } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

/** A recruiter finds a person among those of all jobs, opens them, and adds them to another job. */
test('a person is found, opened, and added to another job with a grade there', async ({ page, signIn }) => {
  const recruiter = await seedRecruiter('Rowan People');
  const { organizationId } = recruiter;
  const jobId = await storeGradedJob(recruiter);
  const otherId = `other-${organizationId}`;
  await seedJob({
    id: otherId,
    organizationId,
    createdBy: recruiter.id,
    jobTitle: 'Platform Engineer',
    company: 'Northfield',
    jobDescription: 'Backend engineer with TypeScript, PostgreSQL and Kubernetes. Five years of experience.',
  });
  const made = await Promise.all([
    resumeFile({ format: 'txt', layout: 'plain', seed: 'p1', profession: 'backend-engineer' }),
    resumeFile({ format: 'txt', layout: 'plain', seed: 'p2', profession: 'chef' }),
  ]);
  const [engineer, chef] = made.map(({ persona }) => `${persona.firstName} ${persona.lastName}`);
  const files = made.map(({ file }) => file);
  await signIn(recruiter);
  await uploadTo(page, jobId, files);

  const table = page.getByRole('region', { name: texts.title });
  await test.step('both are in the list, and a search leaves one', async () => {
    await page.getByRole('link', { name: texts.title, exact: true }).first().click();
    await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expect(table.getByRole('link', { name: chef ?? '' })).toBeVisible();
    await look(page, 'people');
    await table.getByRole('searchbox').fill(engineer ?? '');
    await expect(table.getByRole('link', { name: chef ?? '' })).toBeHidden();
    await expect(table.getByRole('link', { name: engineer ?? '' })).toBeVisible();
  });

  await table.getByRole('searchbox').fill('');
  await test.step('filters say what one candidate of the person is', async () => {
    await table.getByRole('combobox', { name: texts.job }).fill('Platform');
    await page.getByRole('option', { name: /Platform Engineer/ }).click();
    await expect(page.getByText(texts.noneFiltered)).toBeVisible();
    await page.getByRole('link', { name: texts.clearFilters }).click();
    await expect(table.getByRole('link', { name: chef ?? '' })).toBeVisible();
  });

  await test.step('a selected person gets a status, is removed and brought back', async () => {
    const row = table.getByRole('row').filter({ hasText: chef ?? '' });
    const act = async (item: string) => {
      await table.getByRole('checkbox', { name: texts.select(chef ?? '') }).check();
      await page.getByRole('button', { name: bulkTexts.actions(1) }).click();
      await expect(page.getByText(texts.actsOnNewest)).toBeVisible();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    };
    await act('Client Interview');
    await expect(row).toContainText('Client Interview');
    await act(bulkTexts.remove);
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: tableTexts.undo }).click();
    await expect(row).toHaveCount(1);
  });

  await test.step('a row opens the candidate in its job', async () => {
    await table.getByRole('link', { name: engineer ?? '' }).click();
    await expect(page).toHaveURL(new RegExp(`/app/jobs/${jobId}/candidate/`));
    await page.goBack();
  });

  await test.step('the person is added to another job, is asked about the second time, and has both jobs', async () => {
    const add = async () => {
      await table.getByRole('button', { name: new RegExp(`: ${engineer ?? ''}$`) }).click();
      await page.getByRole('menuitem', { name: addToJobTexts.open }).click();
      await page.getByRole('combobox', { name: addToJobTexts.job }).fill('Platform');
      await page.getByRole('option', { name: /Platform Engineer/ }).click();
      await page.getByRole('button', { name: addToJobTexts.add, exact: true }).click();
    };
    await add();
    await expect(page.getByText(addToJobTexts.done(1, 'Platform Engineer'))).toBeVisible();
    await expect(table.getByRole('row').filter({ hasText: engineer ?? '' })).toContainText('Platform Engineer');
    await add();
    await expect(page.getByText(addToJobTexts.alreadyThere(engineer ?? ''))).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(`/app/jobs/${otherId}`);
    await expect(page.getByRole('meter', { name: 'Resume score' })).toHaveCount(1);
  });
});
