import { chromium, type Browser, type Page } from '@playwright/test';
import { collections } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { makeJob } from '@portal/local/documents/jobs/make-job';
import { renderJobDescription } from '@portal/local/documents/jobs/render-job';
import { professionOf } from '@portal/local/documents/professions/index';
import { startPortal } from '@portal/local/launcher/start-portal';
import { castPassword, database, seedTestUser } from '../../../e2e/src/fixtures/admin';
import seedOrganizations from '../../../e2e/src/fixtures/seed-organizations';
import { findChromium } from '../../../e2e/src/fixtures/find-chromium';
import { resumeFile, type UploadFile } from '../../../e2e/src/fixtures/resumes';
import { textTable } from '../text-table';
import { watchInFlight } from './in-flight';

const count = 50;
const maxInFlight = 5;
/** Files to Storage, and the calls that each of them needs. */
const uploadRequests = /\/v0\/b\/|\/(expandArchive|parseResumeAndIndex|addJobCandidate|gradeResumeById)/;
const professions = ['backend-engineer', 'devops-engineer', 'data-engineer', 'chef'] as const;
const kinds = [
  { format: 'pdf', layout: 'classic' },
  { format: 'docx', layout: 'styled' },
  { format: 'pdf', layout: 'leftSidebar' },
  { format: 'txt', layout: 'plain' },
] as const;

/**
 * Drops fifty resumes on a job at once, in a real browser on the whole portal: how many arrive as graded candidates,
 * how many requests are on their way at a time, and how long it takes. The time is this machine's.
 */
export async function measureUploads(report: (what: string) => void): Promise<string> {
  const files = await Promise.all(Array.from({ length: count }, (_, number) => resume(number)));
  const portal = await startPortal({ report });
  const executablePath = findChromium(process.env);
  let browser: Browser | undefined;
  try {
    Object.assign(process.env, portal.env);
    await portal.warm('all');
    await seedOrganizations();
    const { email } = await seedTestUser('recruiter');
    browser = await chromium.launch({
      args: ['--no-sandbox', '--disable-gpu'],
      ...(executablePath === null ? {} : { executablePath }),
    });
    const page = await (await browser.newContext({ baseURL: portal.baseUrl })).newPage();
    await signIn(page, email);
    const jobId = await addJob(page);
    const inFlight = await watchInFlight(page, uploadRequests);

    report(`Dropping ${count} resumes`);
    const started = performance.now();
    await page.setInputFiles('input[type=file]', files);
    await page.getByText(`${count} of ${count} files`).waitFor({ timeout: 600_000 });
    const seconds = (performance.now() - started) / 1000;

    const done = await page.getByRole('list', { name: 'Uploads' }).getByText('Done').count();
    const candidates = await database().collection(collections.candidates(castOrganizations.a, jobId)).get();
    const graded = candidates.docs.filter((candidate) => typeof candidate.get('sovren.weightedScore') === 'number');
    const megabytes = files.reduce((sum, { buffer }) => sum + buffer.length, 0) / 1e6;
    return textTable(
      ['uploads', 'measured', 'goal', 'within'],
      [
        ['files that end as done', done, count, within(done === count)],
        ['candidates with a score', graded.length, count, within(graded.length === count)],
        ['most requests in flight', inFlight.most(), maxInFlight, within(inFlight.most() <= maxInFlight)],
        ['seconds', seconds.toFixed(1), '', ''],
        ['resumes a second', (count / seconds).toFixed(2), '', ''],
        ['megabytes', megabytes.toFixed(1), '', ''],
      ],
    );
  } finally {
    await browser?.close();
    await portal.stop();
  }
}

const within = (isWithin: boolean) => (isWithin ? 'yes' : 'NO');

async function resume(number: number): Promise<UploadFile> {
  const profession = professions[number % professions.length] ?? professions[0];
  const kind = kinds[number % kinds.length] ?? kinds[0];
  const { file } = await resumeFile({ seed: `upload-${number}`, profession, ...kind });
  return { ...file, name: `${number}-${file.name}` };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(castPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/app/jobs', { timeout: 60_000 });
}

/** @returns the id of a job whose page is open. */
async function addJob(page: Page): Promise<string> {
  const profession = professionOf('backend-engineer');
  const made = makeJob({ seed: 'uploads', profession, seniority: 'senior', country: 'US' });
  await page.goto('/app/jobs/add');
  await page.getByRole('textbox', { name: 'Job description' }).fill(renderJobDescription(made, 'corporate'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Northfield Systems');
  await page.getByRole('button', { name: 'Save job' }).click();
  await page.getByRole('heading', { name: made.title }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
