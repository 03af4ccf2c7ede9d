import { EventEmitter, once } from 'node:events';
import { beforeEach, expect, test } from '@jest/globals';
import { gradeSchema, type GradeWeights } from '@portal/domain/grading/grade';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { engineInProcess } from './testing/engine-in-process';
import type { ParsingService } from './adapters/parsing-service/parsing-service';
import { onJobWritten } from './jobs/on-job-written';
import { gradeCandidates, gradedJobOf } from './grading/grade-candidates';
import type { Ports } from './runtime/ports';
import { firestore } from './store/firestore';
import { createStore } from './store/store';
import { countDocuments } from './testing/count-documents';
import { freshId, read, withoutTriggers } from './testing/emulator';
import { fakePorts } from './testing/fake-ports';
import { storeCandidates, storeJob } from './testing/graded-job';
import { clockAt } from './testing/movable-clock';
import { continueGrading, gradingPageSize } from './grading/continue-grading';
import { restartStalledGrading } from './grading/restart-stalled-grading';

withoutTriggers();
const store = createStore();
let organizationId: string;
beforeEach(() => {
  organizationId = freshId('agency');
});

/** The ports of the product with an engine that counts its grades and can be made to fail. */
function portsWith(changes: Partial<ParsingService> = {}) {
  const counted = { graded: 0 };
  const parsing: ParsingService = {
    ...engineInProcess,
    grade: (input) => {
      counted.graded += input.resumes.length;
      return engineInProcess.grade(input);
    },
    ...changes,
  };
  const ports: Ports = { ...fakePorts({ parsing }), store };
  return { ports, counted };
}

const stored = async (job: Job): Promise<Job> =>
  jobSchema.cast(await read(documents.job(job.organizationId, job.id)), { assert: false });
const gradeOf = async (job: Job, id: string) =>
  gradeSchema.cast((await read(documents.candidateParsing(job.organizationId, job.id, id)))?.grade);
const keyOf = (job: Job) => ({ organizationId: job.organizationId, jobId: job.id });

/** Runs the job trigger, as after an edit. */
async function edited(job: Job, changes: Partial<Job>, ports: Ports): Promise<void> {
  await firestore()
    .doc(documents.job(job.organizationId, job.id))
    .set(changes, { mergeFields: Object.keys(changes) });
  const after = await stored(job);
  await onJobWritten({ ...keyOf(job), eventId: 'edit', before: job, after }, ports);
}

/** Runs the events of a grading run to its end. */
async function finish(job: Job, ports: Ports): Promise<number> {
  for (let pages = 0; ; pages += 1) {
    const run = await store.gradingRuns.get(keyOf(job));
    if (!run?.activeAt) return pages;
    await continueGrading(run, ports);
  }
}

test('grades a thousand candidates from stored data, in pages, with progress on the job', async () => {
  const job = await storeJob(organizationId);
  const ids = await storeCandidates(job, 1_000);
  const { ports, counted } = portsWith();
  await edited(job, {}, ports);
  expect((await stored(job)).grading).toMatchObject({ state: 'queued', total: 1_000, done: 0 });

  await continueGrading(keyOf(job), ports);
  expect((await stored(job)).grading).toMatchObject({ state: 'running', total: 1_000, done: gradingPageSize });

  const { reads } = await countDocuments(() => finish(job, ports));
  expect((await stored(job)).grading).toMatchObject({ state: 'done', total: 1_000, done: 1_000, failed: 0 });
  expect(counted.graded).toBe(1_000);
  // One read of each candidate and of its parsing record, and a few per page for job, description and run.
  expect(reads).toBeLessThanOrEqual(950 * 2 + 21 * 6);
  const scores = new Set<number>();
  for (const id of ids.slice(0, 4)) scores.add((await gradeOf(job, id)).weightedScore);
  expect(scores.size).toBeGreaterThan(2);
}, 120_000);

test('new weights only reweight stored scores, and an edit without new weights does nothing', async () => {
  const job = await storeJob(organizationId);
  const [, id = ''] = await storeCandidates(job, 60);
  const { ports, counted } = portsWith();
  await edited(job, {}, ports);
  await finish(job, ports);
  const before = await gradeOf(job, id);
  counted.graded = 0;

  const gradeWeights: GradeWeights = { skills: 1 };
  await edited(job, { gradeWeights }, ports);
  expect((await stored(job)).grading).toMatchObject({ state: 'queued', total: 60 });
  await finish(job, ports);
  expect(counted.graded).toBe(0);
  const after = await gradeOf(job, id);
  const skills = after.categories.find(({ category }) => category === 'skills');
  expect(skills?.weight).toBe(1);
  expect(after.weightedScore).toBe(skills?.unweightedScore);
  expect(await read(documents.candidate(organizationId, job.id, id))).toMatchObject({
    sovren: { weightedScore: after.weightedScore },
  });
  // The engine gives the same scores with these weights.
  const parsing = await store.jobs.parsing(organizationId, job.id);
  const [resume] = await store.candidateGrades.resumes(keyOf(job), [id]);
  if (!parsing || !resume?.parsed) throw new Error('not parsed');
  const options = {
    job: parsing.parsed,
    resumes: [resume.parsed],
    weights: gradeWeights,
    mustHaves: null,
    today: '2025-06-15',
  };
  expect(await engineInProcess.grade(options)).toEqual([after]);
  expect(before.weightedScore).not.toBe(after.weightedScore);

  const { runId } = (await stored(job)).grading ?? {};
  await edited(job, { officeName: 'Boston' }, ports);
  expect((await stored(job)).grading?.runId).toBe(runId);
});

test('ignores weights that do not sum to one and uses the suggested ones', async () => {
  const job = await storeJob(organizationId);
  const [id = ''] = await storeCandidates(job, 1);
  const { ports } = portsWith();
  await edited(job, {}, ports);
  await finish(job, ports);
  const suggested = await gradeOf(job, id);
  await edited(job, { gradeWeights: { skills: 3, education: -2 } }, ports);
  await finish(job, ports);
  expect(await gradeOf(job, id)).toEqual(suggested);
  await edited(job, { gradeWeights: { skills: 0.9996, education: 0 } }, ports);
  await finish(job, ports);
  const sum = (await gradeOf(job, id)).categories.reduce((total, { weight }) => total + weight, 0);
  expect(sum).toBeCloseTo(1, 9);
});

test('grades a page again when its process died, and no other page', async () => {
  const job = await storeJob(organizationId);
  await storeCandidates(job, 120);
  const { ports, counted } = portsWith();
  await edited(job, {}, ports);
  await continueGrading(keyOf(job), ports);

  const dying = { ...store.gradingRuns, finishPage: () => new Promise<never>(() => undefined) };
  void continueGrading(keyOf(job), { ...ports, store: { ...store, gradingRuns: dying } });
  const idle = { ...ports, clock: clockAt(() => Date.now() + 6 * 60_000) };
  await restartStalledGrading(idle);
  expect(await store.gradingRuns.get(keyOf(job))).toMatchObject({ restarts: 1, done: gradingPageSize });
  await finish(job, ports);
  expect((await stored(job)).grading).toMatchObject({ state: 'done', done: 120 });
  expect(counted.graded).toBe(120 + gradingPageSize);
});

test('ignores duplicate events', async () => {
  const job = await storeJob(organizationId);
  await storeCandidates(job, 120);
  const { ports } = portsWith();
  await Promise.all([edited(job, {}, ports), edited(job, {}, ports)]);
  await Promise.all([continueGrading(keyOf(job), ports), continueGrading(keyOf(job), ports)]);
  expect((await stored(job)).grading).toMatchObject({ done: gradingPageSize });
  await finish(job, ports);
  const done = await stored(job);
  expect(done.grading).toMatchObject({ state: 'done', done: 120 });
  await continueGrading(keyOf(job), ports);
  expect(await stored(job)).toEqual(done);
});

test('an edit during a run replaces the run, and late pages of the old one are not stored', async () => {
  const job = await storeJob(organizationId);
  const [first = ''] = await storeCandidates(job, 120);
  const events = new EventEmitter();
  const isAsked = once(events, 'asked');
  const { ports } = portsWith({
    grade: async (input) => {
      events.emit('asked');
      await once(events, 'released');
      return await engineInProcess.grade(input);
    },
  });
  await edited(job, {}, ports);
  const late = continueGrading(keyOf(job), ports);
  await isAsked;
  const { ports: quick } = portsWith();
  await edited(job, { jobSkills: { requiredSkills: ['Dialysis'], preferredSkills: [] } }, quick);
  await continueGrading(keyOf(job), quick);
  const newer = await gradeOf(job, first);
  events.emit('released');
  await late;
  expect(await gradeOf(job, first)).toEqual(newer);
  expect((await stored(job)).grading).toMatchObject({ state: 'running', done: gradingPageSize });
  await finish(job, quick);
  const skills = (await gradeOf(job, first)).categories.find(({ category }) => category === 'skills');
  const asked = skills?.evidence.map((item) => item.asked);
  expect(asked).toContain('Dialysis');
  expect(asked).not.toContain('Triage');
});

test('grades the current resume when it changes during a page', async () => {
  const job = await storeJob(organizationId);
  const [id = '', other = ''] = await storeCandidates(job, 2);
  let isFirst = true;
  const { ports } = portsWith({
    grade: async (input) => {
      if (isFirst) {
        isFirst = false;
        const better = (await read(documents.candidateParsing(organizationId, job.id, other)))?.parsed;
        await firestore()
          .doc(documents.candidateParsing(organizationId, job.id, id))
          .update({ parsed: better });
      }
      return engineInProcess.grade(input);
    },
  });
  await edited(job, {}, ports);
  await finish(job, ports);
  expect(await gradeOf(job, id)).toEqual(await gradeOf(job, other));
});

test('gives up a grading that keeps failing, and a new run can start', async () => {
  const job = await storeJob(organizationId);
  await storeCandidates(job, 3);
  const { ports: broken } = portsWith({ grade: () => Promise.reject(new Error('out of order')) });
  await edited(job, {}, broken);
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await expect(continueGrading(keyOf(job), broken)).rejects.toThrow('out of order');
  }
  await continueGrading(keyOf(job), broken);
  expect((await stored(job)).grading).toMatchObject({ state: 'failed', done: 0, total: 3 });
});

test('reports a resume that cannot be graded and continues with the others', async () => {
  const job = await storeJob(organizationId);
  const ids = await storeCandidates(job, 3);
  const { ports } = portsWith({
    grade: async (input) => (await engineInProcess.grade(input)).map((grade, index) => (index === 0 ? null : grade)),
  });
  await edited(job, {}, ports);
  await finish(job, ports);
  expect((await stored(job)).grading).toMatchObject({ state: 'done', done: 3, failed: 1 });
  const graded = await read(documents.candidateParsing(organizationId, job.id, ids[0] ?? ''));
  expect(graded?.grade).toBeNull();
  expect(graded?.gradeFailedAt).not.toBeNull();
});

test('marks a candidate whose grading failed until it has a grade', async () => {
  const job = await storeJob(organizationId);
  const [id = ''] = await storeCandidates(job, 1);
  const { ports } = portsWith();
  await edited(job, {}, ports);
  const parsedJob = await stored(job);
  const gradedJob = await gradedJobOf(ports, parsedJob);
  if (!gradedJob) throw new Error('the job is parsed');
  const failedAt = async () => (await read(documents.candidateParsing(organizationId, job.id, id)))?.gradeFailedAt;
  const gradeWith = (grade: ParsingService['grade']) =>
    gradeCandidates(portsWith({ grade }).ports, { job: parsedJob, gradedJob, candidateIds: [id] });
  await expect(gradeWith(() => Promise.reject(new Error('out of order')))).rejects.toThrow('out of order');
  expect(await failedAt()).toBeTruthy();
  await gradeWith((input) => engineInProcess.grade(input));
  expect(await failedAt()).toBeNull();
  await gradeWith(() => Promise.resolve([null]));
  expect(await failedAt()).toBeTruthy();
});

test("stops grading when the job's description is removed", async () => {
  const job = await storeJob(organizationId);
  await storeCandidates(job, 60);
  const { ports } = portsWith();
  await edited(job, {}, ports);
  await continueGrading(keyOf(job), ports);
  await edited(job, { jobDescription: '' }, ports);
  expect((await stored(job)).grading).toBeUndefined();
  expect(await finish(job, ports)).toBe(0);
});
