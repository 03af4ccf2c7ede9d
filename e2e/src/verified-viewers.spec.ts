import { submissionsApi } from '@portal/domain/contracts/submissions-api';
import { viewsTexts } from '@portal/domain/texts/candidate-page';
import { formTexts } from '@portal/domain/texts/form';
import { submissionTexts } from '@portal/domain/texts/submissions';
import { verifiedTexts } from '@portal/domain/texts/verified-viewers';
import { seedRecruiter } from './fixtures/admin';
import { callApp } from './fixtures/call-app';
import { expectFits } from './fixtures/look';
import { countMails, nextMail } from './fixtures/mailbox';
import { seedPublicResume } from './fixtures/public-resume';
import { expect, test, watchErrors } from './fixtures/test';

test('a link only for its recipient asks for a mailed code, once per device', async ({ page, signIn, browser }) => {
  const recruiter = await seedRecruiter('Alder Verified');
  const { organizationId } = recruiter;
  await seedPublicResume(organizationId, recruiter.id);
  const [jobId, candidateId] = [`job-${organizationId}`, `cand-${organizationId}`];
  const client = `dana-${organizationId}@client.example`;
  await signIn(recruiter);
  await test.step('the choice is in the submit dialog', async () => {
    await page.goto(`/app/jobs/${jobId}/candidate/${candidateId}`);
    await page.getByRole('button', { name: submissionTexts.submit }).click();
    await expect(page.getByRole('checkbox', { name: verifiedTexts.choice })).not.toBeChecked();
    await page.getByRole('dialog').getByRole('button', { name: formTexts.cancel }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await callApp(recruiter, submissionsApi.addClientJobSubmission, {
    ...{ organizationId, jobId, candidateIds: [candidateId], subject: 'Sue Carter', body: '<p>[candidateLinks]</p>' },
    recipients: [{ name: 'Dana Whitfield', email: client }],
    verifiesRecipients: true,
  });
  const link = /https?:\/\/\S+\/resumes\/\S+/.exec((await nextMail(client, 0)).text)?.[0] ?? '';

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const errors = watchErrors(phone, ['confirmViewerCode']);
  await test.step('the recipient enters the code', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: verifiedTexts.title })).toBeVisible();
    expect(await phone.content()).not.toMatch(/Sue Carter|Charge Nurse|Dana/);
    await expectFits(phone, 'verify');
    const before = await countMails(client);
    await phone.getByRole('button', { name: verifiedTexts.mailCode }).click();
    const code = /^\d{6}/.exec((await nextMail(client, before)).subject)?.[0] ?? '';
    await phone.getByLabel(verifiedTexts.code).fill(code === '111111' ? '222222' : '111111');
    await phone.getByRole('button', { name: verifiedTexts.confirm }).click();
    await expect(phone.getByText(verifiedTexts.wrongCode)).toBeVisible();
    await expectFits(phone, 'code');
    await phone.getByLabel(verifiedTexts.code).fill(code);
    await phone.getByRole('button', { name: verifiedTexts.confirm }).click();
    await expect(phone.getByRole('heading', { name: 'Sue Carter' })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Sue Carter' })).toBeVisible();
  });

  await test.step('another device asks again; the log says verified', async () => {
    const second = await browser.newContext();
    const other = await second.newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: verifiedTexts.title })).toBeVisible();
    await second.close();
    await page.getByRole('tab', { name: 'Views' }).click();
    await expect(page.getByRole('region', { name: viewsTexts.perView })).toContainText('Dana Whitfield, verified');
    expect(errors).toEqual([]);
  });
  await context.close();
});
