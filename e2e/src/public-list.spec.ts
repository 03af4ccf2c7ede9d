import { linksApi } from '@portal/domain/contracts/links-api';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { profileSchema } from '@portal/domain/profiles/profile';
import { marketingActivityTexts } from '@portal/domain/texts/marketing';
import { gateTexts } from '@portal/domain/texts/public-profile';
import { tearsheetTexts, tourControlTexts } from '@portal/domain/texts/tearsheets';
import { database, seedRecruiter } from './fixtures/admin';
import { callApp } from './fixtures/call-app';
import { look } from './fixtures/look';
import { seedSkillsCandidates, seedTearsheet } from './fixtures/marketing';
import { expect, test, watchErrors } from './fixtures/test';

/** A client opens a list behind a gate, reads a profile and answers; the recruiter sees it. */
test('a client passes the gate of a list, votes on a profile, and the recruiter sees who it was', async ({
  page,
  signIn,
  browser,
}) => {
  const recruiter = await seedRecruiter('Larch Partners');
  const { organizationId } = recruiter;
  await database()
    .doc(documents.platformSettings(organizationId))
    .set({ productFeature: { skillsMarketing: { enable: '1' } } }, { merge: true });
  await seedSkillsCandidates(organizationId, ['Ada Okonkwo', 'Bram Visser']);
  const built = {
    completedProfile: [{ key: 'about', title: 'About', content: '<p>Builds streaming platforms for retailers.</p>' }],
  };
  const profile = profileSchema.cast({ id: 'default', key: 'default', built });
  await database()
    .doc(`${collections.skillsProfiles(organizationId, '7001')}/default`)
    .set(profile);
  await seedTearsheet(organizationId, { id: '31', name: 'Engineers', candidates: ['7001', '7002'], jobs: [] });
  const link = await callApp(recruiter, linksApi.generateTearsheetLink, {
    organizationId,
    tearsheetId: '31',
    kind: 'candidates',
    hasGateing: true,
  });

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const errors = watchErrors(phone);
  await test.step('the gate shows nothing of the list, and asks a new contact for the name', async () => {
    await phone.goto(link.url);
    const gate = phone.getByRole('dialog', { name: gateTexts.title });
    await expect(gate).toBeVisible();
    expect(await phone.content()).not.toContain('Ada Okonkwo');
    await look(phone, 'gate');
    await phone.keyboard.press('Escape');
    await phone.keyboard.press('Escape');
    await expect(gate).toBeVisible();
    await gate.getByLabel(gateTexts.email).fill(`dana-${organizationId}@client.example`);
    await gate.getByLabel(gateTexts.companyName).fill('Mercy Hospital');
    await gate.getByRole('button', { name: gateTexts.next }).click();
    await expect(gate.getByLabel(gateTexts.firstName)).toBeFocused();
    await gate.getByLabel(gateTexts.firstName).fill('Dana');
    await gate.getByLabel(gateTexts.lastName).fill('Whitfield');
    await gate.getByRole('button', { name: gateTexts.submit }).click();
  });

  await test.step('the list names the published candidate, finds words, and explains itself with a profile', async () => {
    await expect(phone.getByText(tearsheetTexts.total(1))).toBeVisible();
    await look(phone, 'list');
    await phone.getByText(tearsheetTexts.search, { exact: true }).click();
    const keyword = phone.getByRole('searchbox', { name: tearsheetTexts.keyword });
    await keyword.fill('welder');
    await expect(phone.getByText(tearsheetTexts.noResults)).toBeVisible();
    await keyword.fill('ada kafka');
    await expect(phone.getByRole('link', { name: /Ada Okonkwo/ })).toBeVisible();
    await phone.getByRole('button', { name: tearsheetTexts.howItWorks }).click();
    await expect(phone.locator('[data-tour=rows]')).toHaveCSS('outline-style', 'solid');
    await look(phone, 'tour');
    await phone.getByRole('button', { name: tourControlTexts.next, exact: true }).click();
    await expect(phone.getByText('Builds streaming platforms for retailers.')).toBeVisible();
    await phone.getByRole('button', { name: tourControlTexts.next, exact: true }).click();
    await phone.getByRole('button', { name: tourControlTexts.done }).click();
    const close = phone.getByRole('button', { name: tearsheetTexts.close });
    await expect(close).toBeFocused();
    await phone.keyboard.press('Escape');
    await expect(close).toBeHidden();
    await expect(phone.getByRole('button', { name: tearsheetTexts.howItWorks })).toBeFocused();
    await phone.getByRole('link', { name: /Ada Okonkwo/ }).click();
    await expect(close).toBeFocused();
  });

  await test.step('a vote is taken and asks why; the list is JSON, and no list of jobs', async () => {
    await look(phone, 'profile');
    await phone.getByRole('button', { name: /thumbs up|approve/i }).click();
    const questions = phone.getByRole('dialog');
    await expect(questions).toBeVisible();
    await look(phone, 'questions');
    expect(errors).toEqual([]);
    await phone.goto(`${link.url}&json`);
    await expect(phone.getByText('"fullName"')).toBeVisible();
    await phone.goto(link.url.replace('/tearsheet/candidates/', '/tearsheet/jobs/'));
    await expect(phone).toHaveURL(/error404/);
    await context.close();
  });

  await test.step('the recruiter sees who looked and how they voted', async () => {
    await signIn(recruiter);
    await page.goto('/app/skills/7001');
    const viewers = page.getByRole('region', { name: marketingActivityTexts.title });
    await expect(viewers).toContainText(`Dana Whitfield ${marketingActivityTexts.approved}`);
    await expect(viewers).toContainText(`Dana Whitfield ${marketingActivityTexts.viewed}`);
    await look(page, 'viewers');
  });
});
