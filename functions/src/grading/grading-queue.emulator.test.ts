import { beforeAll, expect, test } from '@jest/globals';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { call, freshWorld, signIn, stored, until, type SignedIn, type World } from '../testing/emulator';
import { storeCandidates, storeJob } from '../testing/graded-job';

const world: World = freshWorld();
let recruiter: SignedIn;
let foreigner: SignedIn;
beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  foreigner = await signIn('foreignRecruiter', world);
});

const storedJob = (job: Job) => stored(documents.job(world.a, job.id), jobSchema);
const done = (job: Job, after = '') =>
  until(async () => {
    const { grading } = await storedJob(job);
    return grading?.state === 'done' && grading.runId !== after && grading;
  }, 'the grading');
const again = (job: Job, token: string) =>
  call('/api/app/gradeJobCandidates', { body: { organizationId: world.a, jobId: job.id }, token });

test('grades all candidates page by page after an edit, and again on request', async () => {
  const job = await storeJob(world.a, { jobDescription: '' });
  // More than one page; not marked as parsed, so that the trigger does not grade them one by one.
  await storeCandidates(job, 70, { sovren: { sovrenParsedStatus: 'notParsed' } });
  expect(await again(job, recruiter.token)).toMatchObject({ status: 409 });
  const jobDescription = 'Registered nurse in Boston: triage, patient care and Epic in intensive care.';
  await firestore().doc(documents.job(world.a, job.id)).update({ jobDescription });
  const first = await done(job);
  expect(first).toMatchObject({ total: 70, done: 70, failed: 0 });

  expect(await again(job, foreigner.token)).toMatchObject({ status: 403 });
  expect(await again(job, recruiter.token)).toMatchObject({ status: 200, body: { data: { total: 70 } } });
  expect(await done(job, first.runId)).toMatchObject({ total: 70, done: 70 });
});

test('refuses to grade the candidates of an unknown job', async () => {
  const body = { organizationId: world.a, jobId: 'unknown' };
  expect(await call('/api/app/gradeJobCandidates', { body, token: recruiter.token })).toMatchObject({ status: 404 });
});
