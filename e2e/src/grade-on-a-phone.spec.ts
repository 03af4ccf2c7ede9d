import { scoreTexts } from '@portal/domain/texts/highlights';
import { joinTeam, seedUser, seedOrganization } from './fixtures/admin';
import { seedJob } from './fixtures/jobs';
import { resumeFile } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

// Reports a blocked click early instead of at the journey's timeout.
test.use({ actionTimeout: 60_000, viewport: { width: 390, height: 600 } });

/** A recruiter looks at a grade on a phone and changes its weights. */
test('weights can be saved on a phone, and a chart that is out of sight shows no tooltip', async ({ page, signIn }) => {
  const organizationId = await seedOrganization('Alder Mobile');
  const recruiter = await seedUser({ organizationId });
  await joinTeam(recruiter);
  const jobDescription = 'Backend engineer. Five years of Java, PostgreSQL and Docker. Fluent English, a degree.';
  const job = { id: 'phone', organizationId, createdBy: recruiter.id, jobTitle: 'Backend Engineer', jobDescription };
  await seedJob(job);
  const chartFaults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('chart')) chartFaults.push(message.text());
  });
  await signIn(recruiter);
  await page.waitForURL('**/app/jobs');
  await page.goto(`/app/jobs/${job.id}`);
  const { file } = await resumeFile({ seed: 'p1', profession: 'backend-engineer', format: 'txt', layout: 'plain' });
  await page.setInputFiles('input[type=file]', file);
  await expect(page.getByText('1 of 1 files')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'More tools' }).click();

  await test.step('the weights', async () => {
    const open = page.getByRole('button', { name: 'Scoring weights' });
    await expect(open).toHaveAttribute('aria-disabled', 'false');
    await open.click();
    const editor = page.getByRole('dialog', { name: 'Scoring weights' });
    const slider = editor.getByRole('slider', { name: 'Job titles' });
    await slider.press('ArrowLeft');
    await expect(slider).toBeInViewport();
    const save = editor.getByRole('button', { name: 'Save weights' });
    await expect(save).toBeInViewport({ ratio: 1 });
    await save.click();
    await expect(editor).toBeHidden();
  });

  await test.step('the chart', async () => {
    await page.getByRole('link', { name: /\S/ }).and(page.locator('[href*="/candidate/"]')).first().click();
    const chart = page.getByRole('img', { name: new RegExp(scoreTexts.chart) });
    await expect(chart).toBeVisible();
    const panes = page.getByRole('radiogroup', { name: 'View' }).first();
    await panes.getByText('Document', { exact: true }).click();
    await expect(chart).toBeHidden();
    await expect(page.getByRole('region', { name: file.name })).toBeVisible();
    await panes.getByText('Details', { exact: true }).click();
    await expect(chart).toBeVisible();
    expect(chartFaults).toEqual([]);
  });
});
