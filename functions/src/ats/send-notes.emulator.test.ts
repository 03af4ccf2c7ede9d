import { beforeEach, expect, test } from '@jest/globals';
import { collections } from '@portal/domain/paths/firestore-paths';
import type { ApplicantTracking } from '../adapters/ats/applicant-tracking';
import { firestore } from '../store/firestore';
import { freshId, freshWorld, signIn, withoutTriggers } from '../testing/emulator';
import { actorFor } from '../testing/fake-ports';
import { handlerContext, movableClock } from '../testing/handler-context';
import { bullhornOfTest, connectCorporation } from '../testing/simulated-bullhorn';
import { resendAtsNote } from './resend-ats-note';
import { sendDueNotes, sendNotes } from './send-notes';

withoutTriggers();

const owner = { id: 9, name: 'Owner', email: 'owner@agency.example' };
const candidate = (id: number) => ({ id, firstName: 'Ada', lastName: 'Ng', name: `Ada ${id}`, owner: { id: 9 } });
const rows = { Candidate: [candidate(51), candidate(52)] };

let world: ReturnType<typeof freshWorld>;
let organizationId: string;
let ats: Awaited<ReturnType<typeof connectCorporation>>;
beforeEach(async () => {
  world = freshWorld();
  organizationId = world.a;
  const { email } = await signIn('recruiter', world);
  ats = await connectCorporation(email, [owner], { rows });
});

const clock = movableClock();
const contextOf = (changes: Partial<ApplicantTracking> = {}) =>
  handlerContext(actorFor('recruiter'), { clock, tracking: { ...bullhornOfTest(), ...changes } });

const noted = { noteType: 'publicView', tearsheetId: '', recipientId: '', isLead: false, author: '' } as const;

/** Adds notes about a candidate, in order. */
async function addNotes(candidateId: string, ...texts: string[]): Promise<string[]> {
  const { store } = contextOf();
  const ids: string[] = [];
  for (const text of texts) {
    const id = freshId('note');
    await store.atsNotes.add(organizationId, { ...noted, candidateId, jobId: '', text }, id);
    ids.push(id);
  }
  return ids;
}

const stored = async (id: string) =>
  (await firestore().collection(collections.atsNotes(organizationId)).doc(id).get()).data();
const textsThere = async () => (await ats.rows('Note')).map(({ comments }) => comments).reverse();
const sweep = (changes?: Partial<ApplicantTracking>) => sendDueNotes(contextOf(changes));

test('notes wait in order while the ATS is down, and arrive once when it is up', async () => {
  const [first = '', second = ''] = await addNotes('51', 'one', 'two');
  await contextOf().store.atsNotes.add(
    organizationId,
    { ...noted, candidateId: '51', jobId: '', text: 'repeated event' },
    first,
  );
  const [other = ''] = await addNotes('52', 'about another');
  const isDown = { keepNote: () => Promise.reject(new Error('down')) };
  await sweep(isDown);
  expect(await stored(first)).toMatchObject({ state: 'waiting', tries: 1 });
  expect(await stored(second)).toMatchObject({ state: 'waiting', tries: 0 });
  expect((await stored(first))?.message).not.toBe('');
  // Nothing is due before the wait is over.
  await sweep();
  expect(await textsThere()).toEqual([]);

  clock.pass(61_000);
  await Promise.all([sweep(), sweep(), sendNotes({ organizationId, subject: '51' }, contextOf())]);
  expect((await textsThere()).filter((text) => text !== 'about another')).toEqual(['one', 'two']);
  for (const id of [first, second, other]) expect(await stored(id)).toMatchObject({ state: 'sent', message: '' });
  await sweep();
  expect(await ats.rows('Note')).toHaveLength(3);
});

test('a process that dies after the ATS took a note does not double it', async () => {
  await ats.tell([owner], { rows: { ...rows, ClientContact: [{ ...candidate(21) }] } });
  const id = freshId('note');
  await contextOf().store.atsNotes.add(
    organizationId,
    { ...noted, candidateId: '51', recipientId: '21', jobId: '', text: 'sent' },
    id,
  );
  // The note is written, its link to the candidate is not.
  await ats.inject({ call: 'NoteEntity', status: 500 });
  await sweep();
  expect(await stored(id)).toMatchObject({ state: 'waiting', tries: 1 });
  expect(await textsThere()).toEqual(['sent']);
  expect(await ats.rows('NoteEntity')).toHaveLength(0);
  clock.pass(61_000);
  // Everything is written, but the process never learns of it.
  const dies = {
    keepNote: async (...note: Parameters<ApplicantTracking['keepNote']>) => {
      await bullhornOfTest().keepNote(...note);
      throw new Error('killed');
    },
  };
  await sweep(dies);
  clock.pass(121_000);
  await sweep();
  expect(await stored(id)).toMatchObject({ state: 'sent', tries: 3 });
  expect(await textsThere()).toEqual(['sent']);
  expect(await ats.rows('NoteEntity')).toHaveLength(1);
});

test('a note is given up after many tries, lets the next one pass, and can be sent again', async () => {
  const [bad = '', good = ''] = await addNotes('51', 'bad', 'good');
  const refusing = {
    keepNote: (...[session, note]: Parameters<ApplicantTracking['keepNote']>) =>
      note.comments === 'bad' ? Promise.reject(new Error('refused')) : bullhornOfTest().keepNote(session, note),
  };
  for (let tries = 0; tries < 10; tries += 1) {
    await sweep(refusing);
    clock.pass(3_601_000);
  }
  expect(await stored(bad)).toMatchObject({ state: 'failed', tries: 10 });
  expect(await stored(good)).toMatchObject({ state: 'sent' });

  const resend = (noteId: string) => resendAtsNote({ organizationId, noteId }, contextOf());
  await resend(bad);
  await sweep();
  expect(await stored(bad)).toMatchObject({ state: 'sent', resends: 1 });
  expect(await textsThere()).toEqual(['good', 'bad']);
  await expect(resend(bad)).rejects.toMatchObject({ kind: 'notFound' });
});

test('two organizations with the same ATS keep their notes apart; notes about nobody there stay here', async () => {
  const id = freshId('note');
  const { store } = contextOf();
  await store.atsNotes.add(organizationId, { ...noted, candidateId: '51', jobId: '', text: 'ours' }, id);
  await store.atsNotes.add(organizationId, { ...noted, candidateId: 'own', jobId: '7', text: 'local' }, `${id}-local`);
  await sweep();
  const keys = (await ats.rows('Note')).map(({ externalID }) => externalID);
  expect(keys).toHaveLength(1);
  expect(keys[0]).not.toContain(id);
  expect(await stored(`${id}-local`)).toMatchObject({ state: 'local' });

  const admin = await signIn('foreignRecruiter', world);
  const token = await firestore()
    .doc(`users/${(await store.integrations.connectionOf(organizationId))?.uid}/private/integration`)
    .get();
  await store.integrations.connect(
    world.b,
    admin.uid,
    token.data() as Parameters<typeof store.integrations.connect>[2],
  );
  await store.atsNotes.add(world.b, { ...noted, candidateId: '51', jobId: '', text: 'theirs' }, id);
  await sweep();
  expect(await textsThere()).toEqual(['ours', 'theirs']);
});
