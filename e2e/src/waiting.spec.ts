import { dayMs } from '@portal/domain/constants/time';
import { documents } from '@portal/domain/paths/firestore-paths';
import { clientWaitTexts as texts } from '@portal/domain/texts/client-waits';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from './fixtures/admin';
import { look } from './fixtures/look';
import { nextMail } from './fixtures/mailbox';
import { seedSubmission } from './fixtures/submission';
import { expect, test } from './fixtures/test';

/** A submission that the client has forgotten, reminded with one press, until the client answers. */
test('what waits for the client is marked and listed, reminded once, and gone with the answer', async ({
  page,
  signIn,
  browser,
}) => {
  const { recruiter, organizationId, jobId, candidateIds, email } = await seedSubmission('Alder Waits', ['Sue Carter']);
  const [candidateId = ''] = candidateIds;
  // Ten days are more than three working days.
  const submittedAt = Timestamp.fromMillis(Date.now() - 10 * dayMs);
  await database().doc(documents.clientWait(organizationId, candidateId)).update({ submittedAt });
  await signIn(recruiter);

  await test.step('it is marked in the table and on the page of the candidate, and counted in the menu', async () => {
    await page.goto(`/app/jobs/${jobId}`);
    await expect(page.getByText(/^Waiting for the client since/).first()).toBeVisible();
    await expect(
      page.getByRole('link', { name: new RegExp(`${texts.title}.*${texts.count(1)}`) }).first(),
    ).toBeVisible();
    await page.goto(`/app/jobs/${jobId}/candidate/${candidateId}`);
    await expect(page.getByRole('alert').filter({ hasText: 'Waiting for the client since' })).toBeVisible();
  });

  await test.step('it is listed, and one press reminds the client', async () => {
    await page.goto('/app/waiting');
    await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sue Carter' })).toBeVisible();
    await expect(page.getByRole('table', { name: texts.times })).toContainText('Mercy');
    await look(page, 'waiting');
    await page.getByRole('button', { name: texts.remindAbout('Sue Carter') }).click();
    await expect(page.getByText(texts.onItsWay)).toBeVisible();
  });

  const mail = await nextMail(email, 1);
  expect(mail.subject).toBe(texts.subject('Charge Nurse'));
  await test.step('the client answers by the link of the reminder, and nothing waits any more', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await phone.goto(/https?:\/\/\S+\/resumes\/[^\s)\]>]+/.exec(mail.text)?.[0] ?? '');
    await phone.getByRole('button', { name: feedbackTexts.approve }).click();
    await expect(phone.getByRole('dialog')).toBeVisible();
    await context.close();
    await expect(page.getByText(texts.none)).toBeVisible();
    await expect(page.getByRole('table', { name: texts.times })).toContainText(texts.ofSubmissions(1, 1));
  });
});
