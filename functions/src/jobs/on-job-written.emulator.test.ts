import { beforeAll, expect, test } from '@jest/globals';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { isPublicToken } from '@portal/domain/links/public-token';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { cast } from '@portal/domain/testing/cast';
import { firestore } from '../store/firestore';
import { freshWorld, jobOf, read, signIn, stored, until, write, type SignedIn } from '../testing/emulator';

const world = freshWorld();
let recruiter: SignedIn;
beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
});

const storedJob = (job: Job) => stored(documents.job(world.a, job.id), jobSchema);
const withStatus = (job: Job, status: string) =>
  until(async () => {
    const now = await storedJob(job);
    return now.sovren.sovrenParsedStatus === status && now;
  }, `the job to be ${status}`);

test('a new job gets one link, separate secrets, and its first activity', async () => {
  const job = jobOf(recruiter, { jobDescription: '' });
  await write(documents.job(world.a, job.id), { ...job });
  const published = await until(async () => (await storedJob(job)).public, 'the public link');
  expect(isPublicToken(published.publicToken)).toBe(true);
  expect(published.jobLink).toBe(`/organization/${published.publicToken}/${job.id}`);
  expect(await read(documents.publicJob(job.id))).toEqual({
    organizationId: world.a,
    jobId: job.id,
    publicToken: published.publicToken,
    jobLink: published.jobLink,
  });
  expect(Object.keys((await read(documents.jobAccess(world.a, job.id))) ?? {}).sort()).toEqual([
    'privateToken',
    'secretPin',
  ]);
  await withStatus(job, 'failed');
  const changes = { officeName: 'Boston', salary: { ...job.salary, amount: 50 }, status: 1 };
  await firestore()
    .doc(documents.job(world.a, job.id))
    .update({ ...changes, changedBy: recruiter.uid });
  const events = await until(async () => {
    const { docs } = await firestore().collection(collections.jobEvents(world.a, job.id)).get();
    return docs.length >= 3 && docs.map((event) => event.data());
  }, 'the other activities');
  const { displayName: actorName } = cast.recruiter;
  const who = { userId: recruiter.uid, actorName };
  expect(events.sort((a, b) => String(a.eventType).localeCompare(String(b.eventType)))).toMatchObject([
    { eventType: 'jobAdded', ...who },
    { eventType: 'jobClosed', ...who },
    { eventType: 'jobUpdated', ...who, data: { detail: 'salary, office' } },
  ]);
  expect((await storedJob(job)).public).toEqual(published);
});

test('a description is parsed with its edited details, and again when they change', async () => {
  const job = jobOf(recruiter, { jobTitle: 'Charge Nurse' });
  await write(documents.job(world.a, job.id), { ...job });
  const first = await withStatus(job, 'parsed');
  const parsing = await read(documents.jobParsing(world.a, job.id));
  expect(parsing).toMatchObject({ parsed: { title: 'Charge Nurse' } });
  expect(parsing?.html).toContain('registered nurse');

  await firestore()
    .doc(documents.job(world.a, job.id))
    .update({ 'jobSkills.requiredSkills': ['Dialysis'] });
  await until(async () => (await storedJob(job)).sovren.sourceHash !== first.sovren.sourceHash, 'the second parsing');
  const again = (await read(documents.jobParsing(world.a, job.id))) as { parsed: { skills: { name: string }[] } };
  expect(again.parsed.skills.map(({ name }) => name)).toEqual(['Dialysis']);
});

test('a description that is removed and restored is parsed again', async () => {
  const job = jobOf(recruiter);
  await write(documents.job(world.a, job.id), { ...job });
  await withStatus(job, 'parsed');
  const document = firestore().doc(documents.job(world.a, job.id));
  await document.update({ jobDescription: '' });
  await withStatus(job, 'failed');
  await document.update({ jobDescription: job.jobDescription });
  await withStatus(job, 'parsed');
});

test('deleting a job removes its link', async () => {
  const job = jobOf(recruiter, { jobDescription: '' });
  await write(documents.job(world.a, job.id), { ...job });
  await withStatus(job, 'failed');
  await firestore().doc(documents.job(world.a, job.id)).delete();
  await until(async () => (await read(documents.publicJob(job.id))) === null, 'the link to go');
  expect(await read(documents.jobAccess(world.a, job.id))).toBeNull();
});

test('a job of another organization with the same id does not take over or remove the link', async () => {
  const job = jobOf(recruiter, { jobDescription: '' });
  await write(documents.job(world.a, job.id), { ...job });
  await withStatus(job, 'failed');
  const pointer = await read(documents.publicJob(job.id));

  const double = documents.job(world.b, job.id);
  await write(double, { ...job, organizationId: world.b });
  const parsed = await until(async () => {
    const now = await stored(double, jobSchema);
    return now.sovren.sovrenParsedStatus === 'failed' && now;
  }, 'the double to be looked at');
  expect(parsed.public).toBeUndefined();
  expect(await read(documents.publicJob(job.id))).toEqual(pointer);

  await firestore().doc(documents.jobAccess(world.b, job.id)).set({ secretPin: 'x' });
  await firestore().doc(double).delete();
  await until(async () => (await read(documents.jobAccess(world.b, job.id))) === null, 'the traces to go');
  expect(await read(documents.publicJob(job.id))).toEqual(pointer);
});
