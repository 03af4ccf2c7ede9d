import { outboxNoteSchema } from '@portal/domain/ats/outbox-note';
import { documents } from '@portal/domain/paths/firestore-paths';
import { atsTexts } from '@portal/domain/texts/ats';
import { settingsTexts } from '@portal/domain/texts/settings';
import { Timestamp } from 'firebase-admin/firestore';
import { database, joinTeam, seedOrganization, seedUser } from './fixtures/admin';
import { connectByCommand, makeCorporation } from './fixtures/bullhorn';
import { look } from './fixtures/look';
import { expect, test } from './fixtures/test';

/** The sync page, against the simulated ATS. */
test('an admin refreshes leads and sends a failed note again', async ({ page, signIn }, testInfo) => {
  const organizationId = await seedOrganization('Wren Partners');
  const admin = await seedUser({ organizationId, userRoles: { user: true, admin: true, superAdmin: false } });
  await joinTeam(admin);
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
  await signIn(admin);
  await page.goto(`/app/organization-settings?selectedTab=${settingsTexts.integration}`);
  await page.getByRole('link', { name: atsTexts.openSync }).click();

  await test.step('without a connection the page says so', async () => {
    await expect(page.getByRole('alert').filter({ hasText: atsTexts.notConnected })).toBeVisible();
    await expect(page.getByText(atsTexts.notImported)).toHaveCount(7);
  });

  await test.step('a refresh shows its result', async () => {
    const corporation = await makeCorporation({
      Lead: [{ id: 31, firstName: 'Di', lastName: 'Poe', name: 'Di Poe' }],
      Candidate: [{ id: 51, firstName: 'Ada', lastName: 'Ng', name: 'Ada Ng' }],
    });
    await connectByCommand(admin.email, corporation);
    await expect(page.getByText(atsTexts.connected)).toBeVisible();
    await page.getByRole('button', { name: atsTexts.refreshKind(atsTexts.kinds.leads) }).click();
    const leads = page.getByRole('listitem').filter({ hasText: atsTexts.kinds.leads });
    await expect(leads.getByText(atsTexts.changes(1, 1, 0)).first()).toBeVisible();
    await look(page, testInfo, 'sync-page');
  });

  await test.step('a failed note that is sent again arrives', async () => {
    await page.getByRole('button', { name: atsTexts.sendNoteAgain(note.text) }).click();
    await expect(page.getByText(atsTexts.noNotes.failed)).toBeVisible();
    await page.getByText(atsTexts.noteStates.sent, { exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: note.text })).toBeVisible();
    await look(page, testInfo, 'sync-page-sent');
  });
});
