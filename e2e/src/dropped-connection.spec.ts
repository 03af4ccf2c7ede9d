import { documents } from '@portal/domain/paths/firestore-paths';
import { profileTexts } from '@portal/domain/texts/profiles';
import { saveStateTexts, sendStateTexts } from '@portal/domain/texts/states';
import type { Page, Route } from '@playwright/test';
import { database, seedRecruiter } from './fixtures/admin';
import { signInOn } from './fixtures/sign-in-as';
import { seedJob } from './fixtures/jobs';
import { toLastQuestion } from './fixtures/questions';
import { resumeFile } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

/**
 * The connection drops during a request: input stays, the screen says that it is not saved, and the request is
 * retried. Uses its own pages, since connection errors in the console are expected here.
 */
test('a lost connection loses no input or files', async ({ browser }) => {
  const files = {
    recruiter: await resumeFile({ seed: 'd1', profession: 'chef', format: 'pdf', layout: 'classic' }),
    applicant: await resumeFile({ seed: 'd2', profession: 'chef', format: 'docx', layout: 'styled' }),
  };
  const recruiter = await seedRecruiter('Rowan Staffing');
  const { organizationId } = recruiter;
  const jobId = `dropped-${recruiter.id}`;
  const job = database().doc(documents.job(organizationId, jobId));
  await seedJob({
    id: jobId,
    organizationId,
    createdBy: recruiter.id,
    jobTitle: 'Head chef',
    jobDescription: 'Head chef for a hotel kitchen in Oslo. Menus, purchasing, hygiene plans and a team of twelve.',
  });

  const page = await browser.newPage();
  await signInOn(page, recruiter);

  await test.step('during an upload', async () => {
    await page.goto(`/app/jobs/${jobId}`);
    await dropAt(page, '**/o?**');
    await page.setInputFiles('input[type=file]', files.recruiter.file);
    const uploads = page.getByRole('list', { name: 'Uploads' });
    await expect(uploads.getByText(saveStateTexts.notSaved)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('1 of 1 files')).toBeVisible({ timeout: 120_000 });
    await page.getByRole('link', { name: new RegExp(files.recruiter.persona.lastName) }).click();
    await page.waitForURL('**/candidate/parse/*');
  });
  const candidateId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const candidate = database().doc(documents.candidate(organizationId, jobId, candidateId));

  await test.step('while writing notes', async () => {
    await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
    await page.getByRole('tab', { name: 'Notes' }).click();
    const notes = page.getByLabel('Recruiter Notes');
    await notes.fill('Ready to start in May.');
    await page.context().setOffline(true);
    await expect(page.getByText(profileTexts.labelWereNotSaved('Recruiter Notes'))).toBeVisible();
    await expect(notes).toHaveText('Ready to start in May.');
    await page.context().setOffline(false);
    await expect(page.getByText('Recruiter Notes saved')).toBeVisible({ timeout: 120_000 });
    expect((await candidate.get()).get('summary.recruiterNotes')).toBe('<p>Ready to start in May.</p>');
  });

  const viewer = await browser.newPage();
  await test.step('during a viewer’s feedback', async () => {
    await viewer.goto(String((await candidate.get()).get('public.resumeLink')));
    await viewer.getByRole('button', { name: /thumbs up|approve/i }).click();
    const questions = viewer.getByRole('dialog');
    await questions.getByLabel('Experience').check();
    const submit = await toLastQuestion(questions);
    await viewer.context().setOffline(true);
    await submit.click();
    await expect(questions.getByText(sendStateTexts.notSent)).toBeVisible();
    await viewer.context().setOffline(false);
    await expect(viewer.getByText('Your feedback has been submitted.')).toBeVisible();
  });

  await test.step('during an applicant’s upload', async () => {
    await viewer.goto(String((await job.get()).get('public.jobLink')));
    await viewer.setInputFiles('input[type=file]', files.applicant.file);
    await dropAt(viewer, '**/uploadResume*');
    await viewer.getByRole('button', { name: 'Upload Resume' }).click();
    await expect(viewer.getByText(sendStateTexts.notSent)).toBeVisible();
    await expect(viewer.getByText(files.applicant.file.name)).toBeVisible();
    await viewer.context().setOffline(false);
    await expect(viewer.getByText('Successfully Uploaded Resume')).toBeVisible({ timeout: 120_000 });
  });
  await viewer.close();

  await page.goto(`/app/jobs/${jobId}`);
  await expect(page.getByText('Showing 1 - 2 of 2 results')).toBeVisible();
  await page.close();
});

/** Drops the page's connection at its first request to the URL. */
async function dropAt(page: Page, address: string): Promise<void> {
  const drop = async (route: Route) => {
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  };
  await page.route(address, drop, { times: 1 });
}
