import { agreementSettingTexts } from '@portal/domain/texts/agreement';
import { documents } from '@portal/domain/paths/firestore-paths';
import { formTexts } from '@portal/domain/texts/form';
import { scheduleTexts } from '@portal/domain/texts/schedules';
import {
  brandTexts,
  settingHistoryTexts,
  settingSectionTexts,
  settingsPageTexts,
  settingsTexts,
} from '@portal/domain/texts/settings';
import { discardTexts } from '@portal/domain/texts/states';
import { organizationTexts, teamTexts } from '@portal/domain/texts/team';
import { sampleCandidateTexts } from '@portal/domain/texts/sample-candidate';
import { templateTexts } from '@portal/domain/texts/templates';
import { database, seedAdmin, seedOrganization, seedUser } from './fixtures/admin';
import { look } from './fixtures/look';
import { seedPublicResume } from './fixtures/public-resume';
import { expect, test } from './fixtures/test';

const tabs = [
  settingsTexts.general,
  settingsTexts.notifications,
  settingsTexts.integration,
  settingsTexts.labels,
  settingsTexts.feedback,
  settingsTexts.brands,
  settingsTexts.security,
  settingsTexts.skillMarketing,
  settingsTexts.profileTemplates,
  settingsTexts.privacy,
  settingsTexts.users,
];

const agencyOf = async (organizationId: string) =>
  (await database().doc(documents.agencySettings(organizationId)).get()).data();

test('an admin changes a setting of each tab', async ({ page, signIn }) => {
  const admin = await seedAdmin('Larch Staffing');
  const { organizationId } = admin;
  await signIn(admin);
  const save = page.getByRole('button', { name: settingsPageTexts.save, exact: true });
  const saved = page.getByText(organizationTexts.profileUpdated);
  const openTab = async (name: string) => {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`selectedTab=${name.replace(' ', '\\+')}`));
  };
  const saveTab = async () => {
    await save.click();
    await expect(saved.last()).toBeVisible();
    await expect(save).toBeDisabled();
  };

  await test.step('finds eleven tabs in their order, and what super admins decide is not offered', async () => {
    await page.goto('/app/organization-settings');
    await expect(page.getByRole('heading', { name: settingsTexts.title })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(tabs);
    await expect(page.getByLabel('Total seats')).toHaveCount(0);
    await expect(page.getByLabel('Subdomain')).toBeDisabled();
    await look(page, 'general');
  });

  await test.step('General: an email is checked at its field, an office is added', async () => {
    await expect(save).toBeDisabled();
    await page.getByLabel('Email', { exact: true }).fill('abc');
    await page.getByLabel('Phone').click();
    await expect(page.getByText(formTexts.notAnEmail('abc'))).toBeVisible();
    await save.click();
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await page.getByLabel('Email', { exact: true }).fill('desk@larch.example');
    const offices = page.getByRole('group', { name: 'Offices' });
    await offices.getByRole('button', { name: settingsPageTexts.addEntry('Office') }).click();
    await offices.getByLabel('City').fill('Boston');
    await offices.getByLabel('Zip code').fill('00012');
    await offices.getByLabel('City').click();
    await expect(page.getByText(formTexts.notAZipCode('00012'))).toBeVisible();
    await offices.getByLabel('Zip code').fill('10001');
    await saveTab();
  });

  await test.step('leaving a tab with unsaved changes asks', async () => {
    await page.getByLabel('Phone').fill('555');
    await page.getByRole('tab', { name: settingsTexts.labels }).click();
    await page.getByRole('dialog').getByRole('button', { name: discardTexts.discard }).click();
    await expect(page.getByRole('region', { name: settingSectionTexts.labels })).toBeVisible();
    await page.getByLabel('Skills', { exact: true }).fill('Talents');
    await saveTab();
    await look(page, 'labels');
  });

  await test.step('Notifications: an email is required while its switch is on', async () => {
    await openTab(settingsTexts.notifications);
    const activity = page.getByRole('region', { name: settingSectionTexts.activity });
    await activity.getByLabel('Other').click();
    await save.click();
    await expect(activity.getByLabel('Email')).toBeFocused();
    await activity.getByLabel('Email').fill('desk@larch.example');
    await saveTab();
    await look(page, 'notifications');
  });

  await test.step('Bullhorn: a list of statuses appears with its switch', async () => {
    await openTab(settingsTexts.integration);
    await expect(page.getByLabel('Statuses of imported candidates')).toHaveCount(0);
    await page.getByLabel('Import only candidates with some statuses').click();
    await expect(page.getByRole('combobox', { name: 'Statuses of imported candidates' })).toBeVisible();
    await saveTab();
    await look(page, 'bullhorn');
  });

  await test.step('Feedback: three questions at most, shown as the viewer sees them', async () => {
    await openTab(settingsTexts.feedback);
    const questions = page.getByRole('region', { name: settingSectionTexts.questions });
    const simple = questions.getByRole('group', { name: settingsPageTexts.simpleQuestions });
    const add = simple.getByRole('button', { name: settingsPageTexts.addQuestion });
    for (let count = 0; count < 3; count += 1) await add.click();
    await expect(add).toBeDisabled();
    await simple.getByRole('textbox', { name: settingsPageTexts.question(1) }).fill('x'.repeat(51));
    await simple.getByRole('textbox', { name: settingsPageTexts.question(2) }).fill('When can you start?');
    await expect(page.getByText(formTexts.tooLong(50))).toBeVisible();
    await simple.getByRole('textbox', { name: settingsPageTexts.question(1) }).fill('Why?');
    await simple.getByRole('button', { name: settingsPageTexts.remove(settingsPageTexts.question(3)) }).click();
    const preview = questions.frameLocator('iframe').getByRole('main');
    await expect(preview.getByText('When can you start?')).toBeVisible();
    await look(page, 'previewed-questions');
    await saveTab();
    await look(page, 'feedback');
  });

  await test.step('Security: an access code of at least five characters', async () => {
    await openTab(settingsTexts.security);
    await page.getByLabel('Public resumes ask for an access code').click();
    await page.getByRole('textbox', { name: 'Access code' }).fill('abc');
    await page.getByRole('textbox', { name: 'Access code' }).blur();
    await expect(page.getByText(formTexts.tooShort(5))).toBeVisible();
    await page.getByRole('button', { name: settingsPageTexts.generateCode }).click();
    await saveTab();
    await look(page, 'security');
  });

  await test.step('Skill Marketing: filter fields', async () => {
    await openTab(settingsTexts.skillMarketing);
    await page.getByRole('combobox', { name: 'Filter fields' }).click();
    await page.getByRole('option', { name: 'City' }).click();
    await page.getByLabel(settingsPageTexts.filterName('City')).fill('Place');
    await page.getByRole('combobox', { name: 'Schedule of the tearsheet refresh' }).click();
    await page.getByRole('option', { name: scheduleTexts.kinds.own }).click();
    const expression = page.getByLabel(scheduleTexts.expression);
    await expression.fill('every day');
    await save.click();
    await expect(expression).toBeFocused();
    await expect(page.getByText(scheduleTexts.invalid).first()).toBeVisible();
    await expression.fill('30 6 * * 1-5');
    await expect(page.getByText(/^Next, in your time: /)).toBeVisible();
    await saveTab();
    await look(page, 'skills');
  });

  await test.step('Profile Templates: a field is put into a slot', async () => {
    await openTab(settingsTexts.profileTemplates);
    await expect(page.getByText(templateTexts.listHint)).toBeVisible();
    await page.getByRole('tab', { name: settingsTexts.skillMarketing, exact: true }).last().click();
    const card = page.getByRole('region', { name: settingSectionTexts.candidateCard });
    await card.getByRole('button', { name: new RegExp(`^${settingsPageTexts.slot(2)}`) }).click();
    await card.getByRole('button', { name: 'Category', exact: true }).click();
    await saveTab();
    await look(page, 'profiles');
  });

  await test.step('Privacy: the text that applicants agree to', async () => {
    await openTab(settingsTexts.privacy);
    await page.getByLabel(agreementSettingTexts.upload).fill('Larch Staffing may represent me.');
    await saveTab();
    await look(page, 'privacy');
  });

  const agency = await agencyOf(organizationId);
  expect(agency).toMatchObject({
    labels: { customLabels: { skills: 'Talents' } },
    notifications: { notificationsToOtherEmail: 'desk@larch.example' },
    integration: { integration: { bullhorn: { candidateFilterEnabled: true } } },
    feedback: { thumbsUpCustom: [{ question: 'Why?' }, { question: 'When can you start?' }] },
    skills: { productFeature: { skillsMarketing: { filterFields: ['address.city'] } } },
    privacy: { privacy: { uploadAgreement: 'Larch Staffing may represent me.' } },
    profiles: { productFeature: { skillsMarketing: { candidateItemVars: { secondVar: 'category' } } } },
  });
});

test('a super admin changes a setting of each tab of any organization, and viewers see the effect', async ({
  page,
  signIn,
  browser,
}) => {
  const organizationId = await seedOrganization('Cedar Staffing');
  const { id: recruiterId } = await seedUser({ organizationId });
  const resumeLink = await seedPublicResume(organizationId, recruiterId);
  await signIn(await seedUser({ organizationId: null, userRoles: { user: true, admin: true, superAdmin: true } }));
  const save = page.getByRole('button', { name: settingsPageTexts.save, exact: true });
  const toggle = (label: string) => async () => page.getByRole('switch', { name: label, exact: true }).first().click();
  const write = (label: string, text: string) => async () => page.getByLabel(label, { exact: true }).first().fill(text);
  const changes: [tab: string, change: () => Promise<void>][] = [
    [settingsTexts.general, toggle('Hide job titles on public resumes')],
    [settingsTexts.notifications, toggle('Job recruiter')],
    [settingsTexts.integration, write('Subject of a client submission', 'For you')],
    [settingsTexts.labels, write('Skills', 'Talents')],
    [settingsTexts.feedback, write(settingsPageTexts.feedbackTitle, 'Shall we meet?')],
    [settingsTexts.skillMarketing, write('Text above the filters', 'Filter here')],
    [settingsTexts.security, toggle('Resume links expire')],
  ];
  const viewer = await (await browser.newContext()).newPage();
  await viewer.goto(resumeLink);
  await expect(viewer.getByText('Charge Nurse')).toBeVisible();
  for (const [tab, change] of changes) {
    await test.step(tab, async () => {
      await page.goto(`/app/admin/organization/edit/${organizationId}?selectedTab=${encodeURIComponent(tab)}`);
      await change();
      await save.click();
      await expect(page.getByText(organizationTexts.profileUpdated).last()).toBeVisible();
      await expect(save).toBeDisabled();
    });
  }

  await test.step('Profile Templates, Brands and Users', async () => {
    await page.getByRole('tab', { name: settingsTexts.profileTemplates }).click();
    const card = page.getByRole('region', { name: settingSectionTexts.candidateCard });
    // The card belongs to the templates of marketing alone.
    await expect(page.getByText(templateTexts.listHint)).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.getByRole('tab', { name: settingsTexts.skillMarketing, exact: true }).last().click();
    await card.getByRole('button', { name: settingsPageTexts.clearSlot(settingsPageTexts.slot(2)) }).click();
    await save.click();
    await expect(page.getByText(organizationTexts.profileUpdated).last()).toBeVisible();
    await expect(save).toBeDisabled();
    await page.getByRole('tab', { name: settingsTexts.brands }).click();
    await page.getByRole('link', { name: brandTexts.add }).click();
    await page.getByRole('textbox', { name: brandTexts.name }).fill('Blue');
    const preview = page.frameLocator(`iframe[title='${brandTexts.preview}']`);
    await expect(preview.getByRole('heading', { name: sampleCandidateTexts.name })).toBeVisible();
    await look(page, 'previewed-brand');
    await save.click();
    await expect(page.getByRole('link', { name: 'Blue' })).toBeVisible();
    await page.getByRole('button', { name: settingHistoryTexts.open }).click();
    const history = page.getByRole('dialog', { name: settingHistoryTexts.title });
    await expect(history.getByText(settingHistoryTexts.brand('Blue'))).toBeVisible();
    await look(page, 'history-of-brands');
    await history.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('tab', { name: settingsTexts.skillMarketing, exact: true }).last().click();
    await page.getByRole('link', { name: brandTexts.addDefault }).click();
    await save.click();
    await expect(page.getByText(brandTexts.defaultHint)).toBeVisible();
    await page.getByRole('tab', { name: settingsTexts.users }).click();
    await expect(page.getByRole('button', { name: teamTexts.searchActivity })).toBeVisible();
  });

  await test.step('the public page has the title of the feedback and the label, and no job title', async () => {
    await viewer.reload();
    await expect(viewer.getByRole('heading', { name: 'Sue Carter' })).toBeVisible();
    await expect(viewer.getByText('Shall we meet?').first()).toBeVisible();
    await expect(viewer.getByRole('heading', { name: 'Talents' })).toBeVisible();
    await expect(viewer.getByText('Charge Nurse')).toHaveCount(0);
  });

  await test.step('an access code closes the public page until it is entered', async () => {
    await page.goto(`/app/admin/organization/edit/${organizationId}?selectedTab=${settingsTexts.security}`);
    await toggle('Public resumes ask for an access code')();
    await page.getByRole('textbox', { name: 'Access code' }).fill('sesame');
    await save.click();
    await expect(save).toBeDisabled();
    await viewer.reload();
    await viewer.getByLabel('Access code').fill('sesame');
    await viewer.keyboard.press('Enter');
    await expect(viewer.getByRole('heading', { name: 'Sue Carter' })).toBeVisible();
  });

  expect((await database().doc(documents.platformSettings(organizationId)).get()).data()).toMatchObject({
    productFeature: { candidate: { expiryLink: '1' } },
  });
  expect(await agencyOf(organizationId)).toMatchObject({
    notifications: { notificationsToJobRecruiter: true },
    integration: { integration: { bullhorn: { jobSubmission: { customSubjectClientSubmission: 'For you' } } } },
    skills: { productFeature: { skillsMarketing: { tearsheetsFilterText: 'Filter here' } } },
    profiles: { productFeature: { skillsMarketing: { candidateItemVars: { secondVar: '' } } } },
  });
  await viewer.context().close();
});
