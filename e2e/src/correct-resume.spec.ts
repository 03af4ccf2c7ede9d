import { documents } from '@portal/domain/paths/firestore-paths';
import { correctionTexts } from '@portal/domain/texts/corrections';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { database, seedRecruiter } from './fixtures/admin';
import { expectUploaded, gradedJob, openCategory, storeGradedJob } from './fixtures/graded-job';
import { look } from './fixtures/look';
import { resumeFile } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

/** A resume that only copies the job description, with an email as its only personal data. */
const copiedFile = {
  name: 'copied.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(`robin.hale@example.com\n\n${gradedJob.description}`),
};

// Reports a blocked click early instead of at the journey's timeout.
test.use({ actionTimeout: 60_000 });

/** A recruiter corrects what was parsed of two resumes and sees the score follow. */
test('a score follows corrections of the parsed resume', async ({ page, signIn }) => {
  const see = (name: string) => look(page, name);
  const { file, persona } = await resumeFile({
    format: 'txt',
    layout: 'plain',
    seed: 'e6',
    profession: 'backend-engineer',
  });
  const recruiter = await seedRecruiter('Cedar Recruiting');
  const { organizationId } = recruiter;
  const jobId = await storeGradedJob(recruiter);
  await signIn(recruiter);
  await page.goto(`/app/jobs/${jobId}`);
  await page.setInputFiles('input[type=file]', [file, copiedFile]);
  await page.getByRole('button', { name: 'Keep' }).click();
  await expectUploaded(page, 2);
  await page.getByRole('link', { name: new RegExp(persona.lastName) }).click();
  await page.getByRole('tab', { name: 'Resume' }).click();

  const candidateId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const candidate = database().doc(documents.candidate(organizationId, jobId, candidateId));
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
    await dialog.getByRole('button', { name: 'Parse file', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Resume parsed', { exact: true })).toBeVisible();
    await expect(name).toBeVisible();
    await page.getByRole('tab', { name: 'Match' }).click();
    await expect(page.getByRole('meter', { name: 'Resume score' }).first()).toBeVisible();
  });

  await test.step('a resume that copies the job description says so and highlights the lines', async () => {
    await page.goto(`/app/jobs/${jobId}`);
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
});
