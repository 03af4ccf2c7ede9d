import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { contactSchema } from '@portal/domain/contacts/contact';
import { clientConnectApi } from '@portal/domain/contracts/client-connect-api';
import { publicLinks } from '@portal/domain/links/public-links';
import { documents } from '@portal/domain/paths/firestore-paths';
import { clientAccessTexts, clientShownTexts, clientTexts } from '@portal/domain/texts/client-connect';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { shortlistTexts } from '@portal/domain/texts/shortlist';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { callApp } from './fixtures/call-app';
import { castPassword, database, seedRecruiter, type TeamMember } from './fixtures/admin';
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
  const errors = watchErrors(phone, [
    ...['session', 'jobs', 'job', 'jobVersion', 'public-event'],
    ...['getThread', 'getInterviews'],
  ]);
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

  await test.step('compares both candidates with the own decision', async () => {
    await phone.getByRole('button', { name: clientTexts.compare }).click();
    await expect(phone.getByRole('columnheader')).toHaveCount(2);
    const decisions = phone.getByRole('row', { name: new RegExp(shortlistTexts.decisions) });
    await expect(decisions).toContainText(clientTexts.decided.approved);
    await look(phone, 'client-compare');
    await phone.getByRole('button', { name: clientTexts.closeCompare }).click();
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

test('a client adds a job from a file and shares it with a colleague, who sees it', async ({
  page,
  signIn,
  browser,
}) => {
  const { recruiter, organizationId, contactId, email } = await seedClient('the adding client');
  const db = database();
  const portal = { CCUsersCanAddJob: true, allowCCUsersToShareJobs: true, defaultJobStatus: 'Open' };
  await db
    .doc(documents.agencySettings(organizationId))
    .set({ general: { productFeature: { portal } } }, { merge: true });
  const colleague = { id: `colleague-${organizationId}`, email: `colleague-${email}`, name: 'Lee Wong' };
  const companyName = 'Mercy Hospital';
  await db
    .doc(documents.clientContact(organizationId, colleague.id))
    .set(plain(contactSchema.cast({ ...colleague, companyName, organizationId, source: 'portal' })));
  const people = [
    { contactId, email, name: 'Dana Whitfield' },
    { contactId: colleague.id, email: colleague.email, name: colleague.name },
  ];
  const pages: Page[] = [];
  for (const person of people) {
    const access = { organizationId, ...person, companyName };
    await callApp(recruiter, clientConnectApi.setPortalAccess, { ...access, level: 'ownJobs' });
    await callApp(recruiter, clientConnectApi.sendLoginLink, { organizationId, contactId: person.contactId });
    const mail = await nextMail(person.email, 0);
    const client = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    client.setDefaultTimeout(30_000);
    await client.goto(/https?:\/\/\S+\/client\S*/.exec(mail.text)?.[0] ?? '');
    await client.getByRole('button', { name: clientTexts.signInAs(person.email) }).click();
    await expect(client.getByRole('heading', { name: clientTexts.jobs })).toBeVisible();
    pages.push(client);
  }
  const [dana, lee] = pages as [Page, Page];

  await test.step('the file is read into the form, and the job is added', async () => {
    await dana.getByRole('button', { name: clientTexts.addJob }).click();
    const dialog = dana.getByRole('dialog', { name: clientTexts.addJob });
    await dialog.locator('input[type=file]').setInputFiles({
      ...{ name: 'ward.txt', mimeType: 'text/plain' },
      buffer: Buffer.from('Ward Manager\nWe look for a ward manager in Boston, MA.\nRequired skills: scheduling'),
    });
    await expect(dialog.getByLabel(clientTexts.description)).toHaveValue(/Ward Manager/);
    await look(dana, 'client-add-job');
    await dialog.getByRole('button', { name: clientTexts.addJob, exact: true }).click();
    await expect(dana.getByRole('link', { name: /Ward Manager/ })).toBeVisible();
  });
  await test.step('staff see that it comes from the client', async () => {
    await signIn(recruiter);
    await page.goto('/app/jobs');
    await page.getByRole('link', { name: 'Ward Manager', exact: true }).click();
    await expect(page.getByText(clientShownTexts.fromClient('Dana Whitfield'))).toBeVisible();
  });
  await test.step('the colleague sees it once it is shared', async () => {
    await expect(lee.getByRole('link', { name: /Ward Manager/ })).toHaveCount(0);
    await dana.getByRole('link', { name: /Ward Manager/ }).click();
    await dana.getByRole('button', { name: clientTexts.share }).click();
    const dialog = dana.getByRole('dialog', { name: clientTexts.share });
    await dialog.getByRole('button', { name: clientTexts.shareWith('Lee Wong') }).click();
    await expect(dialog.getByText(clientTexts.alreadyShared)).toBeVisible();
    await lee.reload();
    await expect(lee.getByRole('link', { name: /Ward Manager/ })).toBeVisible();
  });
  for (const client of pages) await client.context().close();
});

test('the host of an agency has its look on the sign-in pages and leads to no other agency', async ({
  page,
  baseURL,
}) => {
  const { recruiter, organizationId } = await seedClient('the host');
  const name = `agency-${organizationId}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, 60);
  const db = database();
  await db.doc(documents.platformSettings(organizationId)).set({ subdomain: name }, { merge: true });
  await db.doc(documents.host(name)).set({ organizationId });
  const { port } = new URL(baseURL ?? '');
  const at = (host: string, path: string) => page.goto(`http://${host}.localhost:${port}${path}`);
  const agency = String((await db.doc(documents.organization(organizationId)).get()).get('name'));

  await test.step('Client Connect', async () => {
    await at(name, '/client');
    await expect(page.getByRole('banner')).toContainText(agency);
    await expect(page).toHaveTitle(clientTexts.titleOf(agency));
    await look(page, 'client-sign-in-of-agency');
  });
  await test.step('the sign-in of staff, which works there', async () => {
    await at(name, '/login');
    await expect(page.getByText(agency, { exact: true })).toBeVisible();
    await page.getByLabel('Email').fill(recruiter.email);
    await page.getByLabel('Password', { exact: true }).fill(castPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/app/jobs');
  });
  await test.step('an unknown host is the portal itself', async () => {
    await at('nobody-here', '/client');
    await expect(page.getByRole('banner')).toContainText(clientTexts.title);
    await expect(page.getByText(agency)).toHaveCount(0);
  });
});
