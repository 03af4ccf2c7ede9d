import { beforeEach, expect, test } from '@jest/globals';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { engineInProcess } from './testing/engine-in-process';
import { onCandidateWritten } from './candidates/on-candidate-written';
import { regradeCandidate } from './candidates/regrade-candidate';
import { updateResumeIndex } from './candidates/update-resume-index';
import { onJobWritten } from './jobs/on-job-written';
import { completeIndex } from './matches/complete-index';
import { findMatchingCandidates } from './matches/find-matching-candidates';
import type { StaffContext } from './runtime/route';
import { firestore } from './store/firestore';
import { createStore } from './store/store';
import { countDocuments } from './testing/count-documents';
import { freshId, read, withoutTriggers } from './testing/emulator';
import { fakePorts } from './testing/fake-ports';
import { storeCandidates, storeJob } from './testing/graded-job';
import { clockAt } from './testing/movable-clock';

withoutTriggers();
const store = createStore();
let organizationId: string;
beforeEach(() => {
  organizationId = freshId('agency');
});
const ports = { ...fakePorts({ parsing: engineInProcess }), store };

/** All entries of all postings. */
async function entries(): Promise<string[]> {
  const { docs } = await firestore().collection(collections.postings(organizationId)).get();
  return docs.flatMap((posting) => posting.get('entries') as string[]);
}

test('indexes older resumes in small batches, once, for every caller', async () => {
  const job = await storeJob(organizationId);
  await storeCandidates(job, 50);
  let now = 0;
  // The clock leaves time for one page per call.
  const clock = clockAt(() => (now += 3_000));
  const first = await completeIndex({ ...ports, clock }, organizationId);
  expect(first).toMatchObject({ state: 'building', done: 20, total: 50 });
  const [second, other] = await Promise.all([
    completeIndex({ ...ports, clock: clockAt(() => 0) }, organizationId),
    completeIndex({ ...ports, clock: clockAt(() => 0) }, organizationId),
  ]);
  expect([second.state, other.state]).toEqual(['ready', 'ready']);
  expect(await store.resumeIndex.state(organizationId)).toMatchObject({ state: 'ready', done: 50, total: 50 });
  const all = await entries();
  const places = new Set(all);
  expect(places.size).toBe(50);
  await completeIndex({ ...ports, clock }, organizationId);
  expect((await entries()).length).toBe(all.length);
});

test('removes outdated terms when a resume changes, and all of them when it is deleted', async () => {
  const job = await storeJob(organizationId);
  const [nurse = '', , cook = ''] = await storeCandidates(job, 3);
  const candidateOf = async (id: string) =>
    jobCandidateSchema.cast(await read(documents.candidate(organizationId, job.id, id)), { assert: false });
  const candidate = await candidateOf(nurse);
  await updateResumeIndex(ports, organizationId, [candidate]);
  const before = await entries();
  const terms = await store.resumeIndex.postings(organizationId, ['title:registered-nurse', 'skill:triage']);
  expect([...terms.values()].flat().length).toBeGreaterThan(0);

  const parsing = (await read(documents.candidateParsing(organizationId, job.id, cook))) ?? {};
  await firestore()
    .doc(documents.candidateParsing(organizationId, job.id, nurse))
    .update({ parsed: parsing.parsed });
  await updateResumeIndex(ports, organizationId, [candidate]);
  await updateResumeIndex(ports, organizationId, [candidate]);
  const [filed] = await store.resumeIndex.filed(organizationId, [nurse]);
  const after = await entries();
  expect(after.length).toBe(filed?.terms.length);
  expect(after.length).not.toBe(before.length);

  await updateResumeIndex(ports, organizationId, [{ ...candidate, isDeleted: true }]);
  expect(await entries()).toEqual([]);
  expect(await store.resumeIndex.filed(organizationId, [nurse])).toEqual([]);
});

const candidateOf = async (jobId: string, id: string) =>
  jobCandidateSchema.cast(await read(documents.candidate(organizationId, jobId, id)), { assert: false });
const found = async (term: string) =>
  ((await store.resumeIndex.postings(organizationId, [term])).get(term) ?? []).map(({ candidateId }) => candidateId);

test('a term whose document is full stops neither the others nor later resumes', async () => {
  const job = await storeJob(organizationId);
  const [nurse = '', , , other = ''] = await storeCandidates(job, 6);
  await updateResumeIndex(ports, organizationId, [await candidateOf(job.id, nurse)]);
  const [{ terms } = { terms: [] }] = await store.resumeIndex.filed(organizationId, [nurse]);
  const postings = await firestore().collection(collections.postings(organizationId)).get();
  // Every document of the terms is full but for a few bytes.
  const full = Array.from({ length: 16 }, (_, index) => String(index).padEnd(65_516, 'x'));
  for (const { ref } of postings.docs) await ref.update({ entries: full });
  const shard = postings.docs[0]?.id.slice(-1) ?? '';
  const term = terms[0] ?? '';
  await store.resumeIndex.file(
    organizationId,
    // Those of the same shard meet the full documents.
    Array.from({ length: 100 }, (_, index) => {
      const place = { jobId: job.id, candidateId: `later-${index}` };
      return { ...place, filed: { ...place, email: '', sha256: '', addedAt: 0, terms: [term, `skill:of-${shard}`] } };
    }),
  );
  expect(await found(term)).toEqual(
    expect.arrayContaining(Array.from({ length: 100 }, (_, index) => `later-${index}`)),
  );
  expect(await found(`skill:of-${shard}`)).toHaveLength(100);
  await updateResumeIndex(ports, organizationId, [await candidateOf(job.id, other)]);
  expect(await store.resumeIndex.filed(organizationId, [other])).toMatchObject([{ part: 1 }]);
});

test('a new part of the index begins after a number of resumes, and resumes leave the part that they are in', async () => {
  const place = (index: number) => ({ jobId: 'job', candidateId: `candidate-${index}` });
  const filing = (index: number, terms = ['skill:triage']) => ({
    ...place(index),
    filed: { ...place(index), email: '', sha256: '', addedAt: 0, terms },
  });
  const file = (filings: Parameters<typeof store.resumeIndex.file>[1]) =>
    store.resumeIndex.file(organizationId, filings, { perPart: 10, perCount: 1 });
  for (let index = 0; index < 25; index += 1) await file([filing(index)]);
  const filed = await store.resumeIndex.filed(organizationId, ['candidate-9', 'candidate-10', 'candidate-24']);
  expect(filed.map(({ part }) => part)).toEqual([0, 1, 2]);
  expect(new Set(await found('skill:triage')).size).toBe(25);
  await file([filing(3, ['skill:welding'])]);
  await file([{ ...place(12), filed: null }]);
  expect(await found('skill:welding')).toEqual(['candidate-3']);
  expect(await found('skill:triage')).toHaveLength(23);
  // What was filed before the index was requested stays where it is.
  expect(await store.resumeIndex.begin(organizationId)).toMatchObject({ state: 'building', part: 2 });
});

test('a candidate is graded although the index fails, and the failure is reported', async () => {
  const job = await storeJob(organizationId);
  await onJobWritten({ organizationId, jobId: job.id, eventId: 'made', before: null, after: job }, ports);
  const [id = ''] = await storeCandidates(job, 1);
  const after = await candidateOf(job.id, id);
  const file = () => Promise.reject(new Error('index is down'));
  const failing = { ...ports, store: { ...store, resumeIndex: { ...store.resumeIndex, file } } };
  const event = { organizationId, jobId: job.id, candidateId: id, eventId: 'added', before: null, after };
  await expect(onCandidateWritten(event, failing)).rejects.toThrow('index is down');
  expect((await candidateOf(job.id, id)).sovren.weightedScore).not.toBeNull();
  await firestore()
    .doc(documents.candidate(organizationId, job.id, id))
    .update({ 'sovren.weightedScore': null });
  expect(await regradeCandidate(failing, { organizationId, jobId: job.id, candidateId: id })).toMatchObject({
    graded: true,
  });
});

test('a search reads a bounded number of documents for any number of resumes', async () => {
  const source = await storeJob(organizationId);
  await storeCandidates(source, 800);
  await completeIndex({ ...ports, clock: clockAt(() => 0) }, organizationId);
  const wanted = await storeJob(organizationId);
  const event = { organizationId, jobId: wanted.id, eventId: 'made', before: null, after: wanted };
  await onJobWritten(event, ports);
  const context = ports as unknown as StaffContext;
  const { reads, result } = await countDocuments(() =>
    findMatchingCandidates({ organizationId, jobId: wanted.id }, context),
  );
  if (result.state !== 'ranked') throw new Error('not ranked');
  expect(result.matches).toHaveLength(50);
  expect(result.graded).toBe(300);
  // 30 terms in 4 documents each, facts and resumes of 300, 50 shown, people of the job, and a handful.
  expect(reads).toBeLessThanOrEqual(30 * 4 + 300 * 2 + 50 + 20);
});
