import { documents } from '@portal/domain/paths/firestore-paths';
import { formTexts } from '@portal/domain/texts/form';
import { defaultLabels } from '@portal/domain/texts/labels';
import { mailPreviewTexts } from '@portal/domain/texts/mail-preview';
import {
  contactTexts,
  emailFigureTexts,
  mailingTexts,
  ownTearsheetTexts as texts,
} from '@portal/domain/texts/marketing';
import { marketingTexts } from '@portal/domain/texts/tearsheets';
import { database, seedRecruiter } from './fixtures/admin';
import { look } from './fixtures/look';
import { nextMail } from './fixtures/mailbox';
import { seedContact, seedSkillsCandidates } from './fixtures/marketing';
import { expect, test } from './fixtures/test';

/** From a new tearsheet to a recipient who unsubscribes, with the mails of the local mailbox. */
test('a recruiter makes a tearsheet, imports contacts and emails it; a recipient unsubscribes', async ({
  page,
  signIn,
}) => {
  const see = (name: string) => look(page, name);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const recruiter = await seedRecruiter('Wren Partners');
  const { organizationId } = recruiter;
  const skillsMarketing = { allowEditEmail: true, trackEmails: true };
  await database()
    .doc(documents.agencySettings(organizationId))
    .set({ skills: { productFeature: { skillsMarketing } } }, { merge: true });
  await seedSkillsCandidates(organizationId, ['Ada Okonkwo', 'Bram Visser']);
  await seedContact(organizationId, 'Cleo Fox');
  const [ann, bob] = ['ann', 'bob'].map((name) => `${name}@${organizationId}.example`);
  await signIn(recruiter);

  await test.step('candidates without a profile, as after an import, get theirs at once', async () => {
    await page.goto('/app/skills');
    await expect(page.getByText(marketingTexts.withoutProfile(1))).toBeVisible();
    await see('without-profile');
    await button(marketingTexts.createProfilesForAll).click();
    await expect(page.getByText(marketingTexts.profilesCreated(1, 0))).toBeVisible();
    await expect(button(marketingTexts.createProfilesForAll)).toHaveCount(0);
  });

  await test.step('a new tearsheet, with a candidate', async () => {
    await page.goto('/app/tearsheets');
    await button(texts.add).click();
    await page.getByRole('textbox', { name: texts.name }).fill('Data engineers');
    await button(texts.create).click();
    await expect(heading('Data engineers')).toBeVisible();
    await button(texts.addCandidates).click();
    await page.getByRole('checkbox', { name: `${contactTexts.select}: Ada Okonkwo` }).check();
    await button(texts.addChosen(1)).click();
    await expect(page.getByText(texts.added(1), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Candidate: Ada Okonkwo' })).toBeVisible();
    await see('own-tearsheet');
  });

  await test.step('contacts from a file, with a row that is left out', async () => {
    await page.getByRole('tab', { name: texts.contacts }).click();
    await button(contactTexts.import).click();
    const rows = ['Email,Name,Company', `${ann},Ann Lee,Contoso`, `${bob},Bob Ray,Fabrikam`, 'broken,Nobody,Contoso'];
    const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
    await page.locator('input[type=file]').setInputFiles(file);
    await button(contactTexts.importFile).click();
    await expect(page.getByText(contactTexts.imported.contact(2, 0))).toBeVisible();
    await expect(page.getByText(contactTexts.faultReasons.invalidEmail)).toBeVisible();
    await see('imported-contacts');
    await page.getByRole('dialog').getByRole('button', { name: formTexts.close, exact: true }).last().click();
    await expect(page.getByRole('gridcell', { name: 'Ann Lee', exact: true })).toBeVisible();
  });

  await test.step('a contact that exists already, chosen from a list', async () => {
    await button(contactTexts.addExisting.contact).click();
    const dialog = page.getByRole('dialog', { name: contactTexts.addExisting.contact });
    await dialog.getByRole('checkbox', { name: `${contactTexts.select}: Ann Lee` }).check();
    await dialog.getByRole('checkbox', { name: `${contactTexts.select}: Cleo Fox` }).check();
    await see('existing-contacts');
    await dialog.getByRole('button', { name: texts.addChosen(2) }).click();
    // Ann is on the tearsheet already.
    await expect(page.getByText(texts.added(1), { exact: true }).last()).toBeVisible();
    await button('Actions: Cleo Fox').click();
    await page.getByRole('menuitem', { name: contactTexts.removeFromList }).click();
    await expect(page.getByRole('gridcell', { name: 'Cleo Fox', exact: true })).toHaveCount(0);
  });

  await test.step('the composer: recipients, preview, edited text, send', async () => {
    await page.getByRole('link', { name: texts.email }).click();
    await expect(page.getByText(mailingTexts.check(2))).toBeVisible();
    await expect(page.getByRole('textbox', { name: mailingTexts.body })).toBeVisible();
    await see('composer');
    await button(mailingTexts.previewAndSend).click();
    const dialog = page.getByRole('dialog', { name: mailPreviewTexts.title });
    // The frame runs no scripts, so the browser reports those that a locator would run in it.
    await expect(dialog.getByTitle(mailPreviewTexts.mail)).toHaveAttribute('srcdoc', /Hi (?:Ann|Bob),/);
    await see('email-preview');
    await dialog.getByRole('button', { name: formTexts.edit }).click();
    await dialog.getByRole('textbox', { name: mailPreviewTexts.subject }).fill('For you, [clientFirstName]');
    await see('email-edit');
    await dialog.getByRole('button', { name: mailPreviewTexts.preview }).click();
    await expect(dialog.getByText(/^For you, (?:Ann|Bob)$/)).toBeVisible();
    await dialog.getByRole('button', { name: formTexts.send }).click();
    await expect(heading('For you, [clientFirstName]')).toBeVisible();
    await expect(page.getByText(mailingTexts.states.done, { exact: true }).first()).toBeVisible({ timeout: 120_000 });
    await see('sent-email');
  });

  await test.step('the recipient unsubscribes on the page of the mail', async () => {
    const mail = await nextMail(ann ?? '', 0);
    expect(mail.subject).toBe('For you, Ann');
    const link = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(mail.text)?.[0] ?? '';
    await page.goto(link);
    await expect(heading(defaultLabels.unsubscribeQuestion)).toBeVisible();
    await see('unsubscribe');
    await button(defaultLabels.unsubscribeButtonText).click();
    await expect(heading(defaultLabels.unsubscribeMessageAfterConfirmation)).toBeVisible();
    await see('unsubscribed');
  });

  await test.step('staff see it: the contact, its figures, the list of emails', async () => {
    await page.goto('/app/contacts');
    await expect(page.getByRole('row', { name: /Ann Lee.*Yes/ })).toBeVisible();
    await see('contacts');
    await button('Actions: Ann Lee').click();
    await page.getByRole('menuitem', { name: contactTexts.analytics }).click();
    await expect(page.getByText(emailFigureTexts.note)).toBeVisible();
    await see('email-analytics');
    await page.goto('/app/emails');
    await expect(page.getByRole('link', { name: 'For you, [clientFirstName]' })).toBeVisible();
    await see('emails');
  });
});
