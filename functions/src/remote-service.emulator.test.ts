import { describe, expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { gradeSchema } from '@portal/domain/grading/grade';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { engineInProcess } from './testing/engine-in-process';
import { remoteParsing } from './adapters/parsing-service/remote-parsing';
import { sovrenV9 } from './adapters/parsing-service/sovren-v9';
import { txV10 } from './adapters/parsing-service/tx-v10';
import { onCandidateWritten } from './candidates/on-candidate-written';
import { continueGrading } from './grading/continue-grading';
import { onJobWritten } from './jobs/on-job-written';
import { completeIndex } from './matches/complete-index';
import { findMatchingCandidates } from './matches/find-matching-candidates';
import type { StaffContext } from './runtime/route';
import { createStore } from './store/store';
import { freshId, read, withoutTriggers } from './testing/emulator';
import { actorFor, fakePorts, recordingLogger } from './testing/fake-ports';
import { storeCandidates, storeJob } from './testing/graded-job';
import { clockAt } from './testing/movable-clock';
import { parsingServiceForTests, serviceAccount } from './testing/parsing-service-server';

withoutTriggers();
const store = createStore();
const service = parsingServiceForTests();

const remote = (version: typeof sovrenV9, path: string) =>
  remoteParsing({
    version,
    url: `${service.url}${path}`,
    ...serviceAccount,
    embedded: engineInProcess,
    log: recordingLogger(),
  });

describe.each([
  ['the embedded engine', () => engineInProcess, false],
  ['Sovren v9', () => remote(sovrenV9, '/v9'), true],
  ['Tx v10', () => remote(txV10, '/v10'), true],
] as const)('with %s', (_name, engineOf, isRemote) => {
  const setUp = () => ({ ...fakePorts({ parsing: engineOf() }), store });
  const stored = async ({ organizationId, id }: Job): Promise<Job> =>
    jobSchema.cast(await read(documents.job(organizationId, id)), { assert: false });
  const written = async (job: Job, ports: ReturnType<typeof setUp>) => {
    const key = { organizationId: job.organizationId, jobId: job.id };
    await onJobWritten({ ...key, eventId: 'made', before: null, after: job }, ports);
    return key;
  };

  test('grades the candidates of a job in the queue', async () => {
    const ports = setUp();
    const job = await storeJob(freshId('agency'));
    const ids = await storeCandidates(job, 4);
    const key = await written(job, ports);
    while ((await store.gradingRuns.get(key))?.activeAt) await continueGrading(key, ports);
    expect((await stored(job)).grading).toMatchObject({ state: 'done', done: 4, failed: 0 });
    const grades = await Promise.all(
      ids.map(async (id) =>
        gradeSchema.cast((await read(documents.candidateParsing(job.organizationId, job.id, id)))?.grade),
      ),
    );
    const [nurse, , cook] = grades;
    expect(nurse?.engineVersion).toBe(await ports.parsing.engineVersion());
    expect(nurse?.weightedScore).toBeGreaterThan(cook?.weightedScore ?? 100);
    for (const grade of grades) {
      expect(grade.categories.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 6);
    }
  });

  test('finds candidates of other jobs and removes deleted ones from the index', async () => {
    const ports = setUp();
    const organizationId = freshId('agency');
    const source = await storeJob(organizationId);
    const ids = await storeCandidates(source, 4);
    const wanted = await storeJob(organizationId);
    await written(wanted, ports);
    await completeIndex({ ...ports, clock: clockAt(() => 0) }, organizationId);
    const context = { ...ports, actor: actorFor('recruiter') } as unknown as StaffContext;
    const find = async () => {
      const answer = await findMatchingCandidates({ organizationId, jobId: wanted.id }, context);
      if (answer.state !== 'ranked') throw new Error('not ranked');
      return answer.matches.map(({ candidateId }) => candidateId);
    };
    const [first = ''] = await find();
    expect(first).not.toBe(ids[2]);
    const indexed = () => [...(service.indexes.get(`${organizationId}_resumes`)?.keys() ?? [])];
    if (isRemote) expect(indexed().sort()).toEqual([...ids].sort());

    const before = jobCandidateSchema.cast(await read(documents.candidate(organizationId, source.id, first)), {
      assert: false,
    });
    const gone = { organizationId, jobId: source.id, candidateId: first };
    await onCandidateWritten({ ...gone, eventId: 'event-1', before, after: null }, ports);
    expect(await find()).not.toContain(first);
    expect(indexed()).not.toContain(first);
  });
});
