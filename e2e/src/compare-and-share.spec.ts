import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { highlightTexts } from '@portal/domain/texts/highlights';
import { notesTexts } from '@portal/domain/texts/notes';
import { parseFileTexts } from '@portal/domain/texts/profiles';
import { makeJob } from '@portal/local/documents/jobs/make-job';
import { renderJobDescription } from '@portal/local/documents/jobs/render-job';
import { professionOf } from '@portal/local/documents/professions/index';
import { database, joinTeam, seedRecruiter, seedUser } from './fixtures/admin';
import { signedInPage } from './fixtures/sign-in-as';
import { seedJob } from './fixtures/jobs';
import { expectFits, expectNoOverflow, look } from './fixtures/look';
import { resumeFile } from './fixtures/resumes';
import { expect, test, watchErrors } from './fixtures/test';

test.use({ expectedRefusals: ['storageFile', 'storageFileDownload'] });

const made = makeJob({
  seed: 'compare',
  profession: professionOf('backend-engineer'),
  seniority: 'senior',
  country: 'US',
});

/** Two recruiters and a viewer with the candidates of one job, with real documents. */
test('candidates are compared, annotated, shared and removed', async ({ page, signIn, browser }) => {
  const files = [
    await resumeFile({ seed: 'c1', profession: 'backend-engineer', format: 'pdf', layout: 'classic' }),
    await resumeFile({ seed: 'c2', profession: 'devops-engineer', format: 'docx', layout: 'styled' }),
  ] as const;
  const [first, second] = files;
  const recruiter = await seedRecruiter('Juniper Search', { displayName: 'Maya Side' });
  const { organizationId } = recruiter;
  const jobId = `${organizationId}-main`;
  await signIn(recruiter);
  await database()
    .doc(documents.platformSettings(organizationId))
    .set({ productFeature: { candidate: { expiryLink: '1' } } }, { merge: true });
  await seedJob({
    id: jobId,
    organizationId,
    createdBy: recruiter.id,
    jobTitle: made.title,
    jobDescription: renderJobDescription(made, 'corporate'),
  });

  await test.step('asks what to do with a duplicate', async () => {
    await page.goto(`/app/jobs/${jobId}`);
    await page.setInputFiles(
      'input[type=file]',
      files.map(({ file }) => file),
    );
    await expect(page.getByText('2 of 2 files')).toBeVisible({ timeout: 120_000 });
    await page.setInputFiles('input[type=file]', [first.file]);
    const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').last();
    await expect(row).toContainText('The same file as', { timeout: 120_000 });
    await look(page, 'duplicate');
    await row.getByRole('button', { name: /^Skip/ }).click();
    await expect(row).toContainText('Skipped');
    await expect(page.getByText('Showing 1 - 2 of 2 results')).toBeVisible();
  });

  await test.step('compares two candidates, also by a shared URL', async () => {
    for (const { persona } of files) {
      await page.getByRole('checkbox', { name: new RegExp(persona.lastName) }).check();
    }
    await page.getByRole('link', { name: 'Compare (2)' }).click();
    await expect(page.getByRole('columnheader', { name: new RegExp(first.persona.lastName) })).toBeVisible();
    await page.reload();
    for (const { persona } of files) {
      await expect(page.getByRole('columnheader', { name: new RegExp(persona.lastName) })).toBeVisible();
    }
    await expect(page.getByRole('rowheader', { name: 'Experience', exact: true })).toBeVisible();
    await look(page, 'compare');
    await page.getByRole('link', { name: new RegExp(first.persona.lastName) }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(first.persona.lastName) })).toBeVisible();
  });

  const candidateUrl = page.url();
  const candidateId = new URL(candidateUrl).pathname.split('/').at(-1) ?? '';
  const candidate = database().doc(documents.candidate(organizationId, jobId, candidateId));
  const attachments = database().collection(collections.fileAttachments(organizationId, jobId, candidateId));

  await test.step('of two users who edit the same notes, the later one sees both texts', async () => {
    const colleague = await seedUser({ organizationId, displayName: 'Daniel Side' });
    await joinTeam(colleague);
    const other = await signedInPage(browser, colleague, candidateUrl);
    const errors = watchErrors(other);
    for (const screen of [page, other]) await screen.getByRole('tab', { name: 'Notes' }).click();
    const [mine, theirs] = [page.getByLabel('Internal Notes'), other.getByLabel('Internal Notes')];
    // The writer is shown for some seconds, which a busy machine may need to draw the page.
    await expect(async () => {
      await theirs.fill(`Asked for a call, ${Date.now()}`);
      const writer = page.getByText(`${colleague.displayName} is changing this`);
      await expect(writer).toBeVisible({ timeout: 2_500 });
    }).toPass();
    await theirs.fill('Asked for a call.');
    await mine.fill('Speaks French.');
    const question = page.getByRole('alert').filter({ hasText: 'Internal Notes' });
    await expect(question).toContainText('Speaks French.');
    await expect(question).toContainText('Asked for a call.');
    await question.getByRole('button', { name: 'Merge both' }).click();
    await expect(question.getByRole('region', { name: notesTexts.mergedText })).toContainText('Asked for a call.');
    await question.getByRole('button', { name: notesTexts.saveMerged }).click();
    await expect(page.getByText('Internal Notes saved')).toBeVisible();
    await expect(theirs.getByRole('paragraph')).toHaveText(['Asked for a call.', 'Speaks French.']);
    expect(errors).toEqual([]);
    await other.context().close();
  });

  await test.step('attaches, renames, removes and restores a file', async () => {
    await page.getByRole('tab', { name: 'Attachments' }).click();
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add files' }).click();
    await (await chosen).setFiles([second.file, { name: 'run.exe', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
    await expect(page.getByText('Files attached successfully.')).toBeVisible();
    await expect(page.getByText('Invalid file extension.')).toBeVisible();
    await page.getByRole('button', { name: `Actions: ${second.file.name}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(page.getByText('No Files found.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: second.file.name, exact: true })).toBeVisible();
    await look(page, 'attachments');
  });

  await test.step('parses an attachment; when it is removed, the resume is shown instead', async () => {
    const dialog = page.getByRole('dialog', { name: parseFileTexts.title });
    const parse = async (fileName: string, lastName: string) => {
      await page.getByRole('link', { name: highlightTexts.parseAgain }).click();
      await dialog.getByRole('radio', { name: fileName }).check();
      await expectFits(page, 'parse-attachment');
      await dialog.getByRole('button', { name: highlightTexts.parseAgain }).click();
      await expect(dialog).toHaveCount(0, { timeout: 120_000 });
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(lastName) })).toBeVisible();
    };
    await parse(second.file.name, second.persona.lastName);
    await expect(page.getByText(highlightTexts.parsedFrom(second.file.name))).toBeVisible();
    await page.getByRole('tab', { name: 'Attachments' }).click();
    await page.getByRole('button', { name: `Actions: ${second.file.name}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(page.getByText('No Files found.')).toBeVisible();
    await expect
      .poll(async () => (await attachments.where('isRemoved', '==', true).count().get()).data().count)
      .toBe(1);
    await page.reload();
    await expect(page.getByText(highlightTexts.parsedFileGone)).toBeVisible();
    await expect(page.getByRole('button', { name: `Download ${first.file.name}` })).toBeVisible();
    await look(page, 'parsed-file-gone');
    await parse(first.file.name, first.persona.lastName);
    await expect(page.getByText(highlightTexts.parsedFileGone)).toHaveCount(0);
  });

  await test.step('viewers get nothing that is switched off, and nothing by an expired link', async () => {
    await page.getByRole('tab', { name: 'Share' }).click();
    const link = await page.getByLabel('Public link').inputValue();
    const viewer = await (await browser.newContext()).newPage();
    await viewer.goto(link);
    await expect(viewer.getByRole('button', { name: 'Download PDF Version' })).toBeVisible();
    // The switch shows what is stored, which follows the click.
    const download = page.getByRole('switch', { name: 'Viewers may download the PDF' });
    await download.click();
    await expect(download).not.toBeChecked();
    await expect.poll(async () => (await candidate.get()).get('enablePdfDownloads') as unknown).toBe(false);
    await viewer.reload();
    await expect(viewer.getByRole('heading', { name: new RegExp(first.persona.lastName) })).toBeVisible();
    await expect(viewer.getByRole('button', { name: 'Download PDF Version' })).toHaveCount(0);

    await page.getByLabel('Link expires on').fill('2020-01-31');
    await page.getByLabel('Link expires on').blur();
    await expect(page.getByText('This link has expired.')).toBeVisible();
    await expect.poll(async () => (await candidate.get()).get('public.linkExpiry') as unknown).toBeTruthy();
    await viewer.reload();
    await expect(viewer.getByText('Access to this Resume has expired.')).toBeVisible();
    await page.getByRole('switch', { name: 'Never expires' }).click();
    await expect.poll(async () => (await candidate.get()).get('public.linkExpiry') as unknown).toBeNull();
    await viewer.reload();
    await expect(viewer.getByRole('heading', { name: new RegExp(first.persona.lastName) })).toBeVisible();
    await viewer.context().close();
  });

  await test.step('the view is counted, and the activity list names the actors', async () => {
    await page.getByRole('tab', { name: 'Views' }).click();
    await expect(page.getByRole('region', { name: 'Views over time' })).toBeVisible();
    await look(page, 'views');
    await page.getByRole('button', { name: /^Status:/ }).click();
    await page.getByRole('menuitem', { name: 'Client Interview' }).click();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(page.getByText('changed the status: Client Interview')).toBeVisible();
    await expect(page.getByText(recruiter.displayName).first()).toBeVisible();
  });

  await test.step('hostile text is shown as text and fits the screen', async () => {
    const hostile = `<img src=x onerror="document.title='broken'"><script>document.title='broken'</script>\u202egnp.exe 👩🏽‍💻 ${'W'.repeat(9_000)}`;
    await candidate.update({
      fullName: hostile,
      occupation: hostile,
      // Without the handler: Chromium reports one as soon as rich text is parsed to be sanitized.
      'summary.privateNotes': hostile.replace(/ onerror="[^"]*"/, ''),
      skills: [hostile],
    });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const address of [
        candidateUrl,
        `/app/jobs/${jobId}`,
        `/app/jobs/${jobId}/compare?c=${candidateId}&c=unknown`,
      ]) {
        await page.goto(address);
        await expect(
          page.getByText('<img src=x onerror', { exact: false }).filter({ visible: true }).first(),
        ).toBeVisible();
        await expectNoOverflow(page);
      }
    }
    expect(await page.title()).not.toBe('broken');
    await candidate.update({ fullName: first.persona.lastName, occupation: '', skills: [] });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a candidate without its document opens and says so', async () => {
    await candidate.update({ 'resume.storagePath': 'organizations/gone' });
    await page.goto(candidateUrl);
    await expect(page.getByText('File does not exist')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: first.persona.lastName })).toBeVisible();
  });

  await test.step('a removed candidate is restored unchanged', async () => {
    const before = (await candidate.get()).data();
    await page.getByRole('button', { name: 'Remove candidate' }).click();
    await page.waitForURL(`**/app/jobs/${jobId}`);
    await expect(page.getByText('Showing 1 - 1 of 1 results')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Showing 1 - 2 of 2 results')).toBeVisible();
    const after = (await candidate.get()).data();
    // A trigger updates the search tokens after each change, whenever it runs.
    const derived = { activityAt: null, searchTokens: null };
    expect({ ...after, ...derived }).toEqual({ ...before, ...derived });
  });
});
