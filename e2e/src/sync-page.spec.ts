import { chosenKinds } from '@portal/domain/ats/sync-run';
import { outboxNoteSchema } from '@portal/domain/ats/outbox-note';
import { documents } from '@portal/domain/paths/firestore-paths';
import { atsTexts } from '@portal/domain/texts/ats';
import { settingsTexts } from '@portal/domain/texts/settings';
import { Timestamp } from 'firebase-admin/firestore';
import { database, seedAdmin, seedUser } from './fixtures/admin';
import { makeCorporation } from './fixtures/bullhorn';
import { look } from './fixtures/look';
import { signedInPage } from './fixtures/sign-in-as';
import { expect, test } from './fixtures/test';

test.use({ expectedRefusals: ['connectAts'] });

/** The sync page, against the simulated ATS. */
test('an admin connects the ATS, imports leads, sends a failed note again and disconnects', async ({
  page,
  browser,
  signIn,
}) => {
  const admin = await seedAdmin('Wren Partners');
  const { organizationId } = admin;
  const note = outboxNoteSchema.cast({
    id: 'note-1',
    noteType: 'publicFeedback',
    candidateId: '51',
    text: 'The public resume got feedback.',
    subject: '51',
    state: 'failed',
    tries: 10,
    message: 'The service is not available.',
    createdAt: Timestamp.fromMillis(Date.UTC(2026, 4, 4, 12)),
  });
  const { sentAt: _notSent, ...failed } = note;
  await database().doc(documents.atsNote(organizationId, note.id)).set(failed);
  // An earlier connection has imported jobs. Storing this also loads the function that will import.
  const earlier = {
    organizationId,
    kind: 'jobs',
    runId: 'earlier',
    state: 'done',
    startedAt: Timestamp.now(),
    finishedAt: Timestamp.now(),
  };
  await database().doc(documents.syncRun(organizationId, 'jobs')).set(earlier);
  await signIn(admin);
  await page.goto(`/app/organization-settings?selectedTab=${settingsTexts.integration}`);
  await page.getByRole('link', { name: atsTexts.openSync }).click();

  await test.step('without a connection the page says so', async () => {
    await expect(page.getByRole('alert').filter({ hasText: atsTexts.notConnected })).toBeVisible();
    await expect(page.getByText(atsTexts.notImported)).toHaveCount(6);
  });

  await test.step('a wrong password is refused, the right one connects', async () => {
    const corporation = await makeCorporation({
      Lead: [{ id: 31, firstName: 'Di', lastName: 'Poe', name: 'Di Poe' }],
      Candidate: [{ id: 51, firstName: 'Ada', lastName: 'Ng', name: 'Ada Ng' }],
    });
    const connect = page.getByRole('form', { name: atsTexts.connectTitle });
    const signIn = async (password: string) => {
      await connect.getByLabel(atsTexts.username).fill(corporation.username);
      await connect.getByLabel('Password', { exact: true }).fill(password);
      await connect.getByRole('button', { name: atsTexts.connect }).click();
    };
    await look(page, 'sync-page-connect');
    await signIn('wrong');
    await expect(page.getByText(atsTexts.signInFailed)).toBeVisible();
    await signIn('right');
    await expect(page.getByText(atsTexts.connectedWith(0))).toBeVisible();
    await expect(page.getByRole('form', { name: atsTexts.connectTitle })).toHaveCount(0);
  });

  await test.step('statuses are mapped to those of the ATS', async () => {
    const statuses = page.getByRole('form', { name: atsTexts.mapTitle });
    await statuses.getByLabel('Client Interview').first().click();
    await page.getByRole('option', { name: 'Interview Scheduled' }).click();
    await statuses.getByRole('button', { name: atsTexts.saveStatuses }).click();
    await expect(page.getByText(atsTexts.statusesSaved)).toBeVisible();
    const stored = await database().doc(documents.integration(organizationId)).get();
    expect(stored.get('statusMappings')).toEqual([{ portal: 'Client Interview', ats: 'Interview Scheduled' }]);
  });

  await test.step('what is chosen is imported and shows its result', async () => {
    const choice = page.getByRole('form', { name: atsTexts.chooseTitle });
    for (const kind of chosenKinds.filter((each) => each !== 'leads')) {
      await choice.getByLabel(atsTexts.kinds[kind]).uncheck();
    }
    await choice.getByRole('button', { name: atsTexts.startImports }).click();
    const leads = page.getByRole('listitem').filter({ hasText: atsTexts.kinds.leads });
    await expect(leads.getByText(atsTexts.changes(1, 1, 0)).first()).toBeVisible();
    const history = page.getByRole('region', { name: atsTexts.history });
    await expect(history.getByText(atsTexts.changes(1, 1, 0))).toBeVisible();
    await expect(history.getByText(admin.displayName).first()).toBeVisible();
    await look(page, 'sync-page');
  });

  await test.step('a failed note that is sent again arrives', async () => {
    await page.getByRole('button', { name: atsTexts.sendNoteAgain(note.text) }).click();
    await expect(page.getByText(atsTexts.noNotes.failed)).toBeVisible();
    await page.getByText(atsTexts.noteStates.sent, { exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: note.text })).toBeVisible();
    await look(page, 'sync-page-sent');
  });

  await test.step('after the end of the connection what was imported is still there', async () => {
    await page.getByRole('button', { name: atsTexts.disconnect }).click();
    await page.getByRole('dialog').getByRole('button', { name: atsTexts.disconnect }).click();
    await expect(page.getByRole('alert').filter({ hasText: atsTexts.notConnected })).toBeVisible();
    const secrets = await database().doc(documents.userAtsToken(admin.id)).get();
    expect(secrets.exists).toBe(false);
    expect((await database().doc(documents.syncRun(organizationId, 'leads')).get()).get('written')).toBe(1);
  });

  await test.step('a super admin sees the same page', async () => {
    const root = await seedUser({ organizationId: null, userRoles: { user: true, admin: false, superAdmin: true } });
    const href = `/app/admin/organization/edit/${organizationId}/sync`;
    const theirs = await signedInPage(browser, root, href);
    await expect(theirs.getByRole('region', { name: atsTexts.history }).getByText(atsTexts.kinds.leads)).toBeVisible();
    await expect(theirs.getByRole('form', { name: atsTexts.connectTitle })).toHaveCount(0);
    await theirs.close();
  });
});
