import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import type { Page } from '@playwright/test';
import { getStorage } from 'firebase-admin/storage';
import { database, seedRecruiter } from './fixtures/admin';
import { seedJob } from './fixtures/jobs';
import { look } from './fixtures/look';
import { resumeFile } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

// Reports a blocked click early instead of at the journey's timeout.
test.use({ actionTimeout: 60_000 });

/** A recruiter cancels uploads at each phase; nothing of them remains. */
test('an upload is canceled while it runs and leaves nothing behind', async ({ page, signIn }) => {
  const recruiter = await seedRecruiter('Rowan Search');
  const { organizationId } = recruiter;
  const jobId = 'cancel';
  const jobDescription = 'Backend engineer. Five years of Java, PostgreSQL and Docker.';
  await seedJob({ id: jobId, organizationId, createdBy: recruiter.id, jobTitle: 'Backend Engineer', jobDescription });
  await signIn(recruiter);
  await page.goto(`/app/jobs/${jobId}`);
  const options = { profession: 'backend-engineer', format: 'txt', layout: 'plain' } as const;
  const [first, second, third] = await Promise.all(
    ['c1', 'c2', 'c3'].map(async (seed) => ({ ...(await resumeFile({ ...options, seed })).file, name: `${seed}.txt` })),
  );
  if (!first || !second || !third) throw new Error('there are three files');
  const candidates = () => database().collection(collections.candidates(organizationId, jobId)).count().get();
  const parsed = () =>
    database()
      .collection(collections.parserDocuments(parserIndexIds.resumes(organizationId)))
      .count()
      .get();
  const staged = async () => {
    const [files] = await getStorage()
      .bucket(process.env.STORAGE_BUCKET ?? '')
      .getFiles({ prefix: `staging/${organizationId}/` });
    return files.map(({ name }) => name);
  };
  const row = (name: string) =>
    page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });

  await test.step('during parsing, by keyboard', async () => {
    const release = await hold(page, '**/parseResumeAndIndex');
    await page.setInputFiles('input[type=file]', first);
    await expect(row(first.name)).toContainText('Parsing');
    await look(page, 'parsing');
    const discarded = page.waitForResponse('**/discardUpload');
    await page.getByRole('button', { name: `Cancel upload: ${first.name}` }).press('Enter');
    await expect(row(first.name)).toContainText('Canceled');
    await expect(row(first.name)).toBeFocused();
    await release();
    expect((await discarded).ok()).toBe(true);
    await look(page, 'canceled');
  });

  await test.step('during the upload', async () => {
    const release = await hold(page, '**/v0/b/**');
    await page.setInputFiles('input[type=file]', [second, third]);
    await expect(row(third.name)).toContainText('Uploading');
    const discarded = page.waitForResponse('**/discardUpload');
    await page.getByRole('button', { name: `Cancel upload: ${second.name}` }).click();
    await expect(row(second.name)).toContainText('Canceled');
    expect((await discarded).ok()).toBe(true);
    await release();
    await expect(row(third.name)).toContainText('Done', { timeout: 120_000 });
  });

  await test.step('while attaching a file, by keyboard', async () => {
    await page.goto(`/app/jobs/${jobId}`);
    await page.getByRole('link', { name: /\S/ }).and(page.locator('[href*="/candidate/"]')).first().click();
    await page.getByRole('tab', { name: 'Attachments' }).click();
    const release = await hold(page, '**/v0/b/**');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add files' }).click();
    await (await chooser).setFiles(second);
    const cancel = page.getByRole('button', { name: `Cancel upload: ${second.name}` });
    await expect(cancel).toBeVisible();
    await look(page, 'attaching');
    const discarded = page.waitForResponse('**/discardUpload');
    await cancel.press('Enter');
    await expect(cancel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add files' })).toBeFocused();
    expect((await discarded).ok()).toBe(true);
    await release();
  });

  expect((await candidates()).data().count).toBe(1);
  expect((await parsed()).data().count).toBe(0);
  expect(await staged()).toEqual([]);
  const [candidate] = (await database().collection(collections.candidates(organizationId, jobId)).get()).docs;
  const key = [organizationId, jobId, candidate?.id ?? ''] as const;
  expect(
    (
      await database()
        .collection(collections.fileAttachments(...key))
        .count()
        .get()
    ).data().count,
  ).toBe(0);
  expect(
    (
      await database()
        .doc(documents.candidate(...key))
        .get()
    ).get('resume.fileName'),
  ).toBe(third.name);
});

/**
 * Holds back the requests to a URL.
 * @returns a function that releases those that the page still waits for.
 */
async function hold(page: Page, address: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(address);
  };
}
