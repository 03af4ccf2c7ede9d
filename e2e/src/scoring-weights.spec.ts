import { documents } from '@portal/domain/paths/firestore-paths';
import { discardTexts } from '@portal/domain/texts/states';
import { database, seedRecruiter } from './fixtures/admin';
import { gradedJob, scoresOf, storeGradedJob, uploadTo } from './fixtures/graded-job';
import { look } from './fixtures/look';
import { resumeFile } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

const kinds = [
  { format: 'docx', layout: 'styled', seed: 'w1', profession: 'backend-engineer' },
  { format: 'txt', layout: 'plain', seed: 'w2', profession: 'devops-engineer' },
  { format: 'txt', layout: 'plain', seed: 'w3', profession: 'chef' },
] as const;
const all = kinds.length;

// Reports a blocked click early instead of at the journey's timeout.
test.use({ actionTimeout: 60_000, expectedRefusals: ['findMatchingCandidates'] });

/** A recruiter changes the scoring weights of a job and finds candidates of other jobs. */
test('scoring weights reorder candidates, and other jobs have matching ones', async ({ page, signIn }) => {
  const see = (name: string) => look(page, name);
  const files = await Promise.all(kinds.map((kind) => resumeFile(kind)));
  const recruiter = await seedRecruiter('Birch Recruiting');
  const { organizationId } = recruiter;
  const jobId = await storeGradedJob(recruiter);
  await signIn(recruiter);
  await uploadTo(
    page,
    jobId,
    files.map(({ file }) => file),
  );

  await test.step('other weights show their order before saving, and can be undone', async () => {
    const job = database().doc(documents.job(organizationId, jobId));
    const open = page.getByRole('button', { name: 'Scoring weights' });
    // Until the job is parsed.
    await expect(open).toHaveAttribute('aria-disabled', 'false');
    await open.press('Enter');
    const editor = page.getByRole('dialog', { name: 'Scoring weights' });
    const order = editor.getByRole('table', { name: 'New order' });
    await expect(order.getByRole('row')).toHaveCount(all + 1);
    const first = await order.textContent();
    await editor.getByRole('slider', { name: 'Job titles' }).press('End');
    await expect(editor.getByRole('textbox', { name: 'Weight of Job titles in percent' })).toHaveValue('100%');
    await expect(editor.getByRole('textbox', { name: 'Weight of Skills in percent' })).toHaveValue('0%');
    await expect(order).not.toHaveText(first ?? '');
    await see('weights');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: discardTexts.question });
    await expect(question.getByRole('button', { name: discardTexts.keep })).toBeFocused();
    await see('weights-question');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(editor.getByRole('slider', { name: 'Job titles' })).toBeFocused();
    const wanted = await order.locator('tbody tr td:last-child').allTextContents();
    await editor.getByRole('button', { name: 'Save weights' }).click();
    await expect(editor).toBeHidden();
    const saved = page.getByRole('alert').filter({ hasText: 'Weights saved' });
    // Hovering keeps the notice open while candidates are graded.
    await saved.hover();
    await expect.poll(async () => (await job.get()).get('grading.state') as unknown).toBe('done');
    expect((await job.get()).get('gradeWeights')).toMatchObject({ jobTitles: 1, skills: 0 });
    await expect
      .poll(() => scoresOf(page.getByRole('meter', { name: 'Resume score' })))
      .toEqual(wanted.map(Number).slice(0, all));
    await saved.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await job.get()).get('gradeWeights') as unknown).toBeNull();
  });

  await test.step('finds matching candidates of other jobs and adds one', async () => {
    const otherId = await storeGradedJob(recruiter);
    const found = `/app/jobs/${otherId}`;
    await page.goto(found);
    await page.route('**/findMatchingCandidates', (route) =>
      route.fulfill({ status: 429, json: { success: false, name: 'tooManyRequests', message: 'Too many requests.' } }),
    );
    await page.getByRole('button', { name: 'Find matching candidates' }).click();
    const drawer = page.getByRole('dialog', { name: 'Matches in your database' });
    await expect(drawer.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute('**/findMatchingCandidates');
    await drawer.getByRole('button', { name: 'Try again' }).click();
    const best = drawer.getByRole('listitem').first();
    await expect(best).toContainText(`From ${gradedJob.title}`);
    await expect(best).toContainText('Has');
    const shown = await scoresOf(drawer.getByRole('meter', { name: 'Resume score' }));
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
    await see('matching');
    await best.getByRole('button', { name: /^Add to job: / }).press('Enter');
    await best.getByRole('link', { name: 'Added' }).click();
    await expect(page).toHaveURL(new RegExp(`${otherId}/candidate/`));
    await expect(page.getByRole('meter', { name: 'Resume score' }).first()).toHaveAttribute(
      'aria-valuenow',
      String(shown[0]),
    );
  });

  await test.step('a job without a description asks to parse it first', async () => {
    const emptyId = await storeGradedJob(recruiter, '');
    await page.goto(`/app/jobs/${emptyId}`);
    await page.getByRole('button', { name: 'Scoring weights' }).focus();
    await expect(page.getByText('Please parse job first')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
