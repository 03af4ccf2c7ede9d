import { documents, collections } from '@portal/domain/paths/firestore-paths';
import { jobTexts } from '@portal/domain/texts/jobs';
import { makeJob } from '@portal/local/documents/jobs/make-job';
import { renderJobDescription } from '@portal/local/documents/jobs/render-job';
import { professionOf } from '@portal/local/documents/professions/index';
import { database, seedRecruiter } from './fixtures/admin';
import { expectUploaded } from './fixtures/graded-job';
import { expectFits } from './fixtures/look';
import { toLastQuestion } from './fixtures/questions';
import { resumeFile } from './fixtures/resumes';
import { readFile } from 'node:fs/promises';
import { expect, test, watchErrors } from './fixtures/test';

const made = makeJob({
  seed: 'journey',
  profession: professionOf('backend-engineer'),
  seniority: 'senior',
  country: 'US',
});
const description = renderJobDescription(made, 'corporate');

/**
 * The main journey, from a pasted description to live feedback: a recruiter, a viewer and an applicant, each in their
 * own browser.
 */
test('a job, its resumes, the viewer and the applicant', async ({ page, signIn, browser, context }) => {
  const files = {
    pdf: await resumeFile({ seed: 'p1', profession: 'backend-engineer', format: 'pdf', layout: 'classic' }),
    txt: await resumeFile({ seed: 'p4', profession: 'chef', format: 'txt', layout: 'plain' }),
    applicant: await resumeFile({ seed: 'p6', profession: 'backend-engineer', format: 'pdf', layout: 'modern' }),
  };
  const recruiter = await seedRecruiter('Juniper Staffing');
  const { organizationId } = recruiter;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('a recruiter signs in and lands on Jobs', async () => {
    await signIn(recruiter);
    await page.goto('/app');
    await page.waitForURL('**/app/jobs');
    await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible();
  });

  await test.step('adds a job from its description', async () => {
    await page.getByRole('link', { name: 'Add job' }).first().click();
    await page.getByRole('textbox', { name: 'Job description' }).fill(description);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Check what was found' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Job title' })).toHaveValue(made.title);
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Northfield Systems');
    await page.getByRole('button', { name: 'Save job' }).click();
    await expect(page.getByText(jobTexts.added)).toBeVisible();
    await expect(page.getByRole('heading', { name: made.title })).toBeVisible();
    await expect(page.getByText('Open', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Copy public link' }).click();
    await expect(page.getByText(jobTexts.publicLinkReady)).toBeVisible();
  });

  const jobId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const jobUrl = page.url();

  await test.step('drops resumes, which are graded and listed, best first', async () => {
    await page.setInputFiles('input[type=file]', [files.txt.file, files.pdf.file]);
    await expectUploaded(page, 2);
    await expect(page.getByText('Showing 1 - 2 of 2 results')).toBeVisible();
    const scores = page.getByRole('meter', { name: 'Resume score' });
    await expect(scores).toHaveCount(2);
    await expect(page.getByRole('row').last()).toContainText(files.txt.persona.lastName);
  });

  const { persona } = files.pdf;
  const name = new RegExp(persona.lastName);

  await test.step('opens a candidate: document, score with evidence, notes with autosave', async () => {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
    await page.getByRole('button', { name: /^Skills/ }).click();
    await expect(
      page
        .getByRole('region', { name: /^Skills/ })
        .getByLabel('Found')
        .first(),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'Resume' }).click();
    await expect(page.getByText(persona.email).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByLabel('Recruiter Notes').fill('Ready to start in May.');
    await page.getByLabel('Internal Notes').fill('Wants more than the range.');
    await expect(page.getByText('Recruiter Notes saved')).toBeVisible();
    await expect(page.getByText('Internal Notes saved')).toBeVisible();
  });

  const candidateId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const resumeLink = await test.step('copies the public link', async () => {
    await page.getByRole('button', { name: 'Copy resume link' }).first().click();
    return page.evaluate(() => navigator.clipboard.readText());
  });
  expect(new URL(resumeLink).pathname).toMatch(/^\/resumes\/[A-Za-z0-9]{10,}\//);

  await test.step('a viewer on a phone reads, votes, answers and downloads', async () => {
    const viewer = await browser.newContext({ viewport: { width: 390, height: 844 }, acceptDownloads: true });
    const phone = await viewer.newPage();
    const errors = watchErrors(phone);
    await phone.goto(resumeLink);
    await expect(phone.getByRole('heading', { name })).toBeVisible();
    await expect(phone.getByText('Ready to start in May.')).toBeVisible();
    expect(await phone.content()).not.toContain('Wants more than the range.');
    await expectFits(phone);
    await phone.getByRole('button', { name: /thumbs up|approve/i }).click();
    const questions = phone.getByRole('dialog');
    await expect(questions).toBeVisible();
    await expectFits(phone);
    await questions.getByLabel('Experience').check();
    await (await toLastQuestion(questions)).click();
    await expect(phone.getByText('Your feedback has been submitted.')).toBeVisible();
    await phone.getByRole('button', { name: 'Menu' }).click();
    const download = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Download PDF Version' }).click();
    const pdf = await readFile(await (await download).path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(errors).toEqual([]);
    await viewer.close();
  });

  await test.step('the recruiter sees view, vote and feedback arrive', async () => {
    const counts = page.getByRole('status', { name: 'Views and votes' });
    await expect(counts).toContainText('1');
    await page.getByRole('tab', { name: 'Feedback' }).click();
    await expect(page.getByText('Why: Experience')).toBeVisible();
    const stored = await database()
      .doc(documents.candidate(organizationId, jobId, candidateId))
      .get();
    expect(stored.get('public')).toMatchObject({ pageViews: 1, upVotes: 1, downVotes: 0 });
  });

  await test.step('an applicant uploads a resume on the public job page', async () => {
    const job = await database().doc(documents.job(organizationId, jobId)).get();
    const applicant = await browser.newContext();
    const tab = await applicant.newPage();
    const errors = watchErrors(tab);
    await tab.goto(String(job.get('public.jobLink')));
    await expect(tab.getByRole('heading', { name: made.title, level: 1 })).toBeVisible();
    await expectFits(tab);
    await tab.setInputFiles('input[type=file]', files.applicant.file);
    await tab.getByRole('button', { name: 'Upload Resume' }).click();
    await expect(tab.getByText('Successfully Uploaded Resume')).toBeVisible();
    await expectFits(tab);
    expect(errors).toEqual([]);
    await applicant.close();
    await page.goto(jobUrl);
    await expect(page.getByRole('link', { name: new RegExp(files.applicant.persona.lastName) })).toBeVisible();
    await expect(page.getByText('Showing 1 - 3 of 3 results')).toBeVisible();
  });

  await test.step('a closed job accepts no resumes', async () => {
    await page.getByRole('button', { name: 'Close job' }).click();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    const job = await database().doc(documents.job(organizationId, jobId)).get();
    const tab = await browser.newPage();
    await tab.goto(String(job.get('public.jobLink')));
    await expect(tab.getByText('This job is no longer accepting resumes.')).toBeVisible();
    await expectFits(tab);
    await tab.close();
    const candidates = await database().collection(collections.candidates(organizationId, jobId)).get();
    expect(candidates.size).toBe(3);
  });
});
