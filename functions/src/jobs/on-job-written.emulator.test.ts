import { beforeAll, expect, test } from '@jest/globals';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { isPublicToken } from '@portal/domain/links/public-token';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { cast } from '@portal/domain/testing/cast';
import { firestore } from '../store/firestore';
import { freshWorld, jobOf, read, signIn, stored, withoutTriggers, write, type SignedIn } from '../testing/emulator';
import { runTriggers } from '../testing/run-triggers';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
});

const storedJob = (job: Job) => stored(documents.job(world.a, job.id), jobSchema);
const expectStatus = async (job: Job, status: string) => {
  await runTriggers();
  const now = await storedJob(job);
  expect(now.sovren.sovrenParsedStatus).toBe(status);
  return now;
};

test('a new job gets one link, separate secrets, and its first activity', async () => {
  const job = jobOf(recruiter, { jobDescription: '' });
  await write(documents.job(world.a, job.id), { ...job });
  const { public: published } = await expectStatus(job, 'failed');
  if (!published) throw new Error('the job has no link');
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
  const changes = { officeName: 'Boston', salary: { ...job.salary, amount: 50 }, status: 1 };
  await firestore()
    .doc(documents.job(world.a, job.id))
    .update({ ...changes, changedBy: recruiter.uid });
  await runTriggers();
  const { docs } = await firestore().collection(collections.jobEvents(world.a, job.id)).get();
  const events = docs.map((event) => event.data());
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
  const first = await expectStatus(job, 'parsed');
  const parsing = await read(documents.jobParsing(world.a, job.id));
  expect(parsing).toMatchObject({ parsed: { title: 'Charge Nurse' } });
  expect(parsing?.html).toContain('registered nurse');

  await firestore()
    .doc(documents.job(world.a, job.id))
    .update({ 'jobSkills.requiredSkills': ['Dialysis'] });
  expect((await expectStatus(job, 'parsed')).sovren.sourceHash).not.toBe(first.sovren.sourceHash);
  const again = (await read(documents.jobParsing(world.a, job.id))) as { parsed: { skills: { name: string }[] } };
  expect(again.parsed.skills.map(({ name }) => name)).toEqual(['Dialysis']);
});

test('a description that is removed and restored is parsed again', async () => {
  const job = jobOf(recruiter);
  await write(documents.job(world.a, job.id), { ...job });
  await expectStatus(job, 'parsed');
  const document = firestore().doc(documents.job(world.a, job.id));
  await document.update({ jobDescription: '' });
  await expectStatus(job, 'failed');
  await document.update({ jobDescription: job.jobDescription });
  await expectStatus(job, 'parsed');
});

test('deleting a job removes its link', async () => {
  const job = jobOf(recruiter, { jobDescription: '' });
  await write(documents.job(world.a, job.id), { ...job });
  await expectStatus(job, 'failed');
  await firestore().doc(documents.job(world.a, job.id)).delete();
  await runTriggers();
  expect(await read(documents.publicJob(job.id))).toBeNull();
  expect(await read(documents.jobAccess(world.a, job.id))).toBeNull();
});

test('a job of another organization with the same id does not take over or remove the link', async () => {
  const job = jobOf(recruiter, { jobDescription: '' });
  await write(documents.job(world.a, job.id), { ...job });
  await expectStatus(job, 'failed');
  const pointer = await read(documents.publicJob(job.id));

  const double = documents.job(world.b, job.id);
  await write(double, { ...job, organizationId: world.b });
  await runTriggers();
  const parsed = await stored(double, jobSchema);
  expect(parsed.sovren.sovrenParsedStatus).toBe('failed');
  expect(parsed.public).toBeUndefined();
  expect(await read(documents.publicJob(job.id))).toEqual(pointer);

  await firestore().doc(documents.jobAccess(world.b, job.id)).set({ secretPin: 'x' });
  await firestore().doc(double).delete();
  await runTriggers();
  expect(await read(documents.jobAccess(world.b, job.id))).toBeNull();
  expect(await read(documents.publicJob(job.id))).toEqual(pointer);
});
