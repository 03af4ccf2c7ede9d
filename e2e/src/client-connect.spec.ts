import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { contactSchema } from '@portal/domain/contacts/contact';
import { clientConnectApi } from '@portal/domain/contracts/client-connect-api';
import { publicLinks } from '@portal/domain/links/public-links';
import { documents } from '@portal/domain/paths/firestore-paths';
import { clientAccessTexts, clientShownTexts, clientTexts } from '@portal/domain/texts/client-connect';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { Timestamp } from 'firebase-admin/firestore';
import { callApp } from './fixtures/call-app';
import { database, seedRecruiter, type TeamMember } from './fixtures/admin';
import { seedJob } from './fixtures/jobs';
import { look } from './fixtures/look';
import { countMails, nextMail } from './fixtures/mailbox';
import { expect, test, watchErrors } from './fixtures/test';

/** A job of a client with two candidates, and its client contact, at an agency with Client Connect. */
async function seedClient(name: string) {
  const recruiter = await seedRecruiter(name);
  const { organizationId } = recruiter;
  const db = database();
  const [jobId, contactId] = [`job-${organizationId}`, `contact-${organizationId}`];
  const email = `${contactId}@mercy.example`;
  await db
    .doc(documents.platformSettings(organizationId))
    .set({ productFeature: { portal: { enable: '1' } } }, { merge: true });
  const contact = { id: contactId, email, name: 'Dana Whitfield', companyName: 'Mercy Hospital', organizationId };
  await db
    .doc(documents.clientContact(organizationId, contactId))
    .set(plain(contactSchema.cast({ ...contact, source: 'portal' })));
  await seedJob({
    ...{ id: jobId, organizationId, createdBy: recruiter.id, jobTitle: 'Charge Nurse', company: 'Mercy Hospital' },
    contact: { name: 'Dana Whitfield', email, phone: '' },
  });
  for (const [index, fullName] of ['Sue Carter', 'Ray Holt'].entries()) {
    await seedCandidate(recruiter, jobId, `cand-${index}-${organizationId}`, fullName);
  }
  return { recruiter, organizationId, jobId, contactId, email };
}

async function seedCandidate({ id, organizationId }: TeamMember, jobId: string, candidateId: string, fullName: string) {
  const publicToken = 'abcdefghij';
  const db = database();
  await db.doc(documents.publicCandidate(candidateId)).set({ organizationId, jobId, publicToken });
  const candidate = jobCandidateSchema.cast({
    ...{ id: candidateId, organizationId, jobId, fullName, createdBy: id, recruiterId: id },
    public: { organizationId, jobId, publicToken, resumeLink: publicLinks.resume(publicToken, candidateId) },
  });
  await db.doc(documents.candidate(organizationId, jobId, candidateId)).set({
    ...plain(candidate),
    createdAt: Timestamp.now(),
    activityAt: Timestamp.now(),
  });
}

const plain = (data: object) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;

test('from the invitation to a decision on a phone; a candidate is hidden while the client reads', async ({
  page,
  signIn,
  browser,
}) => {
  const { recruiter, organizationId, jobId, email } = await seedClient('Alder Clients');
  await signIn(recruiter);

  await test.step('staff give access to the client contact of the job and send the link', async () => {
    await page.goto(`/app/jobs/${jobId}`);
    await page.getByRole('button', { name: clientAccessTexts.access }).click();
    const dialog = page.getByRole('dialog', { name: clientAccessTexts.access });
    await expect(dialog.getByText(clientAccessTexts.statuses.noLogin)).toBeVisible();
    await dialog.getByText(clientAccessTexts.levels.ownJobs, { exact: true }).click();
    const mails = await countMails(email);
    await dialog.getByRole('button', { name: clientAccessTexts.sendLink }).click();
    await expect(dialog.getByText(clientAccessTexts.statuses.loginSent)).toBeVisible();
    await look(page, 'access');
    await nextMail(email, mails);
    await page.keyboard.press('Escape');
  });

  await test.step('and show both candidates', async () => {
    for (const name of ['Sue Carter', 'Ray Holt']) {
      await page.getByRole('button', { name: `Client Connect: ${name}, Hidden` }).click();
      await expect(page.getByRole('button', { name: `Client Connect: ${name}, Shown` })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: clientShownTexts.hideJob })).toBeVisible();
  });

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  phone.setDefaultTimeout(30_000);
  const errors = watchErrors(phone, ['session', 'jobs', 'job', 'jobVersion', 'public-event']);
  await test.step('the client opens the link on a phone and signs in by one press', async () => {
    const mail = await nextMail(email, 0);
    await phone.goto(/https?:\/\/\S+\/client\S*/.exec(mail.text)?.[0] ?? '');
    await expect(phone.getByText(clientTexts.invitedBy('Alder Clients'))).toBeVisible();
    await look(phone, 'invitation');
    await phone.getByRole('button', { name: clientTexts.signInAs(email) }).click();
    await expect(phone.getByRole('heading', { name: clientTexts.jobs })).toBeVisible();
    await look(phone, 'client-jobs');
  });

  await test.step('reads and approves a candidate', async () => {
    await phone.getByRole('link', { name: /Charge Nurse/ }).click();
    await expect(phone.getByRole('heading', { name: 'Charge Nurse' })).toBeVisible();
    await look(phone, 'client-job');
    await phone.getByRole('link', { name: `${clientTexts.viewResume}: Sue Carter` }).click();
    await expect(phone.getByRole('heading', { name: 'Sue Carter' })).toBeVisible();
    await look(phone, 'client-resume');
    await phone.getByRole('button', { name: feedbackTexts.approve }).click();
    const questions = phone.getByRole('dialog');
    await expect(questions).toBeVisible();
    await questions.getByRole('button', { name: feedbackTexts.close }).click();
    await phone.getByRole('button', { name: clientTexts.closeResume }).click();
    await expect(phone.getByText(clientTexts.decided.approved)).toBeVisible();
  });

  await test.step('a candidate whom staff hide is gone while the client reads', async () => {
    await phone.getByRole('link', { name: `${clientTexts.viewResume}: Ray Holt` }).click();
    await expect(phone.getByRole('heading', { name: 'Ray Holt' })).toBeVisible();
    await page.getByRole('button', { name: 'Client Connect: Ray Holt, Shown' }).click();
    await expect(page.getByRole('button', { name: 'Client Connect: Ray Holt, Hidden' })).toBeVisible();
    await expect(phone.getByRole('alert').filter({ hasText: clientTexts.gone })).toBeVisible({ timeout: 20_000 });
    await phone.getByRole('button', { name: clientTexts.closeResume }).click();
    await expect(phone.getByText('Ray Holt')).toBeHidden();
  });

  await test.step('access that ends while the list is open ends the session with a sentence', async () => {
    const contactId = `contact-${organizationId}`;
    const access = { organizationId, contactId, email: '', name: '', companyName: '', level: 'off' };
    await callApp(recruiter, clientConnectApi.setPortalAccess, access);
    await expect(phone.getByText(clientTexts.accessEnded)).toBeVisible({ timeout: 20_000 });
    await expect(phone.getByRole('button', { name: clientTexts.mailCode })).toBeVisible();
  });
  expect(errors).toEqual([]);
  await context.close();
});
