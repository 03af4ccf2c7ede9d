import type { Page } from '@playwright/test';
import { seedRecruiter } from './fixtures/admin';
import { gradedJob, openCategory, storeGradedJob, uploadTo } from './fixtures/graded-job';
import { look } from './fixtures/look';
import { resumeFile } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

/** Six file formats, each in a layout that is usual for it. */
const kinds = [
  { format: 'pdf', layout: 'classic', seed: 'e1' },
  { format: 'docx', layout: 'styled', seed: 'e2' },
  { format: 'doc', layout: 'plain', seed: 'e3' },
  { format: 'rtf', layout: 'word', seed: 'e4' },
  { format: 'html', layout: 'page', seed: 'e5' },
  { format: 'txt', layout: 'plain', seed: 'e6' },
] as const;

// Reports a blocked click early instead of at the journey's timeout.
test.use({ actionTimeout: 60_000 });

/** A recruiter opens resumes of each file format and follows the evidence of the score into the document. */
test('a score links to the passages of the document, and back', async ({ page, signIn }) => {
  const see = (name: string) => look(page, name);
  const files = await Promise.all(kinds.map((kind) => resumeFile({ ...kind, profession: 'backend-engineer' })));
  const recruiter = await seedRecruiter('Spruce Recruiting');
  const jobId = await storeGradedJob(recruiter);
  await signIn(recruiter);
  await uploadTo(
    page,
    jobId,
    files.map(({ file }) => file),
  );

  for (const [index, { format }] of kinds.entries()) {
    await test.step(`evidence links to its passage in a ${format}`, async () => {
      if (index > 0) await page.getByLabel('Breadcrumb').getByRole('link', { name: gradedJob.title }).click();
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

  await test.step('on a phone the document is a separate tab', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
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
