import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { agreementTexts } from '@portal/domain/texts/agreement';
import { applicationTexts as texts } from '@portal/domain/texts/application';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { database, seedAdmin } from './fixtures/admin';
import { seedJob } from './fixtures/jobs';
import { look } from './fixtures/look';
import { nextMail } from './fixtures/mailbox';
import { resumeFile } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

/** An applicant follows the link after the upload, on a phone, while the agency works with the application. */
test('an applicant follows the application, corrects contact data, sends a newer resume and withdraws', async ({
  page,
  signIn,
  browser,
}) => {
  const [first, newer] = await Promise.all([
    resumeFile({ seed: 'a1', profession: 'chef', format: 'pdf', layout: 'classic' }),
    resumeFile({ seed: 'a2', profession: 'chef', format: 'docx', layout: 'styled' }),
  ]);
  const admin = await seedAdmin('Cedar Applications');
  const { organizationId } = admin;
  const db = database();
  const jobId = `applied-${organizationId}`;
  const job = db.doc(documents.job(organizationId, jobId));
  await seedJob({
    ...{ id: jobId, organizationId, createdBy: admin.id, jobTitle: 'Head chef' },
    jobDescription: 'Head chef for a hotel kitchen in Oslo. Menus, purchasing, hygiene plans and a team of twelve.',
  });
  await db
    .doc(documents.agencySettings(organizationId))
    .set({ privacy: { privacy: { application: { received: 'In our kitchen' } } } }, { merge: true });
  await expect.poll(async () => (await job.get()).get('public.jobLink') as unknown).toBeTruthy();
  const email = `chef-${organizationId}@mail.example`.toLowerCase();

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await test.step('the thank-you screen shows the link', async () => {
    await phone.goto(String((await job.get()).get('public.jobLink')));
    await phone.setInputFiles('input[type=file]', first.file);
    await phone.getByRole('button', { name: publicJobTexts.upload }).click();
    await expect(phone.getByRole('link', { name: texts.follow })).toBeVisible({ timeout: 120_000 });
    await look(phone, 'thanks');
    await phone.getByRole('link', { name: texts.follow }).click();
    await expect(phone.getByText('In our kitchen')).toBeVisible();
    await look(phone, 'received');
  });

  await test.step('contact data are corrected', async () => {
    await phone.getByLabel(texts.fields.email).fill('nobody');
    await phone.getByRole('button', { name: texts.save }).click();
    await expect(phone.getByLabel(texts.fields.email)).toBeFocused();
    await look(phone, 'refused');
    await phone.getByLabel(texts.fields.firstName).fill('Zora');
    await phone.getByLabel(texts.fields.email).fill(email);
    await phone.getByRole('button', { name: texts.save }).click();
    await expect(phone.getByText(texts.saved)).toBeVisible();
  });

  await test.step('a newer resume takes the place of the first', async () => {
    await phone.getByRole('button', { name: texts.newResume }).click();
    await phone.setInputFiles('input[type=file]', newer.file);
    await look(phone, 'newer');
    await phone.getByRole('button', { name: publicJobTexts.upload }).click();
    await expect(phone.getByText(newer.file.name)).toBeVisible({ timeout: 120_000 });
    await expect(phone.getByLabel(texts.fields.email)).toHaveValue(email);
  });
  const [candidate] = (await db.collection(collections.candidates(organizationId, jobId)).get()).docs;

  await test.step('staff see what changed, and the applicant sees the next step', async () => {
    await signIn(admin);
    await page.goto(`/app/jobs/${jobId}/candidate/${candidate?.id ?? ''}`);
    await expect(page.getByText(email).first()).toBeVisible();
    await candidate?.ref.update({ 'submissionStatus.client': true });
    await phone.reload();
    await expect(phone.getByText(texts.resumeStays)).toBeVisible();
    await look(phone, 'submitted');
  });

  await test.step('the withdrawal is asked twice and reaches staff', async () => {
    await phone.getByRole('button', { name: texts.withdraw }).click();
    await look(phone, 'sure');
    await phone.getByRole('button', { name: texts.confirmWithdraw }).click();
    await expect(phone.getByText(texts.withdrawn)).toBeVisible();
    await expect(phone.getByRole('button')).toHaveCount(0);
    await look(phone, 'withdrawn');
    await expect(page.getByText(agreementTexts.states.withdrawn)).toBeVisible();
  });

  const mailed = /https?:\/\/\S+\/application\/\S+/.exec((await nextMail(first.persona.email, 0)).text)?.[0] ?? '';
  await phone.goto(mailed);
  await expect(phone.getByText(texts.withdrawn)).toBeVisible();
  await phone.close();
});
