import { beforeAll, expect, test } from '@jest/globals';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { privacyRunSchema } from '@portal/domain/privacy/privacy-run';
import { privacyTexts } from '@portal/domain/texts/privacy';
import { createCandidate, type CandidateRequest } from '../candidates/create-candidate';
import { withoutErased } from '../candidates/erased-people';
import { firestore } from '../store/firestore';
import {
  bucket,
  call,
  freshWorld,
  provedToken,
  read,
  savedAgencies,
  savedJob,
  signIn,
  stored,
  withoutTriggers,
  type SignedIn,
} from '../testing/emulator';
import { ownPorts } from '../testing/own-server';
import { parsedUpload } from '../testing/parsed-upload';
import { freshPerson, plantPerson, tracesOf, type Planted } from '../testing/planted-person';
import { saveJob, type PublicPage } from '../testing/public-page';
import { plantInJob } from '../testing/planted-person';
import { testFile } from '../testing/test-file';
import { walkEverything } from '../testing/walk-everything';
import { continuePrivacyRun } from './continue-privacy-run';
import { eraseAgain } from './erase-again';
import { wakePrivacyRuns } from './wake-privacy-runs';

withoutTriggers();

const world = freshWorld();
let admin: SignedIn;
beforeAll(async () => {
  await savedAgencies(world);
  admin = await signIn('admin', world);
});

/** With a proof of just now. */
const post = <Data>(name: string, body: object) =>
  call<Data>(`/api/app/${name}`, { body, token: provedToken(admin.token, testFile().clock.now()) });
const keyOf = ({ organizationId, jobId, candidateId }: PublicPage) => ({ organizationId, jobId, candidateId });

async function finish(id: string): Promise<void> {
  for (let steps = 0; steps < 20; steps += 1) {
    await continuePrivacyRun({ organizationId: world.a, id }, ownPorts());
    const { state } = await stored(documents.privacyRun(world.a, id), privacyRunSchema);
    if (state === 'done' || state === 'failed') return;
    testFile().clock.pass(11 * 60_000);
  }
}

async function erased(person: Planted): Promise<PublicPage[]> {
  const pages = await plantPerson(admin, person, { jobs: 1 });
  const [page] = pages;
  if (!page) throw new Error('no page');
  const answer = await post<{ runId: string }>('erasePerson', { ...keyOf(page), confirmation: person.name });
  await finish(answer.body.data.runId);
  return pages;
}

const named = async (person: Planted) =>
  (await walkEverything()).filter(({ text }) => tracesOf(person).some((trace) => text.includes(trace)));

test('imports skip an erased person by email and by id of the ATS, and by those of one agency alone', async () => {
  const person = freshPerson();
  await erased(person);
  const rows = [{ email: person.email.toUpperCase() }, { atsId: person.atsId }, { email: 'other@mail.example' }];
  const left = (organizationId: string) => withoutErased(ownPorts(), organizationId, rows, (row) => row);
  expect(await left(world.a)).toEqual([rows[2]]);
  expect(await left(world.b)).toEqual(rows);
  // An import of many reads the list.
  const many = Array.from({ length: 300 }, (_, index) => ({ email: `p${index}@mail.example` }));
  const kept = await withoutErased(ownPorts(), world.a, [...many, { email: person.email }], (row) => row);
  expect(kept).toEqual(many);
});

test('staff cannot add an erased person until an admin allows it; who applies comes back', async () => {
  const person = freshPerson();
  await erased(person);
  const job = await savedJob(admin);
  const request = async (source: CandidateRequest['source']): Promise<CandidateRequest> => {
    const upload = await parsedUpload(admin, `${person.name} ${source}`, { email: person.email });
    const facts = { fileName: 'r.txt', createdBy: '', actorName: '', file: { stagedPath: upload.stagedPath } };
    return { job, candidateId: upload.candidateId, source, ...facts };
  };
  const byStaff = await request('upload');
  await expect(createCandidate(ownPorts(), byStaff)).rejects.toMatchObject({ userMessage: privacyTexts.erasedBefore });
  expect(await read(documents.candidate(world.a, job.id, byStaff.candidateId))).toBeNull();
  expect(await createCandidate(ownPorts(), await request('publicUpload'))).toMatchObject({ isNew: true });

  const allow = { organizationId: world.a, email: person.email };
  expect((await post('allowErasedPerson', allow)).body.data).toEqual({ wasErased: true });
  expect((await post('allowErasedPerson', allow)).body.data).toEqual({ wasErased: false });
  expect(await createCandidate(ownPorts(), byStaff)).toMatchObject({ isNew: true });
});

test('a restored backup is erased again, but not who has applied since', async () => {
  const [person, back] = [freshPerson(), freshPerson()];
  await erased(person);
  await erased(back);
  // The backup knows neither of the erasures.
  const list = await firestore().collection(`organizations/${world.a}/erasedPeople`).listDocuments();
  for (const one of list) await one.delete();
  const { jobId } = await saveJob(admin);
  const old = { createdAt: Timestamp.fromMillis(1_000) };
  const restored = await plantInJob(admin, jobId, person);
  await firestore()
    .doc(documents.candidate(world.a, jobId, restored.candidateId))
    .update(old);
  const applied = await plantInJob(admin, jobId, back);
  await firestore()
    .doc(documents.candidate(world.a, jobId, applied.candidateId))
    .update({ source: 'publicUpload', createdAt: Timestamp.fromMillis(Date.now() + 60_000) });

  expect(await eraseAgain(ownPorts(), world.a)).toBe(1);
  expect(await eraseAgain(ownPorts(), world.a)).toBe(1);
  const runs = await firestore()
    .collection(`organizations/${world.a}/privacyRuns`)
    .where('state', '==', 'queued')
    .get();
  expect(runs.size).toBe(1);
  await finish(runs.docs[0]?.id ?? '');
  expect((await named(person)).map(({ path }) => path)).toEqual([]);
  expect(await read(documents.candidate(world.a, jobId, applied.candidateId))).not.toBeNull();
});

test('an import that was under way while the person was erased is found ten minutes later', async () => {
  const person = freshPerson();
  const [page] = await plantPerson(admin, person, { jobs: 1 });
  if (!page) throw new Error('no page');
  const { body } = await post<{ runId: string }>('erasePerson', { ...keyOf(page), confirmation: person.name });
  const key = { organizationId: world.a, id: body.data.runId };
  await continuePrivacyRun(key, ownPorts());
  expect(await stored(documents.privacyRun(world.a, key.id), privacyRunSchema)).toMatchObject({ state: 'checking' });
  // What another process had read before.
  await plantInJob(admin, page.jobId, person);
  await wakePrivacyRuns(ownPorts());
  expect(await named(person)).not.toEqual([]);
  await finish(key.id);
  expect((await named(person)).map(({ path }) => path)).toEqual([]);
});

test('an export has everything of the person and nothing of others, and ends with the erasure', async () => {
  const person = freshPerson();
  const [page] = await plantPerson(admin, person, { jobs: 2 });
  if (!page) throw new Error('no page');
  const started = await post<{ runId: string }>('exportPerson', keyOf(page));
  const { runId } = started.body.data;
  expect((await post('exportPerson', keyOf(page))).body.data).toEqual({ runId });
  const download = { organizationId: world.a, runId, format: 'json' };
  expect((await post('downloadExport', download)).status).toBe(404);
  await finish(runId);

  const bytes = await bucket().read(storagePaths.personExport(world.a, runId, 'json'));
  const exported = JSON.parse(bytes.toString()) as { places: { name: string; documents: object[] }[]; files: object[] };
  const all = JSON.stringify(exported);
  for (const trace of [person.email, person.phone, 'is calm', 'viewResume', 'm2/recipients/r1', 'Meet ']) {
    expect(all).toContain(trace);
  }
  for (const secret of ['Call ', 'Red Fox', 'client@c.example', 'searchTokens', 'privateToken', page.publicToken]) {
    expect(all).not.toContain(secret);
  }
  expect(exported.places.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['candidates', 'marketing', 'mailingTexts', 'jobTexts', 'sendouts']),
  );
  expect(exported.files.length).toBeGreaterThan(10);
  const pdf = await bucket().read(storagePaths.personExport(world.a, runId, 'pdf'));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await post<{ url: string }>('downloadExport', download)).body.data.url).toContain('link=');

  const erasing = await post<{ runId: string }>('erasePerson', { ...keyOf(page), confirmation: person.name });
  expect((await post('exportPerson', keyOf(page))).body).toMatchObject({ message: privacyTexts.underWay });
  await finish(erasing.body.data.runId);
  expect((await post('downloadExport', download)).status).toBe(404);
  expect((await named(person)).map(({ path }) => path)).toEqual([]);
});

test('an export ends after seven days, with its files', async () => {
  const person = freshPerson();
  const [page] = await plantPerson(admin, person, { jobs: 1 });
  if (!page) throw new Error('no page');
  const { runId } = (await post<{ runId: string }>('exportPerson', keyOf(page))).body.data;
  await finish(runId);
  const path = storagePaths.personExport(world.a, runId, 'pdf');
  expect(await bucket().facts(path)).not.toBeNull();
  testFile().clock.pass(7 * 24 * 60 * 60_000 + 1_000);
  await wakePrivacyRuns(ownPorts());
  expect(await bucket().facts(path)).toBeNull();
  expect(await read(documents.privacyRun(world.a, runId))).toBeNull();
});
