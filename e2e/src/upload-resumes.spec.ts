import { collections } from '@portal/domain/paths/firestore-paths';
import type { Page } from '@playwright/test';
import { database, seedRecruiter } from './fixtures/admin';
import { expectUploaded, gradedJob, scoresOf } from './fixtures/graded-job';
import { resumeFile, zipOf } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

/** Two resumes by themselves, and two in an archive. */
const kinds = [
  { format: 'pdf', layout: 'classic', seed: 'u1', profession: 'backend-engineer' },
  { format: 'docx', layout: 'styled', seed: 'u2', profession: 'backend-engineer' },
] as const;
const packed = [
  { format: 'pdf', layout: 'modern', seed: 'e7', profession: 'devops-engineer' },
  { format: 'txt', layout: 'plain', seed: 'e8', profession: 'chef' },
] as const;
const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('this is no PDF') };
const all = kinds.length + packed.length;

// Reports a blocked click early instead of at the journey's timeout.
test.use({ actionTimeout: 60_000, expectedRefusals: ['parseResumeAndIndex'] });

/** A recruiter adds a job, uploads resumes and sorts them by score. */
test('resumes of a new job are parsed, graded and sorted', async ({ page, signIn }) => {
  const files = await Promise.all(kinds.map((kind) => resumeFile(kind)));
  const zipped = await Promise.all(packed.map((kind) => resumeFile(kind)));
  const recruiter = await seedRecruiter('Larch Recruiting');
  const { organizationId } = recruiter;
  await signIn(recruiter);

  const indexes = watchIndexes(page);
  const jobId = await test.step('adds a job', async () => {
    await page.goto('/app/jobs/add');
    await page.getByRole('textbox', { name: 'Job description' }).fill(gradedJob.description);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('combobox', { name: 'Job title' })).toHaveValue(gradedJob.title);
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Northfield Systems');
    await page.getByRole('button', { name: 'Save job' }).click();
    await expect(page.getByRole('heading', { name: gradedJob.title })).toBeVisible();
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });

  await test.step('uploads files and an archive; each shows its progress', async () => {
    const phases = await watchUploads(page);
    const [first, ...others] = files.map(({ file }) => file);
    const archive = zipOf(
      'more.zip',
      zipped.map(({ file }) => file),
    );
    if (first) await page.setInputFiles('input[type=file]', first);
    await expectUploaded(page, 1);
    await page.setInputFiles('input[type=file]', [...others, archive]);
    await expectUploaded(page, all);
    await page.setInputFiles('input[type=file]', broken);
    await expect(page.getByRole('listitem').filter({ hasText: broken.name })).toContainText(
      'This file is damaged or is not what its name says.',
    );
    await expect(page.getByRole('meter', { name: 'Resume score' })).toHaveCount(all);
    const seen = await phases();
    for (const { file } of files) {
      expect(seen[file.name], file.name).toEqual(expect.arrayContaining(['Uploading', 'Parsing', 'Grading', 'Done']));
    }
    for (const { file } of zipped) {
      expect(seen[file.name], file.name).toEqual(expect.arrayContaining(['Parsing', 'Grading', 'Done']));
    }
  });

  await test.step('parsing and grading use the indexes of the organization', () => {
    const [jobs, resumes] = [`${organizationId}_Jobs`, `${organizationId}_Resumes`];
    expect(Object.fromEntries(indexes)).toEqual({
      parseJobOrder: [jobs],
      parseResumeAndIndex: [resumes],
      gradeResumeById: [jobs, resumes],
    });
  });

  await test.step('sorts scores in both directions, by the displayed score', async () => {
    // A missing score is displayed as more than a low one.
    const candidates = database().collection(collections.candidates(organizationId, jobId));
    const [graded] = (await candidates.limit(1).get()).docs;
    const odd = await Promise.all(
      [null, 1].map(async (weightedScore) => {
        const id = `odd-${weightedScore}`;
        const sovren: unknown = { ...graded?.get('sovren'), weightedScore };
        await candidates.doc(id).set({ ...graded?.data(), id, sovren });
        return candidates.doc(id);
      }),
    );
    const scores = page.getByRole('meter', { name: 'Resume score' });
    const [low, high] = ['ascending', 'descending'];
    const header = page.getByRole('columnheader', { name: 'Resume', exact: true });
    // The browser asks for less motion: a table that is drawn anew must not flash its unstyled cells.
    const cell = page.getByRole('gridcell').first();
    expect(await cell.evaluate((box) => getComputedStyle(box).transitionProperty)).toBe('none');
    for (const direction of [low, high]) {
      while ((await header.getAttribute('aria-sort')) !== direction) {
        const before = await header.getAttribute('aria-sort');
        await header.getByText('Resume').click();
        await expect(header).not.toHaveAttribute('aria-sort', before ?? '');
      }
      const sign = direction === low ? 1 : -1;
      const sorted = (values: number[]) => [...values].sort((a, b) => sign * (a - b));
      await expect(scores).toHaveCount(all + odd.length);
      await expect.poll(async () => isSame(await scoresOf(scores), sorted(await scoresOf(scores)))).toBe(true);
    }
    await Promise.all(odd.map((candidate) => candidate.delete()));
    await expect(scores).toHaveCount(all);
  });
});

const isSame = (a: readonly number[], b: readonly number[]) => a.every((value, index) => value === b[index]);

/** Records the index ids in calls to the parsing service. */
function watchIndexes(page: Page): Map<string, string[]> {
  const seen = new Map<string, string[]>();
  page.on('request', (request) => {
    const call = /\/api\/admin\/sovren\/(\w+)$/.exec(request.url())?.[1];
    if (call === undefined) return;
    const body = request.postDataJSON() as {
      IndexingOptions?: { IndexId: string };
      jobIndexId?: string;
      IndexIdsToSearchInto?: string[];
    };
    const named = [body.IndexingOptions?.IndexId, body.jobIndexId, ...(body.IndexIdsToSearchInto ?? [])];
    const ids = [...(seen.get(call) ?? []), ...named.filter((id) => id !== undefined)];
    seen.set(call, [...new Set(ids)]);
  });
  return seen;
}

/**
 * Records the texts of each upload row.
 * @returns the texts so far, by file name.
 */
async function watchUploads(page: Page): Promise<() => Promise<Record<string, string[]>>> {
  await page.evaluate(() => {
    const seen: Record<string, string[]> = {};
    Object.assign(window, { uploadsSeen: seen });
    new MutationObserver(() => {
      for (const row of document.querySelectorAll('[aria-label="Uploads"] li')) {
        const name = row.querySelector('[title]')?.getAttribute('title') ?? '';
        const said = row.textContent.replace(name, '');
        const before = (seen[name] ??= []);
        if (before.at(-1) !== said) before.push(said);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { uploadsSeen: Record<string, string[]> }).uploadsSeen);
}
