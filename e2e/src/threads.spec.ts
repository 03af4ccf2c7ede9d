import { submissionsApi } from '@portal/domain/contracts/submissions-api';
import { documents } from '@portal/domain/paths/firestore-paths';
import { staffThreadTexts, threadTexts } from '@portal/domain/texts/threads';
import { database, seedRecruiter } from './fixtures/admin';
import { callApp } from './fixtures/call-app';
import { expectFits, look } from './fixtures/look';
import { answerMail, countMails, nextMail } from './fixtures/mailbox';
import { seedPublicResume } from './fixtures/public-resume';
import { expect, test, watchErrors } from './fixtures/test';

test('a client asks on the page, the recruiter answers in the portal, the client answers the mail', async ({
  page,
  signIn,
  browser,
}) => {
  const recruiter = await seedRecruiter('Alder Questions');
  const { organizationId } = recruiter;
  await seedPublicResume(organizationId, recruiter.id);
  const [jobId, candidateId] = [`job-${organizationId}`, `cand-${organizationId}`];
  await database()
    .doc(documents.candidate(organizationId, jobId, candidateId))
    .update({ 'summary.privateNotes': 'Asks for too much' });
  const client = `dana-${organizationId}@client.example`;
  await callApp(recruiter, submissionsApi.addClientJobSubmission, {
    ...{ organizationId, jobId, candidateIds: [candidateId], subject: 'Sue Carter', body: '<p>[candidateLinks]</p>' },
    recipients: [{ name: 'Dana Whitfield', email: client }],
  });
  const submission = await nextMail(client, 0);
  const link = /https?:\/\/\S+\/resumes\/\S+/.exec(submission.text)?.[0] ?? '';

  await signIn(recruiter);
  await page.goto(`/app/jobs/${jobId}/candidate/${candidateId}?tab=messages`);
  await expect(page.getByText(staffThreadTexts.none)).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const errors = watchErrors(phone);
  const card = phone.getByRole('region', { name: threadTexts.title });
  const onPage = card.getByRole('listitem');
  await test.step('the client asks on the page', async () => {
    await phone.goto(link);
    await expect(card.getByText(threadTexts.intro('Alder Questions'))).toBeVisible();
    await expect(card.getByLabel(threadTexts.email)).toHaveCount(0);
    await card.getByRole('button', { name: threadTexts.send }).click();
    await expect(card.getByRole('alert')).toBeVisible();
    await card.getByLabel(threadTexts.message).fill('Can she start in May?\nSee https://mercy.example/jobs.');
    await card.getByRole('button', { name: threadTexts.send }).click();
    await expect(onPage).toHaveCount(1);
    await expect(card.getByRole('link', { name: 'https://mercy.example/jobs' })).toBeVisible();
    await look(phone, 'question');
  });

  const thread = page.getByRole('region', { name: staffThreadTexts.messagesWith('Dana Whitfield') });
  const mailsBefore = await countMails(client);
  await test.step('the recruiter sees it live and answers', async () => {
    await expect(thread.getByText('Can she start in May?')).toBeVisible();
    await thread.getByLabel(staffThreadTexts.answerTo('Dana Whitfield')).fill('Yes, on May 4.');
    await thread.getByRole('button', { name: staffThreadTexts.sendAnswer }).click();
    await expect(page.getByText(staffThreadTexts.sent)).toBeVisible();
    await look(page, 'thread');
  });

  const mail = await nextMail(client, mailsBefore);
  await test.step('the client answers by mail', async () => {
    expect(mail.text.startsWith('Yes, on May 4.')).toBe(true);
    await answerMail(mail, { from: `Dana Whitfield <${client}>`, text: 'Then we want to meet her.' });
    await expect(thread.getByText('Then we want to meet her.')).toBeVisible({ timeout: 60_000 });
    await expect(thread.getByText('by mail')).toBeVisible();
  });

  await test.step('both sides show one thread in order, without the internal notes', async () => {
    await phone.goto(/https?:\/\/\S+#messages/.exec(mail.text)?.[0] ?? '');
    await expect(onPage).toHaveText([/Can she start/, /Yes, on May 4\./, /Then we want to meet her\./]);
    await expect(card).toBeInViewport();
    await expectFits(phone, 'messages');
    expect(await phone.content()).not.toContain('Asks for too much');
    const texts = await thread.locator('p').allTextContents();
    const order = ['Can she start in May?', 'Yes, on May 4.', 'Then we want to meet her.'];
    expect(texts.filter((text) => order.some((said) => text.startsWith(said)))).toHaveLength(3);
    expect(texts.join('\n')).not.toContain('Asks for too much');
    expect(errors).toEqual([]);
  });
  await context.close();
});
