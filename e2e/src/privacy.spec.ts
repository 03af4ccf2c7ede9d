import { readFile } from 'node:fs/promises';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { publicLinks } from '@portal/domain/links/public-links';
import { dayMs } from '@portal/domain/constants/time';
import { documents } from '@portal/domain/paths/firestore-paths';
import { agreementPageTexts, agreementTexts } from '@portal/domain/texts/agreement';
import { actionInWords, auditTexts } from '@portal/domain/texts/audit';
import { originTexts } from '@portal/domain/texts/notice';
import { privacyPageTexts as texts } from '@portal/domain/texts/privacy';
import { retentionTexts } from '@portal/domain/texts/retention';
import { settingsTexts } from '@portal/domain/texts/settings';
import { submissionTexts } from '@portal/domain/texts/submissions';
import { Timestamp } from 'firebase-admin/firestore';
import { database, seedAdmin } from './fixtures/admin';
import { seedJob } from './fixtures/jobs';
import { expectFits, look } from './fixtures/look';
import { nextMail } from './fixtures/mailbox';
import { expect, test } from './fixtures/test';

/** An admin answers a candidate who asks for their data, and then to be erased. */
test('a person in two jobs gets an export and is erased everywhere', async ({ page, signIn }) => {
  const admin = await seedAdmin('Alder Privacy');
  const { organizationId } = admin;
  const db = database();
  const email = `zelda-${organizationId}@mail.example`;
  const jobs = ['Charge Nurse', 'Night Nurse'].map((jobTitle, index) => ({
    jobTitle,
    id: `job${index}-${organizationId}`,
  }));
  for (const { id: jobId, jobTitle } of jobs) {
    await seedJob({ id: jobId, organizationId, createdBy: admin.id, jobTitle });
    const candidateId = `cand-${jobId}`;
    const candidate = jobCandidateSchema.cast({
      ...{ id: candidateId, organizationId, jobId, fullName: 'Zelda Quandt', email, createdBy: admin.id },
      public: {
        organizationId,
        jobId,
        publicToken: 'abcdefghij',
        resumeLink: publicLinks.resume('abcdefghij', candidateId),
      },
    });
    await db.doc(documents.candidate(organizationId, jobId, candidateId)).set({
      ...(JSON.parse(JSON.stringify(candidate)) as object),
      createdAt: Timestamp.now(),
      activityAt: Timestamp.now(),
    });
  }
  const [first] = jobs;
  const path = `/app/jobs/${first?.id ?? ''}/candidate/cand-${first?.id ?? ''}`;
  await signIn(admin);

  await test.step('the export is written and downloaded', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: texts.menu }).click();
    await page.getByRole('menuitem', { name: texts.export }).click();
    const dialog = page.getByRole('dialog', { name: texts.exportTitle });
    await dialog.getByRole('button', { name: texts.exportStart }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: texts.downloadJson }).click({ timeout: 60_000 });
    expect(await readFile(await (await download).path(), 'utf8')).toContain(email);
    await look(page, 'export');
    await dialog.getByRole('button', { name: texts.close }).last().click();
  });

  await test.step('the page shows where the data came from, and who has opened it', async () => {
    await expect(page.getByText(originTexts.sources.upload)).toBeVisible();
    await page.getByRole('button', { name: texts.menu }).click();
    await page.getByRole('menuitem', { name: auditTexts.ofCandidate }).click();
    const dialog = page.getByRole('dialog', { name: auditTexts.ofCandidateTitle });
    await expect(dialog.getByText(actionInWords('candidateOpened'))).toBeVisible();
    await look(page, 'candidate-audit');
    await page.keyboard.press('Escape');
  });

  await test.step('the rules of retention show who goes', async () => {
    await db
      .doc(documents.agencySettings(organizationId))
      .set({ privacy: { privacy: { retention: { isOn: true, asksFirst: true, others: 12 } } } }, { merge: true });
    for (const { id: jobId } of jobs) {
      await db
        .doc(documents.candidate(organizationId, jobId, `cand-${jobId}`))
        .update({ activityAt: Timestamp.fromMillis(Date.now() - 400 * dayMs) });
    }
    await page.goto(`/app/organization-settings?selectedTab=${settingsTexts.privacy}`);
    const retention = page.getByRole('region', { name: retentionTexts.title });
    await retention.getByRole('button', { name: retentionTexts.preview }).click();
    await expect(retention.getByRole('link', { name: 'Zelda Quandt' })).toHaveCount(1);
    await look(page, 'retention');
    await retention.getByRole('link', { name: 'Zelda Quandt' }).click();
    await page.waitForURL('**/candidate/**');
  });

  await test.step('the erasure lists both jobs, asks for the name and shows its progress', async () => {
    await page.getByRole('button', { name: texts.menu }).click();
    await page.getByRole('menuitem', { name: texts.erase }).click();
    const dialog = page.getByRole('dialog', { name: texts.eraseTitle });
    for (const { jobTitle } of jobs) await expect(dialog.getByText(jobTitle)).toBeVisible();
    await look(page, 'erase');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFits(page);
    const erase = dialog.getByRole('button', { name: texts.erase });
    await expect(erase).toBeDisabled();
    await dialog.getByRole('textbox').fill('Zelda Quandt');
    await erase.click();
    await expect(page.getByText(texts.states.checking)).toBeVisible({ timeout: 60_000 });
    await expectFits(page);
    await look(page, 'runs');
  });

  await page.goto(path);
  await expect(page.getByText('Zelda Quandt')).toHaveCount(0);
  for (const { id } of jobs) {
    expect((await db.doc(documents.candidate(organizationId, id, `cand-${id}`)).get()).exists).toBe(false);
  }
});

/** A candidate is asked, agrees on a phone, and is then submitted; a withdrawal ends the client's link. */
test('from the agreement to the submission, and its withdrawal', async ({ page, signIn, browser }) => {
  const admin = await seedAdmin('Birch Agreements');
  const { organizationId } = admin;
  const db = database();
  const [jobId, candidateId, publicToken] = [`job-${organizationId}`, `cand-${organizationId}`, 'abcdefghij'];
  const email = `zoe-${organizationId}@mail.example`;
  await seedJob({ id: jobId, organizationId, createdBy: admin.id, jobTitle: 'Charge Nurse' });
  const candidate = jobCandidateSchema.cast({
    ...{ id: candidateId, organizationId, jobId, fullName: 'Zoe Hart', firstName: 'Zoe', email, createdBy: admin.id },
    public: { organizationId, jobId, publicToken, resumeLink: publicLinks.resume(publicToken, candidateId) },
  });
  await db.doc(documents.publicCandidate(candidateId)).set({ organizationId, jobId, publicToken });
  await db.doc(documents.candidate(organizationId, jobId, candidateId)).set({
    ...(JSON.parse(JSON.stringify(candidate)) as object),
    createdAt: Timestamp.now(),
    activityAt: Timestamp.now(),
  });
  await db
    .doc(documents.agencySettings(organizationId))
    .set({ privacy: { privacy: { agreement: 'warn' } } }, { merge: true });
  await signIn(admin);
  await page.goto(`/app/jobs/${jobId}/candidate/${candidateId}`);
  const toMail = async () => {
    await page.getByRole('button', { name: submissionTexts.submit }).click();
    const recipients = page.getByRole('combobox', { name: submissionTexts.recipients });
    await recipients.fill(`Dana <dana-${organizationId}@client.example>`);
    await recipients.press('Enter');
    await page.getByRole('button', { name: submissionTexts.next }).click();
    return page.getByRole('dialog', { name: submissionTexts.title });
  };

  await test.step('the submission warns, and the candidate is asked', async () => {
    const dialog = await toMail();
    await expect(dialog.getByRole('alert')).toContainText('Zoe Hart');
    await look(page, 'warned');
    await page.reload();
    await page.getByRole('button', { name: texts.menu }).click();
    await page.getByRole('menuitem', { name: agreementTexts.ask }).click();
    await page.getByRole('button', { name: agreementTexts.send }).click();
    await expect(page.getByText(agreementTexts.states.asked)).toBeVisible();
  });

  const link = /https?:\/\/\S+\/agreement\/\S+/.exec((await nextMail(email, 0)).text)?.[0] ?? '';
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await test.step('the candidate agrees on a phone', async () => {
    await phone.goto(link);
    await phone.getByRole('button', { name: agreementPageTexts.agree }).click();
    await expect(phone.getByText(agreementPageTexts.given)).toBeVisible();
    await expectFits(phone);
    await look(phone, 'agreed');
    await expect(page.getByText(agreementTexts.states.given)).toBeVisible();
  });

  await test.step('the submission has no warning any more and is sent', async () => {
    const dialog = await toMail();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(submissionTexts.sent(1))).toBeVisible();
  });

  await test.step('a withdrawal by the same link ends the client’s link', async () => {
    const mail = await nextMail(`dana-${organizationId}@client.example`, 0);
    const resume = /https?:\/\/\S+\/resumes\/\S+/.exec(mail.text)?.[0] ?? '';
    await phone.goto(resume);
    await expect(phone.getByRole('heading', { name: 'Zoe Hart' })).toBeVisible();
    await phone.goto(link);
    await phone.getByRole('button', { name: agreementPageTexts.withdraw }).click();
    await expect(phone.getByText(agreementPageTexts.withdrawn)).toBeVisible();
    await phone.goto(resume);
    await expect(phone).toHaveURL(/error404/);
  });
});
