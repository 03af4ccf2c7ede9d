import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { parseFileTexts, profilePanelTexts, profileTexts } from '@portal/domain/texts/profiles';
import { settingsTexts } from '@portal/domain/texts/settings';
import { saveStateTexts } from '@portal/domain/texts/states';
import { templateSectionTexts, templateTexts } from '@portal/domain/texts/templates';
import { database, seedAdmin } from './fixtures/admin';
import { seedJob } from './fixtures/jobs';
import { look } from './fixtures/look';
import { resumeFile } from './fixtures/resumes';
import { expect, test } from './fixtures/test';

test.use({ expectedRefusals: ['gradeResumeById'] });

/** An admin makes a template from a design; the candidate's profile is built from it, edited, and restored. */
test('a template and a profile made from it', async ({ page, signIn }) => {
  const { file, persona } = await resumeFile({
    seed: 'profile',
    profession: 'backend-engineer',
    format: 'pdf',
    layout: 'classic',
  });
  const admin = await seedAdmin('Cedar Profiles');
  const { organizationId } = admin;
  const jobId = `${organizationId}-job`;
  await signIn(admin);

  await test.step('a template starts from a design and saves itself', async () => {
    await page.goto('/app/organization-settings?selectedTab=Profile+Templates');
    await page.getByRole('link', { name: settingsTexts.addTemplate }).click();
    await look(page, 'template-designs');
    await page.getByRole('button', { name: /^Classic/ }).click();
    await expect(page.getByRole('heading', { name: templateTexts.title })).toBeVisible();
    const name = page.getByRole('textbox', { name: templateTexts.profileName });
    await name.fill('');
    await page.getByRole('button', { name: templateTexts.save }).click();
    await expect(page.getByText(templateTexts.nameMissing)).toBeVisible();
    await name.fill('House style');
    await expect(page.getByText(saveStateTexts.saved, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/[^/]+\/edit$/);
    await page.reload();
    await expect(name).toHaveValue('House style');
  });

  await test.step('sections move by keyboard, and fields are inserted into the open text', async () => {
    const sections = page.getByRole('region', { name: templateTexts.mainColumn }).getByRole('listitem');
    const titles = () => sections.getByRole('button', { expanded: false }).allTextContents();
    const before = await titles();
    const handle = page.getByRole('button', { name: templateTexts.moveSection('Skills'), exact: true });
    await handle.focus();
    await handle.press('Space');
    await handle.press('ArrowUp');
    await handle.press('Space');
    await expect.poll(titles).not.toEqual(before);
    await page.getByRole('button', { name: templateTexts.addElement('Job details') }).click();
    const text = page.getByRole('textbox', { name: templateTexts.content, exact: true });
    await text.click();
    const search = page.getByRole('textbox', { name: templateTexts.variableSearch });
    await search.fill('ti');
    await expect(page.getByRole('button', { name: 'Address', exact: true })).toBeVisible();
    await search.fill('title');
    await expect(page.getByRole('button', { name: 'Address', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Insert Title' }).first().click();
    await expect(text).toContainText('title]');
    await page.getByRole('button', { name: templateTexts.refreshFields }).click();
    await expect(page.getByText(templateTexts.fieldsRefreshed)).toBeVisible();
    await page.getByText(templateTexts.preview, { exact: true }).click();
    await page.getByLabel(templateTexts.previewOf).selectOption(templateTexts.sampleCandidate);
    await expect(page.getByRole('article')).toContainText('Jordan Ellis');
    await look(page, 'template-editor');
    await page.getByRole('button', { name: templateTexts.save }).click();
    await expect(page.getByText(templateTexts.saved)).toBeVisible();
  });

  await test.step('it becomes the default', async () => {
    await page.goto('/app/organization-settings?selectedTab=Profile+Templates');
    await page.getByRole('button', { name: templateTexts.open(templateTexts.builtInDefault) }).click();
    const preview = page.getByRole('dialog', { name: templateTexts.builtInDefault });
    await preview.getByLabel(templateTexts.previewOf).selectOption(templateTexts.sampleCandidate);
    await expect(preview.getByRole('heading', { name: templateSectionTexts.contactInformation })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: templateTexts.setAsDefaultOf('House style') }).click();
    await expect(page.getByText(templateTexts.defaultSet)).toBeVisible();
    await look(page, 'template-list');
  });

  await seedJob({ id: jobId, organizationId, createdBy: admin.id, jobTitle: 'Platform Engineer' });
  await page.goto(`/app/jobs/${jobId}`);
  await test.step('the profile of a job is built when it is opened', async () => {
    await page.getByRole('button', { name: profilePanelTexts.jobProfile }).click();
    await expect(page.getByRole('article')).toContainText('Platform Engineer');
    await look(page, 'job-profile');
    await page.getByRole('button', { name: profilePanelTexts.jobProfile }).click();
  });
  await page.setInputFiles('input[type=file]', [file]);
  await expect(page.getByText('1 of 1 files')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('link', { name: new RegExp(persona.lastName) }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(persona.lastName) })).toBeVisible();

  await test.step('a profile is built from the default template', async () => {
    await page.getByRole('tab', { name: profilePanelTexts.profile }).click();
    await page.getByRole('button', { name: parseFileTexts.useResumeText }).click();
    await expect(page.getByText(profileTexts.created)).toBeVisible();
    await expect(page.getByRole('article')).toContainText(persona.lastName);
    await look(page, 'profile');
  });

  await test.step('a section is edited, saves itself, and is restored from the history', async () => {
    await page.getByRole('button', { name: profilePanelTexts.edit, exact: true }).first().click();
    await page.getByRole('button', { name: templateTexts.edit('Recruiter Notes') }).click();
    const section = page.getByRole('region', { name: 'Recruiter Notes' });
    await expect(section.getByRole('textbox')).toBeFocused();
    await section.getByRole('textbox').fill('Calm under pressure.');
    await section.getByRole('button', { name: profileTexts.save }).click();
    await expect(page.getByText(profileTexts.contentSaved)).toBeVisible();
    await look(page, 'profile-editor');
    await page.getByRole('button', { name: profilePanelTexts.done }).click();
    await expect(page.getByRole('article')).toContainText('Calm under pressure.');
    const candidateId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const stored = await database()
      .collection(collections.profiles(organizationId, jobId, candidateId))
      .get();
    expect(stored.docs.map((profile): unknown => profile.get('wasEdited'))).toEqual([true]);
    const candidate = await database()
      .doc(documents.candidate(organizationId, jobId, candidateId))
      .get();
    expect(candidate.get('public.selectedProfileId')).toBe(stored.docs[0]?.id);
    await page.getByRole('button', { name: profilePanelTexts.more }).click();
    await page.getByRole('menuitem', { name: profilePanelTexts.history }).click();
    await page
      .getByRole('button', { name: /^Show the version/ })
      .first()
      .click();
    const change = page.getByRole('dialog').getByRole('group', { name: 'Recruiter Notes' });
    await expect(change).toContainText(`${profilePanelTexts.willBeRemoved}Calm under pressure.`);
    await look(page, 'profile-version-changes');
    await page.getByRole('tab', { name: profilePanelTexts.versionPreview }).click();
    await expect(page.getByRole('dialog').getByRole('article')).not.toContainText('Calm under pressure.');
    await look(page, 'profile-version');
    await page.getByRole('button', { name: /^Restore the version/ }).click();
    await expect(page.getByText(profilePanelTexts.restored)).toBeVisible();
    await expect(page.getByRole('article')).not.toContainText('Calm under pressure.');
  });

  await test.step('a profile that is opened again follows the data', async () => {
    const candidateId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const candidate = database().doc(documents.candidate(organizationId, jobId, candidateId));
    await candidate.update({ skills: ['Zymurgy'] });
    await page.goto(`/app/jobs/${jobId}/candidate/${candidateId}?tab=profile`);
    await expect(page.getByRole('article').first()).toContainText('Zymurgy');
  });

  await test.step('a profile is renamed', async () => {
    await page.getByRole('button', { name: profilePanelTexts.more }).click();
    await page.getByRole('menuitem', { name: profilePanelTexts.rename }).click();
    const dialog = page.getByRole('dialog', { name: profilePanelTexts.rename });
    await dialog.getByRole('textbox', { name: profilePanelTexts.name }).fill('For hospitals');
    await look(page, 'rename-profile');
    await dialog.getByRole('button', { name: profilePanelTexts.rename }).click();
    await expect(page.getByText(profilePanelTexts.renamed)).toBeVisible();
    await expect(page.getByRole('option', { name: 'For hospitals' })).toHaveCount(1);
  });
});
