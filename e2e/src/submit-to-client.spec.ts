import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { publicLinks } from '@portal/domain/links/public-links';
import { documents } from '@portal/domain/paths/firestore-paths';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { shareTexts } from '@portal/domain/texts/candidate-page';
import { publicDescriptionTexts } from '@portal/domain/texts/job-form';
import { submissionTexts } from '@portal/domain/texts/submissions';
import { Timestamp } from 'firebase-admin/firestore';
import { database, seedRecruiter } from './fixtures/admin';
import { seedJob } from './fixtures/jobs';
import { expectFits, look } from './fixtures/look';
import { nextMail } from './fixtures/mailbox';
import { expect, test, watchErrors } from './fixtures/test';

/** A recruiter submits a candidate to the client, who opens a link of their own and votes. */
test('a candidate is submitted to the client, who sees the formatted resume and answers by name', async ({
  page,
  signIn,
  browser,
}) => {
  const recruiter = await seedRecruiter('Alder Submissions');
  const { organizationId } = recruiter;
  const [jobId, candidateId, publicToken] = [`job-${organizationId}`, `cand-${organizationId}`, 'abcdefghij'];
  await seedJob({
    id: jobId,
    organizationId,
    createdBy: recruiter.id,
    jobTitle: 'Charge Nurse',
    company: 'Mercy Hospital',
    jobDescription:
      'CLIENT: Mercy Hospital\nContact: Dana Whitfield, dana@mercy.example\nLead the night shift of 12 nurses.',
  });
  const candidate = jobCandidateSchema.cast({
    id: candidateId,
    organizationId,
    jobId,
    fullName: 'Sue Carter',
    occupation: 'Registered Nurse',
    email: 'sue@mail.example',
    createdBy: recruiter.id,
    recruiterId: recruiter.id,
    public: { organizationId, jobId, publicToken, resumeLink: publicLinks.resume(publicToken, candidateId) },
  });
  const db = database();
  await db.doc(documents.publicCandidate(candidateId)).set({ organizationId, jobId, publicToken });
  await db.doc(documents.candidateParsing(organizationId, jobId, candidateId)).set({
    parsed: JSON.parse(
      JSON.stringify(
        parsedResumeSchema.cast({
          work: [{ title: 'Nurse', companyName: 'City Clinic', description: '• Led nights\n• Trained five nurses' }],
        }),
      ),
    ) as object,
  });
  await db.doc(documents.candidate(organizationId, jobId, candidateId)).set({
    ...(JSON.parse(JSON.stringify(candidate)) as object),
    createdAt: Timestamp.now(),
    activityAt: Timestamp.now(),
  });
  await signIn(recruiter);

  await test.step('a public page that names the client gets a description of its own', async () => {
    await page.goto(`/app/jobs/${jobId}`);
    const warning = page.getByRole('alert').filter({ hasText: publicDescriptionTexts.warning });
    await expect(warning).toContainText('Mercy Hospital, Dana Whitfield, dana@mercy.example');
    await look(page, 'warning');
    await warning.getByRole('button', { name: publicDescriptionTexts.write }).click();
    const dialog = page.getByRole('dialog', { name: publicDescriptionTexts.title });
    const description = dialog.getByRole('textbox', { name: publicDescriptionTexts.title });
    await expect(description).toHaveValue('Lead the night shift of 12 nurses.');
    await expectFits(page);
    await dialog.getByRole('button', { name: publicDescriptionTexts.save }).click();
    await expect(page.getByText(publicDescriptionTexts.saved)).toBeVisible();
    await expect(warning).toHaveCount(0);
  });

  const client = `dana-${organizationId}@client.example`;
  await test.step('the mail is previewed, edited and sent', async () => {
    await page.goto(`/app/jobs/${jobId}/candidate/${candidateId}`);
    await page.getByRole('button', { name: submissionTexts.submit }).click();
    const recipients = page.getByRole('combobox', { name: submissionTexts.recipients });
    await recipients.fill(`Dana Whitfield <${client}>`);
    await recipients.press('Enter');
    await page.getByRole('button', { name: submissionTexts.next }).click();
    const dialog = page.getByRole('dialog', { name: submissionTexts.title });
    await expect(dialog.getByText('Sue Carter for Charge Nurse').first()).toBeVisible();
    await look(page, 'mail');
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('[candidateName], our first choice');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(submissionTexts.sent(1))).toBeVisible();
  });

  const mail = await nextMail(client, 0);
  expect(mail.subject).toBe('Sue Carter, our first choice');
  const link = /https?:\/\/\S+\/resumes\/\S+/.exec(mail.text)?.[0] ?? '';
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await test.step('the client reads on a phone, without contact details, and votes', async () => {
    const errors = watchErrors(phone);
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'Sue Carter' })).toBeVisible();
    expect(await phone.title()).toContain('Alder Submissions');
    await expect(phone.getByRole('listitem').filter({ hasText: 'Trained five nurses' }).last()).toBeVisible();
    await expect(phone.getByRole('link', { name: /^Email / }).first()).toBeInViewport();
    expect(await phone.content()).not.toContain('sue@mail.example');
    await look(phone, 'public');
    await phone.getByRole('button', { name: /thumbs up|approve/i }).click();
    await expect(phone.getByRole('dialog')).toBeVisible();
    expect(errors).toEqual([]);
  });

  await test.step('the recruiter sees the vote by name, and who opened which link', async () => {
    await page.getByRole('tab', { name: 'Feedback' }).click();
    await expect(page.getByText('Dana Whitfield approved')).toBeVisible();
    await page.getByRole('tab', { name: 'Share' }).click();
    await expect(page.getByRole('region', { name: submissionTexts.sentTo })).toContainText('1 view');
    await expect(page.getByRole('region', { name: shareTexts.viewersSee })).toBeVisible();
    await look(page, 'share');
  });

  await test.step('a revoked link opens nothing, and says whom to ask', async () => {
    await page.getByRole('button', { name: submissionTexts.revoke }).click();
    await page.getByRole('dialog').getByRole('button', { name: submissionTexts.revoke }).click();
    await expect(page.getByText(submissionTexts.revoked)).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'This link does not work any more.' })).toBeVisible();
    await context.close();
  });
});
