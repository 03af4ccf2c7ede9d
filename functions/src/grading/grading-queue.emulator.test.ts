import { beforeAll, expect, test } from '@jest/globals';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { call, freshWorld, signIn, stored, withoutTriggers, type SignedIn, type World } from '../testing/emulator';
import { storeCandidates, storeJob } from '../testing/graded-job';
import { runTriggers } from '../testing/run-triggers';

withoutTriggers();

const world: World = freshWorld();
let recruiter: SignedIn;
let foreigner: SignedIn;
beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  foreigner = await signIn('foreignRecruiter', world);
});

const storedJob = (job: Job) => stored(documents.job(world.a, job.id), jobSchema);
const graded = async (job: Job) => {
  await runTriggers();
  return (await storedJob(job)).grading;
};
const again = (job: Job, token: string) =>
  call('/api/app/gradeJobCandidates', { body: { organizationId: world.a, jobId: job.id }, token });

test('grades all candidates page by page after an edit, and again on request', async () => {
  const job = await storeJob(world.a, { jobDescription: '' });
  // More than one page; not marked as parsed, so that the trigger does not grade them one by one.
  await storeCandidates(job, 70, { sovren: { sovrenParsedStatus: 'notParsed' } });
  expect(await again(job, recruiter.token)).toMatchObject({ status: 409 });
  const jobDescription = 'Registered nurse in Boston: triage, patient care and Epic in intensive care.';
  await firestore().doc(documents.job(world.a, job.id)).update({ jobDescription });
  const first = await graded(job);
  expect(first).toMatchObject({ state: 'done', total: 70, done: 70, failed: 0 });

  expect(await again(job, foreigner.token)).toMatchObject({ status: 403 });
  expect(await again(job, recruiter.token)).toMatchObject({ status: 200, body: { data: { total: 70 } } });
  const second = await graded(job);
  expect(second).toMatchObject({ state: 'done', total: 70, done: 70 });
  expect(second?.runId).not.toBe(first?.runId);
});

test('refuses to grade the candidates of an unknown job', async () => {
  const body = { organizationId: world.a, jobId: 'unknown' };
  expect(await call('/api/app/gradeJobCandidates', { body, token: recruiter.token })).toMatchObject({ status: 404 });
});
