import { expect, test } from '@jest/globals';
import { auditEntrySchema } from '@portal/domain/audit/audit-entry';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { userLogSchema } from '@portal/domain/events/user-log';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../store/firestore';
import { createStore } from '../store/store';
import { call, freshWorld, savedAgencies, signIn, withoutTriggers, write } from '../testing/emulator';
import { runTriggers } from '../testing/run-triggers';
import { verifyAudit } from './verify-audit';

withoutTriggers();

const store = createStore();
const entriesOf = async (organizationId: string) => {
  const { docs } = await firestore().collection(collections.audit(organizationId)).orderBy('at').get();
  return docs.map((entry) => auditEntrySchema.cast(entry.data()));
};
const log = (eventType: string, date: number) =>
  userLogSchema.cast({ user: { uid: 'ann', email: 'ann@example.com' }, eventType, date, by: null });

test('each entry is tied to those before it; a removed, changed or cut off one shows', async () => {
  const { a } = freshWorld();
  for (const date of [1, 2, 3, 4]) await store.events.addUserLog(a, log('rolesChanged', date));
  await runTriggers();
  expect(await verifyAudit(a, store)).toEqual({ sealed: 4, removed: 0, faults: [] });
  const { docs } = await firestore().collection(collections.auditSeals(a)).orderBy('number').get();
  const idOf = (number: number) => String(docs[number - 1]?.get('entryId'));
  const entry = (number: number) => firestore().doc(documents.auditEntry(a, idOf(number)));
  const original = (await entry(2).get()).data() ?? {};

  await entry(2).update({ email: 'ben@example.com' });
  expect((await verifyAudit(a, store)).faults).toEqual([{ number: 2, entryId: idOf(2), fault: 'changed entry' }]);
  await entry(2).delete();
  expect((await verifyAudit(a, store)).faults).toEqual([{ number: 2, entryId: idOf(2), fault: 'missing entry' }]);
  await entry(2).set(original);
  await firestore()
    .doc(documents.auditSeal(a, idOf(3)))
    .delete();
  expect((await verifyAudit(a, store)).faults).toEqual([{ number: 4, entryId: idOf(4), fault: 'missing seal' }]);
  await firestore()
    .doc(documents.auditSeal(a, idOf(4)))
    .delete();
  expect((await verifyAudit(a, store)).faults).toEqual([{ number: 4, entryId: '', fault: 'missing end' }]);
});

test('a repeated event seals once', async () => {
  const { a } = freshWorld();
  await store.events.addUserLog(a, log('rolesChanged', 1));
  const [entry] = await entriesOf(a);
  await Promise.all([1, 2, 3].map(() => store.audit.seal(a, entry?.id ?? '')));
  expect(await verifyAudit(a, store)).toEqual({ sealed: 1, removed: 0, faults: [] });
});

test('successful calls that share, export, delete or connect are entries, refused ones and others are not', async () => {
  const world = freshWorld();
  await savedAgencies(world);
  const admin = await signIn('admin', world);
  const body = { organizationId: world.a, url: 'https://hooks.example/a', events: ['candidate.added'] };
  const added = await call<{ webhook: { id: string } }>('/api/app/addWebhook', { body, token: admin.token });
  expect(added.status).toBe(200);
  expect(await call('/api/app/disconnectAts', { body, token: admin.token })).toMatchObject({ status: 404 });
  await call('/api/app/verifyUserToken', { token: admin.token });
  expect(await entriesOf(world.a)).toMatchObject([
    { action: 'webhookAdded', uid: admin.uid, email: admin.email, impersonatedBy: '' },
  ]);
});

test('a change of settings is an entry with the names of the settings, once', async () => {
  const world = freshWorld();
  const admin = await signIn('admin', world);
  const change = { changedBy: admin.uid, changedByName: '', changedAt: Timestamp.now() };
  await write(`${collections.settingChanges(world.a)}/one`, { ...change, before: {}, after: { showJobNotes: true } });
  await runTriggers();
  await runTriggers();
  expect(await entriesOf(world.a)).toMatchObject([
    { action: 'settingsChanged', email: admin.email, details: 'showJobNotes' },
  ]);
});

test('what a browser says about its own session is no entry', async () => {
  const { a } = freshWorld();
  await store.events.addUserLog(a, log('login', 1));
  expect(await entriesOf(a)).toEqual([]);
});
