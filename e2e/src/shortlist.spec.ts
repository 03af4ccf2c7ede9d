import { documents } from '@portal/domain/paths/firestore-paths';
import { feedbackListTexts } from '@portal/domain/texts/candidate-page';
import { clientTexts } from '@portal/domain/texts/client-connect';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { shortlistTexts as texts } from '@portal/domain/texts/shortlist';
import type { Page } from '@playwright/test';
import { database } from './fixtures/admin';
import { look } from './fixtures/look';
import { seedSubmission } from './fixtures/submission';
import { expect, test, watchErrors } from './fixtures/test';

const names = ['Sue Carter', 'Ray Holt', 'Ida Moss', 'Lee Park', 'Tom Vance'] as const;

/** Taps, and counts them. */
function taps(phone: Page) {
  let count = 0;
  return {
    count: () => count,
    answer: async (answer: 'positive' | 'maybe' | 'negative', name: string) => {
      const bar = phone.getByRole('group', { name: `${texts.yourAnswer}: ${name}` });
      await bar.getByRole('button', { name: texts.answers[answer] }).tap();
      count += 1;
    },
    send: async () => {
      await phone.getByRole('dialog').getByRole('button', { name: texts.send }).tap();
      count += 1;
    },
  };
}

test('five candidates are one link: read and answered on a phone, answers are there on return and can be changed', async ({
  page,
  signIn,
  browser,
}) => {
  const { recruiter, organizationId, jobId, candidateIds, mail } = await seedSubmission('Alder Shortlists', names);
  const links = mail.text.match(/https?:\/\/\S+\/resumes\/\S+/g) ?? [];
  expect(links).toHaveLength(1);
  const [link = ''] = links;

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  const errors = watchErrors(phone, ['getShortlist', 'public-event']);
  await test.step('five answers and Send take at most eight taps', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: names[0] })).toBeVisible();
    await expect(phone.getByText(clientTexts.ofCandidates(1, 5))).toBeVisible();
    await look(phone, 'reading');
    const tap = taps(phone);
    for (const [index, answer] of (['positive', 'maybe', 'negative', 'positive', 'maybe'] as const).entries()) {
      await tap.answer(answer, names[index] ?? '');
    }
    const summary = phone.getByRole('dialog', { name: texts.summary });
    await expect(summary.getByText(`${texts.answers.maybe}, ${texts.notSent}`)).toHaveCount(2);
    await look(phone, 'summary');
    await tap.send();
    await expect(phone.getByText(texts.sent(5))).toBeVisible();
    expect(tap.count()).toBeLessThanOrEqual(8);
  });

  await test.step('on return the answers are there, and Maybe becomes Yes', async () => {
    await phone.evaluate(() => {
      localStorage.clear();
    });
    await phone.goto(link);
    await expect(phone.getByText(texts.answered(5, 5))).toBeVisible();
    await phone.getByRole('button', { name: clientTexts.next }).tap();
    const bar = phone.getByRole('group', { name: `${texts.yourAnswer}: Ray Holt` });
    await expect(bar.getByRole('button', { name: texts.answers.maybe })).toHaveAttribute('aria-pressed', 'true');
    const tap = taps(phone);
    await tap.answer('positive', 'Ray Holt');
    await tap.send();
    await expect(phone.getByText(texts.sent(1))).toBeVisible();
  });

  await test.step('a sent answer is asked about, and one that is not sent is not', async () => {
    await phone.getByRole('button', { name: texts.sayWhy }).tap();
    const dialog = phone.getByRole('dialog', { name: texts.whyFor(texts.answers.positive, 'Ray Holt') });
    await dialog.getByText('Experience', { exact: true }).tap();
    await look(phone, 'reasons');
    for (let step = 1; step < 3; step += 1) await dialog.getByRole('button', { name: 'Next' }).tap();
    await dialog.getByRole('button', { name: feedbackTexts.submit }).tap();
    await expect(dialog).toBeHidden();
    await expect(phone.getByRole('button', { name: texts.sayWhy })).toHaveCount(0);
    await phone.getByRole('button', { name: clientTexts.next }).tap();
    await expect(phone.getByRole('button', { name: texts.sayWhy })).toBeVisible();
    await taps(phone).answer('maybe', 'Ida Moss');
    await phone.getByRole('dialog').getByRole('button', { name: 'Ida Moss' }).tap();
    await expect(phone.getByRole('button', { name: texts.sayWhy })).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  await test.step('the recruiter sees the changed answer by name', async () => {
    await signIn(recruiter);
    await page.goto(`/app/jobs/${jobId}/candidate/${candidateIds[1] ?? ''}`);
    await page.getByRole('tab', { name: 'Feedback' }).click();
    await expect(page.getByText('Dana Whitfield approved')).toBeVisible();
    await expect(page.getByText(`${feedbackListTexts.why}: Experience`)).toBeVisible();
  });

  await test.step('on a desktop the list is next to the resume, moved by key; several are compared', async () => {
    const desk = await context.newPage();
    await desk.setViewportSize({ width: 1280, height: 900 });
    await desk.goto(link);
    const list = desk.getByRole('navigation', { name: clientTexts.candidates(5) });
    await expect(list.getByRole('button')).toHaveCount(5);
    await desk.keyboard.press('ArrowRight');
    await expect(desk.getByRole('heading', { name: 'Ray Holt' })).toBeVisible();
    await expect(list.getByRole('button', { name: /Ray Holt/ })).toHaveAttribute('aria-current', 'true');
    await desk.getByRole('button', { name: texts.compare }).click();
    await expect(desk.getByRole('columnheader')).toHaveCount(5);
    await expect(desk.getByRole('row', { name: new RegExp(texts.location) })).toContainText('Boston, MA');
    await look(desk, 'compare');
    await desk.getByRole('button', { name: texts.closeCompare }).click();
    await expect(desk.getByRole('heading', { name: 'Ray Holt' })).toBeVisible();

    // Removed while it is read.
    await database()
      .doc(documents.candidate(organizationId, jobId, candidateIds[1] ?? ''))
      .update({ isDeleted: true });
    await expect(desk.getByRole('alert').filter({ hasText: texts.gone })).toBeVisible({ timeout: 20_000 });
    await expect(desk.getByRole('navigation').getByRole('button')).toHaveCount(4);
  });
  await context.close();
});
