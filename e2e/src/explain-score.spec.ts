import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { correctionTexts } from '@portal/domain/texts/corrections';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { discardTexts } from '@portal/domain/texts/states';
import { makeJob } from '@portal/local/documents/jobs/make-job';
import { renderJobDescription } from '@portal/local/documents/jobs/render-job';
import { professionOf } from '@portal/local/documents/professions/index';
import type { Locator, Page } from '@playwright/test';
import { database, joinTeam, seedUser, seedOrganization } from './fixtures/admin';
import { seedJob } from './fixtures/jobs';
import { look } from './fixtures/look';
import { resumeFile, zipOf } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

const made = makeJob({
  seed: 'explain',
  profession: professionOf('backend-engineer'),
  seniority: 'senior',
  country: 'US',
});
const description = renderJobDescription(made, 'corporate');

/** Six file formats, each in a layout that is usual for it. */
const kinds = [
  { format: 'pdf', layout: 'classic', seed: 'e1' },
  { format: 'docx', layout: 'styled', seed: 'e2' },
  { format: 'doc', layout: 'plain', seed: 'e3' },
  { format: 'rtf', layout: 'word', seed: 'e4' },
  { format: 'html', layout: 'page', seed: 'e5' },
  { format: 'txt', layout: 'plain', seed: 'e6' },
] as const;
const packed = [
  { format: 'pdf', layout: 'modern', seed: 'e7', profession: 'devops-engineer' },
  { format: 'txt', layout: 'plain', seed: 'e8', profession: 'chef' },
] as const;
/** A resume that only copies the job description, with an email as its only personal data. */
const copiedFile = {
  name: 'copied.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(`robin.hale@example.com\n\n${description}`),
};
const all = kinds.length + packed.length;

// Reports a blocked click early instead of at the journey's timeout.
test.use({ actionTimeout: 60_000 });

/** A recruiter inspects a score and its evidence, corrects the parsed resume and sees the score change. */
test('a score is explained by the document and follows corrections', async ({ page, signIn }, testInfo) => {
  const see = (name: string) => look(page, testInfo, name);
  // Parses and opens eight resumes, which exceeds the usual timeout on a busy machine.
  test.setTimeout(600_000);
  const files = await Promise.all(kinds.map((kind) => resumeFile({ ...kind, profession: 'backend-engineer' })));
  const zipped = await Promise.all(packed.map((kind) => resumeFile(kind)));
  const organizationId = await seedOrganization('Larch Recruiting');
  const recruiter = await seedUser({ organizationId });
  await joinTeam(recruiter);
  await signIn(recruiter);
  await page.waitForURL('**/app/jobs');

  const indexes = watchIndexes(page);
  const jobUrl = await test.step('adds a job', async () => {
    await page.goto('/app/jobs/add');
    await page.getByRole('textbox', { name: 'Job description' }).fill(description);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('combobox', { name: 'Job title' })).toHaveValue(made.title);
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Northfield Systems');
    await page.getByRole('button', { name: 'Save job' }).click();
    await expect(page.getByRole('heading', { name: made.title })).toBeVisible();
    return page.url();
  });
  const jobId = lastPart(jobUrl);

  await test.step('uploads six file formats and an archive; each shows its progress', async () => {
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

  for (const [index, { format }] of kinds.entries()) {
    await test.step(`evidence links to its passage in a ${format}`, async () => {
      if (index > 0) await page.getByLabel('Breadcrumb').getByRole('link', { name: made.title }).click();
      await page.getByRole('link', { name: new RegExp(files[index]?.persona.lastName ?? '') }).click();
      const skills = await openCategory(page, 'Skills');
      await expect(skills.getByLabel('Found').first()).toBeVisible();
      await skills
        .getByRole('button', { name: /^Show in document/ })
        .first()
        .click();
      await expect(page.getByText('Shown in the document.')).toBeVisible();
      await expect(page.locator('mark[aria-current]').first()).toBeInViewport();
      if (format === 'pdf') {
        await expectWordsAsDrawn(page);
        await expectMarkStays(page);
      }
      // Pages fit their frame, so no line is cut off.
      const frame = page.getByRole('region', { name: files[index]?.file.name ?? '' });
      expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });
  }

  await test.step('a highlighted passage links back to the parsed value', async () => {
    await page.getByText('Parsed values').click();
    await page.locator('mark[data-mark="read:email"]').first().click();
    await expect(page.getByRole('tab', { name: 'Resume' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: /^Show in document: .*@/ })).toBeFocused();
    await see('what-was-read');
    await page.getByRole('tab', { name: 'Match' }).click();
    await see('evidence');
    await page.getByRole('tab', { name: 'Resume' }).click();
  });

  const candidateUrl = page.url();
  const candidate = database().doc(documents.candidate(organizationId, jobId, lastPart(candidateUrl)));
  const scoreOf = async () => Number((await candidate.get()).get('sovren.weightedScore'));
  const before = await scoreOf();

  await test.step('an invalid correction shows its error', async () => {
    await page.getByRole('button', { name: 'Edit: Contact' }).click();
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('"nobody" is not a valid email.')).toBeVisible();
    await see('correction');
    await page.getByLabel('Email').focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Edit: Contact' })).toBeFocused();
  });

  await test.step('removing positions lowers the score; Undo and the list of removed entries restore them', async () => {
    const experience = page.getByRole('region', { name: 'Experience' });
    const menus = experience.getByRole('button', { name: /^More actions/ });
    const count = await menus.count();
    for (let left = count; left > 0; left -= 1) {
      await menus.first().click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await expect(menus).toHaveCount(left - 1);
    }
    await expect.poll(scoreOf).toBeLessThan(before);
    await page.getByRole('tab', { name: 'Match' }).click();
    await expect(page.getByRole('meter', { name: 'Resume score' }).first()).toHaveAttribute(
      'aria-valuenow',
      String(Math.min(100, Math.round((await scoreOf()) / 0.52))),
    );
    // Undo also works from another tab.
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('tab', { name: 'Resume' }).click();
    await expect(menus).toHaveCount(1);
    await experience.getByText(/removed entr/).click();
    for (let left = count - 1; left > 0; left -= 1) {
      await experience
        .getByRole('button', { name: /^Put back/ })
        .first()
        .click();
      await expect(menus).toHaveCount(count - left + 1);
    }
    await expect.poll(scoreOf).toBe(before);
  });

  await test.step('a corrected name survives parsing', async () => {
    await page.getByRole('button', { name: 'Edit: Contact' }).click();
    await page.getByLabel('Last name').fill('Okonkwo-Reyes');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const name = page.getByRole('heading', { level: 1, name: /Okonkwo-Reyes/ });
    await expect(name).toBeVisible();
    await candidate.update({ 'sovren.sovrenParsedStatus': 'notParsed' });
    await page.getByRole('tab', { name: 'Match' }).click();
    await expect(page.getByText('Parse file to see score')).toBeVisible();
    await page.getByRole('link', { name: 'Parse file again' }).click();
    await expect(page).toHaveURL(/\/candidate\/parse\/[^/]+\/file\/resume$/);
    const dialog = page.getByRole('dialog', { name: 'Attachment files' });
    await dialog.getByRole('button', { name: 'Use Resume Text' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Resume parsed', { exact: true })).toBeVisible();
    await expect(name).toBeVisible();
    await page.getByRole('tab', { name: 'Match' }).click();
    await expect(page.getByRole('meter', { name: 'Resume score' }).first()).toBeVisible();
  });

  await test.step('other weights show their order before saving, and can be undone', async () => {
    await page.getByLabel('Breadcrumb').getByRole('link', { name: made.title }).click();
    const job = database().doc(documents.job(organizationId, jobId));
    await page.getByRole('button', { name: 'Scoring weights' }).press('Enter');
    const editor = page.getByRole('dialog', { name: 'Scoring weights' });
    const order = editor.getByRole('table', { name: 'New order' });
    await expect(order.getByRole('row')).toHaveCount(all + 1);
    const first = await order.textContent();
    await editor.getByRole('slider', { name: 'Education' }).press('End');
    await expect(editor.getByRole('textbox', { name: 'Weight of Education in percent' })).toHaveValue('100%');
    await expect(editor.getByRole('textbox', { name: 'Weight of Skills in percent' })).toHaveValue('0%');
    await expect(order).not.toHaveText(first ?? '');
    await see('weights');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: discardTexts.question });
    await expect(question.getByRole('button', { name: discardTexts.keep })).toBeFocused();
    await see('weights-question');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(editor.getByRole('slider', { name: 'Education' })).toBeFocused();
    const wanted = await order.locator('tbody tr td:last-child').allTextContents();
    await editor.getByRole('button', { name: 'Save weights' }).click();
    await expect(editor).toBeHidden();
    const saved = page.getByRole('alert').filter({ hasText: 'Weights saved' });
    // Hovering keeps the notice open while candidates are graded.
    await saved.hover();
    await expect.poll(async () => (await job.get()).get('grading.state') as unknown).toBe('done');
    expect((await job.get()).get('gradeWeights')).toMatchObject({ education: 1, skills: 0 });
    await expect
      .poll(() => scoresOf(page.getByRole('meter', { name: 'Resume score' })))
      .toEqual(wanted.map(Number).slice(0, all));
    await saved.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await job.get()).get('gradeWeights') as unknown).toBeNull();
  });

  await test.step('finds matching candidates of other jobs and adds one', async () => {
    const otherId = await storeJob(organizationId, recruiter.id, description);
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
    await expect(best).toContainText(`From ${made.title}`);
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
    const emptyId = await storeJob(organizationId, recruiter.id, '');
    await page.goto(`/app/jobs/${emptyId}`);
    await page.getByRole('button', { name: 'Scoring weights' }).focus();
    await expect(page.getByText('Please parse job first')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a resume that copies the job description says so and highlights the lines', async () => {
    await page.goto(jobUrl);
    await page.setInputFiles('input[type=file]', copiedFile);
    await expectUploaded(page, 1);
    const search = page.getByRole('searchbox').or(page.getByPlaceholder('Search')).first();
    await search.fill('Hale');
    await page.getByRole('link', { name: /Hale/ }).click();
    await expect(page.getByText(scoreTexts.copied)).toBeVisible();
    const skills = await openCategory(page, 'Skills');
    const copied = skills.getByRole('listitem').filter({ hasText: scoreTexts.reasons.copied ?? '' });
    await see('copied');
    await copied
      .getByRole('button', { name: /^Show in document/ })
      .first()
      .click();
    await expect(page.locator('mark[aria-current]').first()).toBeInViewport();
  });

  await test.step('an uncertain value asks for a review and is confirmed', async () => {
    await page.getByRole('tab', { name: 'Resume' }).click();
    await expect(page.getByText(correctionTexts.pleaseCheck)).toBeVisible();
    await see('doubtful');
    await page.getByRole('button', { name: `${correctionTexts.looksRight}: Name` }).click();
    await expect(page.getByText(correctionTexts.pleaseCheck)).toBeHidden();
  });

  await test.step('on a phone the document is a separate tab', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(candidateUrl);
    const skills = await openCategory(page, 'Skills');
    await skills
      .getByRole('button', { name: /^Show in document/ })
      .first()
      .click();
    await expect(page.locator('mark[aria-current]').first()).toBeInViewport();
    await page.locator('mark[aria-current]').first().press('Enter');
    await expect(skills).toBeInViewport();
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

const lastPart = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

const scoresOf = (meters: Locator) =>
  meters.evaluateAll((found) => found.map((meter) => Number(meter.getAttribute('aria-valuenow'))));

/** Opens a category of the grade unless it is open. */
async function openCategory(page: Page, name: string): Promise<Locator> {
  const control = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(control).toBeVisible();
  if ((await control.getAttribute('aria-expanded')) !== 'true') await control.click();
  return page.getByRole('region', { name: new RegExp(`^${name}`) });
}

/** Waits until all uploads are done; a failure shows the text of each row. */
async function expectUploaded(page: Page, count: number): Promise<void> {
  // The list is hidden once all of it is done.
  const rows = page.locator('[aria-label="Uploads"] li');
  await expect
    .poll(() => rows.allTextContents(), { timeout: 200_000 })
    .toEqual(Array.from({ length: count }, () => expect.stringMatching(/Done$/) as unknown));
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

/** The text layer, and with it the highlights, is as wide as the rendered words. */
async function expectWordsAsDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  const words = page.locator('[data-page="1"] span[style*="--scale-x"]');
  const widths = await words.evaluateAll((spans) =>
    spans.map((span) => ({
      wanted: Number(span.style.getPropertyValue('--scale-x')),
      shown: new DOMMatrix(getComputedStyle(span).transform).a,
    })),
  );
  expect(widths.length).toBeGreaterThan(0);
  for (const { wanted, shown } of widths) expect(shown).toBeCloseTo(wanted, 2);
}

/** A highlight keeps its position on the page when the window becomes narrower. */
async function expectMarkStays(page: Page): Promise<void> {
  const part = () =>
    page
      .locator('[data-page] mark[aria-current]')
      .first()
      .evaluate((mark) => {
        const [place, paper] = [mark, mark.closest('[data-page]') ?? mark].map((box) => box.getBoundingClientRect());
        return place && paper ? [(place.left - paper.left) / paper.width, place.width / paper.width] : [];
      });
  const before = await part();
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect
    .poll(async () => (await part()).map((value, index) => Math.abs(value - (before[index] ?? 0)) < 0.01))
    .toEqual([true, true]);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Stores a job as the form does. */
async function storeJob(organizationId: string, createdBy: string, jobDescription: string): Promise<string> {
  const id = `explain-${crypto.randomUUID().slice(0, 8)}`;
  await seedJob({
    id,
    organizationId,
    createdBy,
    jobTitle: made.title,
    jobDescription,
    jobSkills: { requiredSkills: made.requiredSkills, preferredSkills: made.preferredSkills },
  });
  return id;
}
