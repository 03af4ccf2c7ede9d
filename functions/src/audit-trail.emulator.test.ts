import { beforeAll, expect, test } from '@jest/globals';
import { auditEntrySchema } from '@portal/domain/audit/audit-entry';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { verifyAudit } from './cli/verify-audit';
import { firestore } from './store/firestore';
import {
  call,
  freshWorld,
  read,
  savedAgencies,
  signIn,
  withoutTriggers,
  write,
  type SignedIn,
} from './testing/emulator';
import { countDocuments } from './testing/count-documents';
import { ownPorts } from './testing/own-server';
import { freshPerson, plantInJob } from './testing/planted-person';
import { saveJob } from './testing/public-page';
import { runTriggers } from './testing/run-triggers';
import { testFile } from './testing/test-file';
import { shortenAuditTrails } from './privacy/shorten-audit-trails';

withoutTriggers();

const dayMs = 24 * 60 * 60_000;
const world = freshWorld();
let recruiter: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  await savedAgencies(world);
  recruiter = await signIn('recruiter', world);
  admin = await signIn('admin', world);
});

const post = (name: string, body: object, as = recruiter) => call(`/api/app/${name}`, { body, token: as.token });
const entriesOf = async (organizationId: string) => {
  const { docs } = await firestore().collection(collections.audit(organizationId)).orderBy('at').get();
  return docs.map((entry) => auditEntrySchema.cast(entry.data()));
};

test('an opened candidate is recorded once for each user and day, with one write and without a wait for the chain', async () => {
  const { jobId } = await saveJob(recruiter);
  const { organizationId, candidateId } = await plantInJob(recruiter, jobId, freshPerson());
  const key = { organizationId, jobId, candidateId };
  for (const as of [recruiter, recruiter, admin]) expect((await post('recordOpening', key, as)).status).toBe(200);
  const opened = async () => (await entriesOf(world.a)).filter(({ action }) => action === 'candidateOpened');
  const one = { candidateIds: [candidateId], subject: { jobId, candidateId } };
  expect(await opened()).toMatchObject([
    { uid: recruiter.uid, ...one },
    { uid: admin.uid, ...one },
  ]);
  expect((await firestore().collection(collections.auditSeals(world.a)).get()).size).toBe(0);
  expect(await read(documents.auditHead(world.a))).toBeNull();

  testFile().clock.pass(dayMs);
  await post('recordOpening', key);
  expect(await opened()).toHaveLength(3);
  expect((await post('recordOpening', { ...key, candidateId: 'nobody' })).status).toBe(404);
  expect((await post('recordOpening', { ...key, jobId: '' })).status).toBe(404);
  expect(await opened()).toHaveLength(3);
});

test('the audit trail adds one write to an action, and none to a refused one', async () => {
  const { jobId } = await saveJob(recruiter);
  const page = await plantInJob(recruiter, jobId, freshPerson());
  const key = { organizationId: page.organizationId, jobId, candidateId: page.candidateId };
  const writesOf = async (work: () => Promise<unknown>) => (await countDocuments(work)).writes;
  expect(await writesOf(() => post('recordOpening', key))).toBe(1);
  const bare = await writesOf(() =>
    ownPorts().store.agreements.set([key], { state: 'asked' }, { eventType: 'agreementAsked' }),
  );
  const decision = { ...key, scope: 'job', state: 'given', decidedAt: 1, note: 'Call' };
  expect(await writesOf(() => post('recordAgreement', decision))).toBe(bare + 1);
  expect(await writesOf(() => post('recordAgreement', { ...decision, candidateId: 'nobody' }))).toBe(0);
});

test('an action on a candidate is one entry that names the candidate', async () => {
  const { jobId } = await saveJob(recruiter);
  const { organizationId, candidateId } = await plantInJob(recruiter, jobId, freshPerson());
  const before = (await entriesOf(world.a)).length;
  const key = { organizationId, jobId, candidateId };
  await post('recordAgreement', { ...key, scope: 'job', state: 'given', decidedAt: 1, note: 'Call' });
  await post('addClientJobSubmission', {
    ...{ organizationId, jobId, candidateIds: [candidateId], brand: '' },
    ...{ recipients: [{ name: 'Dana', email: 'dana@client.example' }], subject: 'Meet', body: '<p>Hello</p>' },
  });
  expect((await entriesOf(world.a)).slice(before)).toMatchObject([
    { action: 'agreementRecorded', candidateIds: [candidateId] },
    { action: 'candidatesSubmitted', candidateIds: [candidateId] },
  ]);
  const { docs } = await firestore()
    .collection(collections.audit(world.a))
    .where('candidateIds', 'array-contains', candidateId)
    .orderBy('at', 'desc')
    .get();
  expect(docs.map((entry) => String(entry.get('action')))).toEqual(['candidatesSubmitted', 'agreementRecorded']);
});

test('a new entry calls the webhooks that want it, once', async () => {
  const own = freshWorld();
  await savedAgencies(own);
  await write(documents.webhook(own.a, 'w1'), {
    ...{ id: 'w1', organizationId: own.a, url: 'https://siem.example/a', events: ['audit.recorded'], isEnabled: true },
  });
  const ports = ownPorts();
  const entry = { at: 1_700_000_000_000, action: 'fileOpened', uid: 'ann', candidateIds: ['c1'] };
  await ports.store.audit.add(own.a, entry, 'one');
  await runTriggers();
  await runTriggers();
  const { docs } = await firestore().collection(collections.outbox()).where('organizationId', '==', own.a).get();
  const bodies = docs.map((item) => JSON.parse(String(item.get('body'))) as unknown);
  expect(bodies).toMatchObject([
    { type: 'audit.recorded', data: { id: 'one', at: '2023-11-14T22:13:20.000Z', action: 'fileOpened', uid: 'ann' } },
  ]);
});

test('entries end after the months that the organization keeps them, and the chain of the others can still be proved', async () => {
  const own = freshWorld();
  await savedAgencies(own);
  const ports = ownPorts();
  const now = ports.clock.now();
  const add = async (id: string, age: number) => {
    await ports.store.audit.add(own.a, { at: now - age * dayMs, action: 'fileOpened' }, id);
    await ports.store.audit.seal(own.a, id);
  };
  for (const [id, age] of [
    ['a', 800],
    ['b', 400],
    ['c', 300],
    ['d', 1],
  ] as const)
    await add(id, age);
  await shortenAuditTrails(ports);
  expect(await entriesOf(own.a)).toHaveLength(4);
  await firestore()
    .doc(documents.agencySettings(own.a))
    .set({ privacy: { privacy: { audit: { months: 12 } } } }, { merge: true });
  await shortenAuditTrails(ports);
  await shortenAuditTrails(ports);
  expect((await entriesOf(own.a)).map(({ id }) => id)).toEqual(['c', 'd']);
  expect((await firestore().collection(collections.auditSeals(own.a)).get()).size).toBe(2);
  expect(await verifyAudit(own.a, ports.store)).toEqual({ sealed: 4, removed: 2, faults: [] });
  await add('e', 0);
  expect(await verifyAudit(own.a, ports.store)).toEqual({ sealed: 5, removed: 2, faults: [] });
  await firestore().doc(documents.auditEntry(own.a, 'c')).delete();
  await firestore().doc(documents.auditSeal(own.a, 'c')).delete();
  expect((await verifyAudit(own.a, ports.store)).faults).toMatchObject([{ number: 4, fault: 'missing seal' }]);
});
