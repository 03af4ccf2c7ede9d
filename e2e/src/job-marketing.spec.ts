import { documents } from '@portal/domain/paths/firestore-paths';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { formTexts } from '@portal/domain/texts/form';
import { mailPreviewTexts } from '@portal/domain/texts/mail-preview';
import { contactTexts, mailingTexts, ownTearsheetTexts as texts } from '@portal/domain/texts/marketing';
import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import { database, seedRecruiter } from './fixtures/admin';
import { seedJob } from './fixtures/jobs';
import { look } from './fixtures/look';
import { nextMail } from './fixtures/mailbox';
import { expect, test, watchErrors } from './fixtures/test';

const titles = ['Night shift nurse', 'Data engineer'] as const;

const asked = { question: 'Which shifts suit you?', required: true };

/** A recruiter emails a list of jobs; the recipient applies for one on the phone; the recruiter sees what became of it. */
test('a list of jobs is emailed, answered, and counted', async ({ page, signIn, browser }) => {
  const see = (name: string) => look(page, name);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const recruiter = await seedRecruiter('Rowan Recruiting');
  const { organizationId } = recruiter;
  await database()
    .doc(documents.platformSettings(organizationId))
    .set({ productFeature: { jobMarketing: { enable: '1' } } }, { merge: true });
  await database()
    .doc(documents.agencySettings(organizationId))
    .set(
      { feedback: { productFeature: { jobMarketing: { showApply: true, thumbsUpCustom: [asked] } } } },
      { merge: true },
    );
  for (const [index, jobTitle] of titles.entries()) {
    const jobDescription = `<p>${jobTitle} in a small team.</p>`;
    await seedJob({
      id: `${organizationId}-${index}`,
      organizationId,
      createdBy: recruiter.id,
      jobTitle,
      jobDescription,
    });
  }
  const email = `cleo@${organizationId}.example`;
  await signIn(recruiter);

  await test.step('a tearsheet of jobs with one contact', async () => {
    await page.goto('/app/tearsheets?j=1');
    await button(texts.add).click();
    await page.getByRole('textbox', { name: texts.name }).fill('Open jobs');
    await button(texts.create).click();
    await expect(heading('Open jobs')).toBeVisible();
    await button(texts.addJobs).click();
    for (const title of titles) {
      await page.getByRole('checkbox', { name: `${contactTexts.select}: ${title}` }).check();
    }
    await see('choose-jobs');
    await button(texts.addChosen(2)).click();
    await expect(page.getByRole('link', { name: `View Job: ${titles[0]}` })).toBeVisible();
    await page.getByRole('tab', { name: texts.contacts }).click();
    await button(contactTexts.add.contact).click();
    const dialog = page.getByRole('dialog', { name: contactTexts.add.contact });
    await dialog.getByLabel(contactTexts.email).fill(email);
    await dialog.getByLabel(contactTexts.firstName).fill('Cleo');
    await dialog.getByLabel(contactTexts.lastName).fill('Hart');
    await dialog.getByRole('button', { name: contactTexts.add.contact }).click();
    await expect(page.getByRole('gridcell', { name: 'Cleo Hart', exact: true })).toBeVisible();
  });

  const compose = async () => {
    await page.getByRole('link', { name: texts.email }).click();
    await expect(page.getByText(mailingTexts.check(1))).toBeVisible();
  };
  const send = async () => {
    await button(mailingTexts.previewAndSend).click();
    await page
      .getByRole('dialog', { name: mailPreviewTexts.title })
      .getByRole('button', { name: formTexts.send })
      .click();
  };

  await test.step('jobs without a profile get one; an email for later is stopped before it is sent', async () => {
    await compose();
    await expect(button(mailingTexts.previewAndSend)).toBeDisabled();
    await see('missing-profiles');
    await button(mailingTexts.createMissing(2)).click();
    await expect(page.getByText(mailingTexts.missingCreated)).toBeVisible();
    await page.getByText(mailingTexts.later, { exact: true }).click();
    await page.getByLabel(mailingTexts.sendAt).fill('2099-05-04T09:30');
    await send();
    await expect(page.getByText(mailingTexts.states.scheduled, { exact: true }).first()).toBeVisible();
    await see('scheduled-email');
    await button(mailingTexts.stop).click();
    await page.getByRole('dialog').getByRole('button', { name: mailingTexts.stop }).click();
    await expect(page.getByText(mailingTexts.states.stopped, { exact: true }).first()).toBeVisible();
  });

  await test.step('a test mail to oneself, then the email itself', async () => {
    await page.goto('/app/tearsheets?j=1');
    await page.getByRole('link', { name: 'Open jobs' }).click();
    await compose();
    await button(mailingTexts.test).click();
    await expect(page.getByText(mailingTexts.testSent(recruiter.email))).toBeVisible();
    await nextMail(recruiter.email, 0);
    await send();
    await expect(page.getByText(mailingTexts.states.done, { exact: true }).first()).toBeVisible({ timeout: 120_000 });
  });

  await test.step('the recipient finds a job in the list and applies', async () => {
    const mail = await nextMail(email, 0);
    const link = /https?:\/\/\S+\/tearsheet\/jobs\/\S+/.exec(mail.text)?.[0] ?? '';
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    const errors = watchErrors(phone);
    await phone.goto(link);
    await expect(phone.getByText(tearsheetTexts.total(2))).toBeVisible();
    await look(phone, 'job-list');
    await phone.getByText(tearsheetTexts.search, { exact: true }).click();
    await phone.getByRole('searchbox', { name: tearsheetTexts.keyword }).fill('nurse');
    await expect(phone.getByText(tearsheetTexts.total(1))).toBeVisible();
    await phone.getByRole('link', { name: new RegExp(titles[0]) }).click();
    await expect(phone.getByText('Night shift nurse in a small team.')).toBeVisible();
    await look(phone, 'job');
    await phone.getByRole('button', { name: feedbackTexts.approve }).click();
    const questions = phone.getByRole('dialog', { name: feedbackTexts.jobPrompt });
    await questions.getByRole('textbox', { name: feedbackTexts.approvePrompt }).fill('From May on');
    await questions.getByRole('radio', { name: feedbackTexts.yes }).check();
    const send = questions.getByRole('button', { name: feedbackTexts.send });
    await expect(send).toBeDisabled();
    await questions.getByRole('textbox', { name: asked.question }).fill('Nights only');
    await look(phone, 'job-questions');
    await send.click();
    await expect(questions).toBeHidden();
    expect(errors).toEqual([]);
    await context.close();
  });

  await test.step('the recruiter sees who has answered', async () => {
    const funnel = page.getByRole('region', { name: mailingTexts.funnel });
    await expect(funnel.getByText(mailingTexts.steps.answered).locator('..')).toContainText('100%');
    await see('funnel');
  });
});
