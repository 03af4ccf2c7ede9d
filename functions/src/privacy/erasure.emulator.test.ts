import { beforeAll, describe, expect, test } from '@jest/globals';
import { auditEntrySchema } from '@portal/domain/audit/audit-entry';
import type { ErasurePreview } from '@portal/domain/contracts/privacy-api';
import { mailingSchema } from '@portal/domain/mail/mailing';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { privacyRunSchema } from '@portal/domain/privacy/privacy-run';
import { noteActions } from '@portal/domain/texts/marketing-notes';
import { privacyTexts } from '@portal/domain/texts/privacy';
import { firestore } from '../store/firestore';
import {
  call,
  freshWorld,
  provedToken,
  read,
  savedAgencies,
  signIn,
  stored,
  withoutTriggers,
  write,
  type SignedIn,
} from '../testing/emulator';
import { ownPorts } from '../testing/own-server';
import { freshPerson, plantPerson, tracesOf, type Planted } from '../testing/planted-person';
import type { PublicPage } from '../testing/public-page';
import { testFile } from '../testing/test-file';
import { walkEverything } from '../testing/walk-everything';
import { continuePrivacyRun } from './continue-privacy-run';

withoutTriggers();

const world = freshWorld();
let admin: SignedIn;
let recruiter: SignedIn;
let foreign: SignedIn;
beforeAll(async () => {
  await savedAgencies(world);
  admin = await signIn('admin', world);
  recruiter = await signIn('recruiter', world);
  foreign = await signIn('foreignAdmin', world);
});

/** With a proof of just now. */
const post = <Data>(name: string, body: object, token = admin.token) =>
  call<Data>(`/api/app/${name}`, { body, token: provedToken(token, testFile().clock.now()) });
const keyOf = ({ organizationId, jobId, candidateId }: PublicPage) => ({ organizationId, jobId, candidateId });

/** Runs steps until the run has ended, as the triggers and the schedule do. */
async function finish(organizationId: string, id: string, ports = ownPorts()): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await continuePrivacyRun({ organizationId, id }, ports).catch(() => undefined);
    const { state } = await stored(documents.privacyRun(organizationId, id), privacyRunSchema);
    if (state === 'done' || state === 'failed') return;
    testFile().clock.pass(11 * 60_000);
  }
}

async function erase(page: PublicPage, person: Planted, token = admin.token): Promise<string> {
  const answer = await post<{ runId: string }>('erasePerson', { ...keyOf(page), confirmation: person.name }, token);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.data.runId;
}

/** What is left of a person, anywhere but in another agency. */
async function leftOf(person: Planted, pages: readonly PublicPage[], except = '–'): Promise<string[]> {
  const traces = [...tracesOf(person), ...pages.map(({ candidateId }) => candidateId)];
  const things = await walkEverything();
  return things.flatMap(({ path, text }) =>
    text.includes(except) ? [] : traces.filter((trace) => text.includes(trace)).map((trace) => `${path}: ${trace}`),
  );
}

test('an erased person is nowhere in the database and the bucket, and an agency that was not asked keeps its own', async () => {
  const person = freshPerson();
  const [page, second] = await plantPerson(admin, person);
  const others = await plantPerson(foreign, person, { jobs: 1 });
  if (!page || !second) throw new Error('no page');
  const before = (await walkEverything()).filter(({ text }) => text.includes(world.b)).length;
  const preview = await post<ErasurePreview>('previewErasure', keyOf(page));
  expect(preview.body.data).toMatchObject({ name: person.name, marketingCandidates: 1, contacts: 1, runId: '' });
  expect(preview.body.data.candidates.map(({ candidateId }) => candidateId).sort()).toEqual(
    [page.candidateId, second.candidateId].sort(),
  );
  expect(preview.body.data.files).toBeGreaterThan(8);

  const runId = await erase(page, person);
  expect(await leftOf(person, [page, second], world.b)).not.toEqual([]);
  await finish(world.a, runId);

  expect(await leftOf(person, [page, second], world.b)).toEqual([]);
  const run = await stored(documents.privacyRun(world.a, runId), privacyRunSchema);
  expect(run).toMatchObject({ state: 'done', jobs: 2, wakeAt: null });
  expect(run.found).toBeGreaterThan(30);
  const kept = (await walkEverything()).filter(({ text }) => text.includes(world.b));
  expect(kept).toHaveLength(before);
  expect(kept.some(({ text }) => text.includes(others[0]?.candidateId ?? '–'))).toBe(true);
});

test('numbers stay without the person, and texts about something else lose only the person', async () => {
  const person = freshPerson();
  const [page] = await plantPerson(admin, person, { jobs: 1 });
  if (!page) throw new Error('no page');
  await finish(world.a, await erase(page, person));
  const mailing = await stored(documents.mailing(world.a, 'm2'), mailingSchema);
  expect(mailing).toMatchObject({ sent: 12, subject: `Meet ${privacyTexts.erasedMark}` });
  expect(await stored(documents.mailing(world.a, 'm1'), mailingSchema)).toMatchObject({ sent: 12, body: '' });
  expect((await read(documents.tearsheet(world.a, 't1')))?.numCandidates).toBe(1);
  const note = await read(`${collections.jobNotes(world.a, page.jobId)}/n1`);
  expect(note?.text).toBe(`Ask ${privacyTexts.erasedMark} first`);
});

describe('who may, and how it is confirmed', () => {
  test.each(['erasePerson', 'exportPerson', 'downloadExport'])(
    '%s asks for a proof of the last ten minutes',
    async (name) => {
      const person = freshPerson();
      const [page] = await plantPerson(admin, person, { jobs: 1 });
      if (!page) throw new Error('no page');
      const body = { ...keyOf(page), confirmation: person.name, runId: 'none', format: 'json' };
      const asked = (minutes: number) =>
        call(`/api/app/${name}`, { body, token: provedToken(admin.token, testFile().clock.now() - minutes * 60_000) });
      const runs = async () => (await firestore().collection(collections.privacyRuns(world.a)).get()).size;
      const before = await runs();
      expect(await asked(11)).toMatchObject({ status: 403, body: { name: 'proofRequired' } });
      expect(await runs()).toBe(before);
      expect((await asked(9)).status).toBe(name === 'downloadExport' ? 404 : 200);
    },
  );

  test('the name has to be typed, and recruiters and other agencies are refused', async () => {
    const person = freshPerson();
    const [page] = await plantPerson(admin, person, { jobs: 1 });
    if (!page) throw new Error('no page');
    const body = { ...keyOf(page), confirmation: 'Zelda' };
    expect((await post('erasePerson', body)).body).toMatchObject({ success: false });
    const confirmed = { ...body, confirmation: ` ${person.name.toLowerCase()} ` };
    expect((await post('erasePerson', confirmed, recruiter.token)).status).toBe(403);
    expect((await post('erasePerson', confirmed, foreign.token)).status).toBe(403);
    expect(await read(documents.candidate(world.a, page.jobId, page.candidateId))).not.toBeNull();
  });
});

test('two requests, one from each job, start one run; a request afterwards finds nobody', async () => {
  const person = freshPerson();
  const [page, second] = await plantPerson(admin, person);
  if (!page || !second) throw new Error('no page');
  const [one, two] = await Promise.all([erase(page, person), erase(second, person)]);
  expect(one).toBe(two);
  await Promise.all([finish(world.a, one), finish(world.a, one)]);
  expect(await leftOf(person, [page, second])).toEqual([]);
  const again = await post('erasePerson', { ...keyOf(page), confirmation: person.name });
  expect(again).toMatchObject({ status: 404, body: { message: privacyTexts.noPerson } });
});

test('an erasure and an export are in the audit trail once, by the run alone', async () => {
  const person = freshPerson();
  const [page] = await plantPerson(admin, person, { jobs: 1 });
  if (!page) throw new Error('no page');
  const body = { ...keyOf(page), confirmation: person.name };
  await post('exportPerson', keyOf(page));
  const runId = await erase(page, person);
  await Promise.all([post('erasePerson', body), finish(world.a, runId)]);
  const entries = await firestore().collection(collections.audit(world.a)).where('subject.runId', '==', runId).get();
  expect(entries.docs.map((each) => auditEntrySchema.cast(each.data()))).toMatchObject([
    { action: 'personErasureStarted', uid: admin.uid, email: admin.email, subject: { runId } },
  ]);
  const exports = await firestore()
    .collection(collections.audit(world.a))
    .where('action', '==', 'personExportStarted')
    .get();
  expect(exports.empty).toBe(false);
  expect(await leftOf(person, [page])).toEqual([]);
});

test('a run that is interrupted at every place goes on, and forgets nobody', async () => {
  const person = freshPerson();
  const pages = await plantPerson(admin, person);
  const [page] = pages;
  if (!page) throw new Error('no page');
  const runId = await erase(page, person);
  const ports = ownPorts();
  let calls = 0;
  const dying = <T extends object>(target: T, names: readonly string[]): T =>
    new Proxy(target, {
      get: (all, name, receiver): unknown => {
        const method: unknown = Reflect.get(all, name, receiver);
        if (typeof method !== 'function' || !names.includes(String(name))) return method;
        return (...args: unknown[]): unknown => {
          calls += 1;
          if (calls % 4 === 0) throw new Error('the process died');
          return Reflect.apply(method, all, args);
        };
      },
    });
  const mortal = {
    ...ports,
    files: dying(ports.files, ['remove']),
    store: {
      ...ports.store,
      personDocuments: dying(ports.store.personDocuments, ['remove', 'update']),
      privacyRuns: dying(ports.store.privacyRuns, ['advance']),
    },
  };
  await finish(world.a, runId, mortal);
  expect(calls).toBeGreaterThan(40);
  expect(await leftOf(person, pages)).toEqual([]);
});

test('the ATS gets one note by its own id, and the search server forgets every record', async () => {
  const person = freshPerson();
  const pages = await plantPerson(admin, person);
  const [page] = pages;
  if (!page) throw new Error('no page');
  await write(documents.integration(world.a), {
    ...{ name: 'bullhorn', organizationId: world.a, connectedBy: admin.uid },
  });
  const token = { access_token: 'a', refresh_token: 'r', expire_time: 0 };
  await write(documents.userAtsToken(admin.uid), token);
  const ports = ownPorts();
  const forgotten: string[] = [];
  const search = {
    ...ports.search,
    remove: (kind: string, { id }: { id: string }) => {
      forgotten.push(`${kind} ${id}`);
      return Promise.resolve();
    },
  };
  const runId = await erase(page, person);
  await finish(world.a, runId, { ...ports, search });
  await finish(world.a, runId, { ...ports, search });
  // The agency's other tests have no connection.
  await firestore().doc(documents.integration(world.a)).delete();
  expect(new Set(forgotten)).toEqual(
    new Set([...pages.map(({ candidateId }) => `candidates ${candidateId}`), `skillsCandidates ${person.atsId}`]),
  );
  const notes = await firestore()
    .collection(collections.atsNotes(world.a))
    .where('noteType', '==', 'personErased')
    .get();
  expect(notes.docs.map((note) => note.data())).toMatchObject([
    { candidateId: person.atsId, text: noteActions.personErased, state: 'waiting' },
  ]);
  expect(JSON.stringify(notes.docs[0]?.data())).not.toContain(person.email);
  expect(JSON.stringify(notes.docs[0]?.data())).not.toContain(person.name);
});

test('whom it was about is forgotten at the end, and nobody reads it before', async () => {
  const person = freshPerson();
  const [page] = await plantPerson(admin, person, { jobs: 1 });
  if (!page) throw new Error('no page');
  const runId = await erase(page, person);
  expect(JSON.stringify(await read(documents.privacyRun(world.a, runId)))).not.toContain('Zelda');
  await finish(world.a, runId);
  expect(await read(documents.privacyPerson(world.a, runId))).toBeNull();
});

test('a person with 20 jobs, 50 files and 1,000 events is erased within a minute', async () => {
  const person = freshPerson();
  const pages = await plantPerson(admin, person, { jobs: 20, events: 50, attachments: 3 });
  const [page] = pages;
  if (!page) throw new Error('no page');
  const runId = await erase(page, person);
  const begin = Date.now();
  await continuePrivacyRun({ organizationId: world.a, id: runId }, ownPorts());
  const seconds = (Date.now() - begin) / 1_000;
  const run = await stored(documents.privacyRun(world.a, runId), privacyRunSchema);
  expect(run.state).toBe('checking');
  expect(run.found).toBeGreaterThan(2_000);
  expect(seconds).toBeLessThan(60);
  await finish(world.a, runId);
  expect(await leftOf(person, pages)).toEqual([]);
  const left = await firestore().collection(collections.erasedPeople(world.a)).count().get();
  expect(left.data().count).toBeGreaterThan(1);
}, 240_000);
