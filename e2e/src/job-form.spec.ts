import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { formTexts } from '@portal/domain/texts/form';
import { jobFormTexts } from '@portal/domain/texts/job-form';
import { jobTexts } from '@portal/domain/texts/jobs';
import { database, seedRecruiter } from './fixtures/admin';
import { look } from './fixtures/look';
import { expect, test } from './fixtures/test';

/** Filling in a job manually with suggested terms, and editing it. */
test('a job is filled in with suggested and new terms, and edited', async ({ page, signIn }) => {
  const recruiter = await seedRecruiter('Alder Forms');
  const { organizationId } = recruiter;
  await signIn(recruiter);
  await page.goto('/app/jobs/add');
  await expect(page.getByRole('textbox', { name: 'Job description' })).toBeVisible();
  await look(page, 'add-job');
  await page.getByRole('textbox', { name: 'Job description' }).fill('we need somebody');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Should have atleast 50 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Fill in by hand' }).click();

  await test.step('suggests terms of the taxonomy', async () => {
    await page.getByRole('combobox', { name: 'Job title' }).pressSequentially('regist nur');
    await page.getByRole('option', { name: 'Registered Nurse', exact: true }).click();
    await page.getByRole('combobox', { name: 'Required skills' }).pressSequentially('wound ca');
    await page.getByRole('option', { name: /wound care/i }).click();
  });

  await test.step('stores a new term for the organization', async () => {
    const skills = page.getByRole('combobox', { name: 'Required skills' });
    await skills.fill('Falconry Care');
    await skills.press('Enter');
    const kept = database().doc(documents.customTag(organizationId, 'customSkills', 'falconry care'));
    await expect
      .poll(async () => (await kept.get()).data())
      .toEqual({
        name: 'Falconry Care',
        caseInsensitive: 'falconry care',
        skillTitle: 'Falconry Care',
      });
    await page.getByRole('combobox', { name: 'Preferred skills' }).pressSequentially('falco');
    await expect(page.getByRole('option', { name: 'Falconry Care' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Preferred skills' }).fill('');
  });

  await test.step('accepts an existing term in any case', async () => {
    const skills = page.getByRole('combobox', { name: 'Preferred skills' });
    await skills.fill('FALCONRY CARE');
    await skills.press('Enter');
    await expect(page.getByText('FALCONRY CARE', { exact: true })).toBeVisible();
  });

  await test.step('the advanced creator accepts at most three categories', async () => {
    await page.getByRole('switch', { name: 'Advanced creator' }).click({ force: true });
    const categories = page.getByRole('combobox', { name: 'Job categories' });
    for (const name of ['Nursing', 'Wards', 'Nights', 'Weekends']) {
      await categories.fill(name);
      await categories.press('Enter');
    }
    await expect(page.getByText(formTexts.atMost(3))).toBeVisible();
    await expect(page.getByText('Weekends', { exact: true })).toHaveCount(0);
    await categories.fill('');
    await page.getByRole('textbox', { name: 'Years of management' }).fill('2');
    await look(page, 'advanced-creator');
  });

  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByRole('heading', { name: 'Registered Nurse' })).toBeVisible();
  const jobId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const job = database().doc(`${collections.jobs(organizationId)}/${jobId}`);
  // Writes are sent in order, so the terms are stored once the job is.
  await expect.poll(async () => (await job.get()).exists).toBe(true);
  await expect(page.getByText('could not be kept')).toHaveCount(0);
  expect((await job.get()).data()).toMatchObject({
    categories: ['Nursing', 'Wards', 'Nights'],
    managementYears: 2,
    createdBy: recruiter.id,
    status: 0,
  });

  await test.step('changes of another user during the edit stay', async () => {
    await page.getByRole('link', { name: jobTexts.edit }).click();
    await page.getByRole('textbox', { name: 'City' }).fill('Tampere');
    await job.update({ company: 'Basswood Clinic' });
    await expect(page.getByText(jobTexts.changedMeanwhile)).toBeVisible();
    await look(page, 'changed-meanwhile');
    await page.getByRole('button', { name: 'Save job' }).click();
    await expect(page.getByText(jobTexts.updated)).toBeVisible();
    await expect(page.getByText('Basswood Clinic')).toBeVisible();
    await expect(page.getByText('Tampere')).toBeVisible();
    expect((await job.get()).data()).toMatchObject({ company: 'Basswood Clinic', address: { city: 'Tampere' } });
  });

  await test.step('fields follow a changed description', async () => {
    await page.getByRole('link', { name: jobTexts.edit }).click();
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.fill('Registered Nurse\n\nRequired skills\n- Triage\n- Wound care');
    await page.getByRole('button', { name: jobFormTexts.followDescription }).click();
    await expect(page.getByText('Triage', { exact: true })).toBeVisible();
    await description.fill('Registered Nurse\n\nRequired skills\n- Phlebotomy\n- Wound care');
    await page.getByRole('button', { name: jobFormTexts.followDescription }).click();
    await expect(page.getByText(jobFormTexts.followed('skills'))).toBeVisible();
    await expect(page.getByText('Triage', { exact: true })).toHaveCount(0);
    await look(page, 'followed-description');
    await page.getByRole('button', { name: 'Save job' }).click();
    await expect
      .poll(async () => (await job.get()).data())
      .toMatchObject({
        jobSkills: { requiredSkills: expect.arrayContaining(['Falconry Care', 'Phlebotomy']) },
      });
  });
});
