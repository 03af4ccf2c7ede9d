import { scoreTexts } from '@portal/domain/texts/highlights';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';
import { seedRecruiter } from './fixtures/admin';
import { seedJob } from './fixtures/jobs';
import { resumeFile } from './fixtures/resumes';
import { expect, test } from './fixtures/test';
import type { Page } from '@playwright/test';

// Reports a blocked click early instead of at the journey's timeout.
test.use({ actionTimeout: 60_000, viewport: { width: 390, height: 600 } });

/** How many must-haves the only candidate of the table meets. */
async function mustHavesOf(page: Page): Promise<{ met: number; asked: number }> {
  const text = (await page.getByText(/^\d+ of \d+$/).textContent()) ?? '';
  const [met = 0, asked = 0] = text.split(' of ').map(Number);
  return { met, asked };
}

/** A recruiter looks at a grade on a phone, adds a must-have and changes the weights. */
test('must-haves and weights can be saved on a phone, and a chart that is out of sight shows no tooltip', async ({
  page,
  signIn,
}) => {
  const recruiter = await seedRecruiter('Alder Mobile');
  const { organizationId } = recruiter;
  const jobDescription = 'Backend engineer. Five years of Java, PostgreSQL and Docker. Fluent English, a degree.';
  const job = { id: 'phone', organizationId, createdBy: recruiter.id, jobTitle: 'Backend Engineer', jobDescription };
  await seedJob(job);
  const chartFaults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('chart')) chartFaults.push(message.text());
  });
  await signIn(recruiter);
  await page.goto(`/app/jobs/${job.id}`);
  const { file } = await resumeFile({ seed: 'p1', profession: 'backend-engineer', format: 'txt', layout: 'plain' });
  await page.setInputFiles('input[type=file]', file);
  await expect(page.getByText('1 of 1 files')).toBeVisible({ timeout: 120_000 });

  await test.step('a must-have that is added counts in the table', async () => {
    const before = await mustHavesOf(page);
    await page.getByRole('button', { name: mustHaveTexts.edit }).click();
    const editor = page.getByRole('dialog', { name: mustHaveTexts.title });
    await editor.getByRole('textbox', { name: mustHaveTexts.addLabel }).fill('Falconry');
    await editor.getByRole('button', { name: mustHaveTexts.add }).click();
    await editor.getByRole('button', { name: mustHaveTexts.save }).click();
    await expect(editor).toBeHidden();
    await expect
      .poll(() => mustHavesOf(page), { timeout: 60_000 })
      .toEqual({ met: before.met, asked: before.asked + 1 });
  });

  await test.step('the weights, among the tools that a phone folds away', async () => {
    const open = page.getByRole('button', { name: 'Scoring weights' });
    await expect(open).toBeHidden();
    await page.getByRole('button', { name: 'More tools' }).click();
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
