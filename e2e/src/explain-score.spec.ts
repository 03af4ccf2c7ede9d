import { documents } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { makeJob } from '@portal/local/documents/jobs/make-job';
import { renderJobDescription } from '@portal/local/documents/jobs/render-job';
import { professionOf } from '@portal/local/documents/professions/index';
import type { Page } from '@playwright/test';
import { database } from './fixtures/admin';
import { resumeFile } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

const made = makeJob({
  seed: 'explain',
  profession: professionOf('backend-engineer'),
  seniority: 'senior',
  country: 'US',
});
const description = renderJobDescription(made, 'corporate');

/** Six kinds of documents; the layouts are those in which their formats are written. */
const kinds = [
  { format: 'pdf', layout: 'classic', seed: 'e1' },
  { format: 'docx', layout: 'styled', seed: 'e2' },
  { format: 'doc', layout: 'plain', seed: 'e3' },
  { format: 'rtf', layout: 'word', seed: 'e4' },
  { format: 'html', layout: 'page', seed: 'e5' },
  { format: 'txt', layout: 'plain', seed: 'e6' },
] as const;

/** A recruiter asks why a resume has its score, looks where it stands, corrects what was read, and sees the score follow. */
test('a score is explained by the document, and follows what people correct', async ({ page, signIn }) => {
  const files = await Promise.all(kinds.map((kind) => resumeFile({ ...kind, profession: 'backend-engineer' })));
  await signIn('recruiter');
  await page.waitForURL('**/app/jobs');

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

  await test.step('uploads six kinds of documents', async () => {
    await page.setInputFiles(
      'input[type=file]',
      files.map(({ file }) => file),
    );
    await expect(page.getByRole('list', { name: 'Uploads' }).getByText('Done')).toHaveCount(kinds.length, {
      timeout: 90_000,
    });
    await expect(page.getByRole('meter', { name: 'Resume score' })).toHaveCount(kinds.length);
  });

  for (const [index, { format }] of kinds.entries()) {
    await test.step(`evidence leads to its place in a ${format}`, async () => {
      await page.goto(jobUrl);
      await page.getByRole('link', { name: new RegExp(files[index]?.persona.lastName ?? '') }).click();
      await openSkills(page);
      await page
        .getByRole('region', { name: /^Skills/ })
        .getByRole('button', { name: /^Show in document/ })
        .first()
        .click();
      await expect(page.getByText('Shown in the document.')).toBeVisible();
      const mark = page.locator('mark[aria-current]').first();
      await expect(mark).toBeInViewport();
    });
  }

  await test.step('a mark leads back to what was read', async () => {
    await page.getByText('What was read').click();
    await page.locator('mark[data-mark="read:email"]').first().click();
    await expect(page.getByRole('tab', { name: 'Resume' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: /^Show in document: .*@/ })).toBeFocused();
  });

  const candidateId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const jobId = new URL(jobUrl).pathname.split('/').at(-1) ?? '';
  const scoreOf = async () => {
    const candidate = await database()
      .doc(documents.candidate(castOrganizations.a, jobId, candidateId))
      .get();
    return Number(candidate.get('sovren.weightedScore'));
  };
  const before = await scoreOf();

  await test.step('a wrong correction says what is wrong', async () => {
    await page.getByRole('button', { name: 'Edit: Contact' }).click();
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('"nobody" is not a valid email.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Edit: Contact' })).toBeVisible();
  });

  await test.step('removes the positions: the score falls; Undo and the trash bring them back', async () => {
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
    await page.getByRole('tab', { name: 'Resume' }).click();
    await page.getByText('Undo').last().click();
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

  await test.step('a corrected name stays when the file is parsed again', async () => {
    await page.getByRole('button', { name: 'Edit: Contact' }).click();
    await page.getByLabel('Last name').fill('Okonkwo-Reyes');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Okonkwo-Reyes/ })).toBeVisible();
    await page.getByRole('link', { name: 'Parse file again' }).click();
    await expect(page).toHaveURL(/\/candidate\/parse\/[^/]+\/file\/resume$/);
    const dialog = page.getByRole('dialog', { name: 'Attachment files' });
    await dialog.getByRole('button', { name: 'Parse file again' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Resume parsed', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Okonkwo-Reyes/ })).toBeVisible();
  });

  await test.step('on a phone the document is a tab of its own', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Match' }).click();
    await openSkills(page);
    await page
      .getByRole('region', { name: /^Skills/ })
      .getByRole('button', { name: /^Show in document/ })
      .first()
      .click();
    await expect(page.locator('mark[aria-current]').first()).toBeInViewport();
    await page.locator('mark[aria-current]').first().press('Enter');
    await expect(page.getByRole('region', { name: /^Skills/ })).toBeInViewport();
  });
});

/** Opens the category unless it is open. */
async function openSkills(page: Page): Promise<void> {
  const control = page.getByRole('button', { name: /^Skills/ });
  await expect(control).toBeVisible();
  if ((await control.getAttribute('aria-expanded')) !== 'true') await control.click();
}
