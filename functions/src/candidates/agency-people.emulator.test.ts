import { beforeAll, expect, test } from '@jest/globals';
import { agencyPersonSchema, candidacyMark, type AgencyPerson } from '@portal/domain/candidates/agency-person';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import type { Job } from '@portal/domain/jobs/job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { Timestamp } from 'firebase-admin/firestore';
import { listPeople } from '../migrations/list-people';
import { runMigrations } from '../migrations/run-migrations';
import { agencyPeopleStore } from '../store/agency-people';
import { firestore } from '../store/firestore';
import {
  freshId,
  freshWorld,
  read,
  savedJob,
  signIn,
  withoutTriggers,
  write,
  type SignedIn,
} from '../testing/emulator';
import { runTriggers } from '../testing/run-triggers';

withoutTriggers();

let recruiter: SignedIn;
let job: Job;
let other: Job;
beforeAll(async () => {
  recruiter = await signIn('recruiter', freshWorld());
});

/** Stores a candidate; a later one is newer. */
async function store(inJob: Job, fullName: string, email: string, changes: object = {}): Promise<string> {
  const { organizationId, id: jobId } = inJob;
  const id = freshId('candidate');
  const candidate = jobCandidateSchema.cast({
    ...{ id, organizationId, jobId, fullName, email, skills: ['Epic'] },
    public: { organizationId, jobId, publicToken: 't', resumeLink: '/' },
    ...changes,
  });
  const plain = JSON.parse(JSON.stringify(candidate)) as Record<string, unknown>;
  added += 1;
  await write(documents.candidate(organizationId, jobId, id), { ...plain, createdAt: Timestamp.fromMillis(added) });
  return id;
}
let added = 0;

const change = (inJob: Job, id: string, changes: Record<string, unknown>) =>
  firestore()
    .doc(documents.candidate(inJob.organizationId, inJob.id, id))
    .update(changes);

type Stored = AgencyPerson & { marks: Record<string, true>; searchTokens: Record<string, true> };
/** The people whose name begins so; names of tests are their own. */
async function people(name: string): Promise<Stored[]> {
  const { docs } = await firestore().collection(collections.agencyPeople(job.organizationId)).get();
  return docs
    .map((one) => ({ ...(one.data() as Stored), ...agencyPersonSchema.cast(one.data(), { assert: false }) }))
    .filter(({ fullName }) => fullName.startsWith(name));
}

beforeAll(async () => {
  job = await savedJob(recruiter, { jobTitle: 'Nurse', jobDescription: '' });
  other = await savedJob(recruiter, { jobTitle: 'Charge Nurse', jobDescription: '' });
});

test('the same person in two jobs is listed once, with both jobs and the data of the newest', async () => {
  await store(job, 'Ana Old', 'ana@one.example');
  await store(other, 'Ana New', 'ANA@one.example ', { recruiterId: 'r1' });
  await runTriggers();
  const [ana, ...more] = await people('Ana');
  expect(more).toEqual([]);
  expect(ana).toMatchObject({ fullName: 'Ana New', jobs: 2 });
  expect(ana?.candidacies.map(({ jobTitle }) => jobTitle)).toEqual(['Charge Nurse', 'Nurse']);
  expect(ana?.searchTokens).toMatchObject({ ana: true, epic: true });
  const mark = (filter: Parameters<typeof candidacyMark>[0]) => ana?.marks[candidacyMark(filter)] === true;
  expect(mark({ jobId: other.id, recruiterId: 'r1', status: 'step:Submitted' })).toBe(true);
  // The recruiter is that of the other job.
  expect(mark({ jobId: job.id, recruiterId: 'r1' })).toBe(false);
});

test('people without an email stay apart', async () => {
  await store(job, 'Bo Nobody', '');
  await store(other, 'Bo Nobody', '');
  await runTriggers();
  expect(await people('Bo')).toHaveLength(2);
});

test('a changed status, email and title are followed; a removed candidate leaves, and comes back when restored', async () => {
  const first = await store(job, 'Cy First', 'cy@one.example');
  const second = await store(other, 'Cy Second', 'cy@one.example');
  await runTriggers();
  await change(other, second, { 'submissionStatus.detail': 'Interview' });
  await firestore().doc(documents.job(other.organizationId, other.id)).update({ jobTitle: 'Head Nurse' });
  await runTriggers();
  const [listed] = await people('Cy');
  expect(listed?.candidacies[0]).toMatchObject({ jobTitle: 'Head Nurse', status: { detail: 'Interview' } });
  expect(listed?.marks).toHaveProperty([candidacyMark({ status: 'detail:Interview' })]);

  await change(other, second, { isDeleted: true });
  await runTriggers();
  expect(await people('Cy')).toMatchObject([{ fullName: 'Cy First', jobs: 1 }]);
  await change(other, second, { isDeleted: false });
  await change(job, first, { email: 'other@one.example' });
  await runTriggers();
  expect((await people('Cy')).map(({ fullName, jobs }) => [fullName, jobs]).sort()).toEqual([
    ['Cy First', 1],
    ['Cy Second', 1],
  ]);

  await firestore()
    .doc(documents.candidate(job.organizationId, job.id, first))
    .delete();
  await runTriggers();
  expect(await people('Cy First')).toEqual([]);
});

test('a change that the list does not show writes nothing', async () => {
  const id = await store(job, 'Di', 'di@one.example');
  await runTriggers();
  const [{ id: personId } = { id: '' }] = await people('Di');
  const document = firestore().doc(documents.agencyPerson(job.organizationId, personId));
  const before = (await document.get()).updateTime;
  await change(job, id, { 'public.pageViews': 7, 'sovren.weightedScore': 12 });
  await runTriggers();
  expect((await document.get()).updateTime).toEqual(before);
});

test('a person whose newest candidate has no document any more has the data of the next', async () => {
  await store(job, 'Fay Old', 'fay@one.example');
  const between = await store(other, 'Fay Between', 'fay@one.example');
  await store(other, 'Fay New', 'fay@one.example');
  await runTriggers();
  const [fay] = await people('Fay');
  const [newest] = fay?.candidacies ?? [];
  // Their triggers have not run yet.
  const gone = [between, newest?.candidateId ?? ''];
  for (const id of gone)
    await firestore()
      .doc(documents.candidate(other.organizationId, other.id, id))
      .delete();
  await agencyPeopleStore.update({ organizationId: other.organizationId, jobId: other.id, candidateId: between }, [
    fay?.id ?? '',
  ]);
  expect(await people('Fay')).toMatchObject([{ fullName: 'Fay Old', jobs: 1 }]);
});

test('erased candidates leave a person who has others; without others the person is deleted', async () => {
  const stays = await store(job, 'Gil Stays', 'GIL@one.example');
  const erased = await store(other, 'Gil Erased', 'gil@one.example');
  await runTriggers();
  const [gil] = await people('Gil');
  const leave = (ids: string[]) => agencyPeopleStore.leave(job.organizationId, [gil?.id ?? '', 'nobody'], ids);
  expect(await leave([erased])).toBe(1);
  expect(await people('Gil')).toMatchObject([{ fullName: 'Gil Stays', candidacies: [{ candidateId: stays }] }]);
  expect(await leave([erased])).toBe(1);
  expect(await people('Gil')).toHaveLength(1);
  expect(await leave([erased, stays])).toBe(1);
  expect(await people('Gil')).toEqual([]);
  expect(await leave([erased, stays])).toBe(0);
});

test('the migration lists who was a candidate before', async () => {
  const id = await store(job, 'Ed', 'ed@one.example', { schemaVersion: 3 });
  await runMigrations([listPeople], { isDryRun: false, report: () => undefined, pageSize: 100 });
  expect(await people('Ed')).toMatchObject([{ candidacies: [{ candidateId: id, jobTitle: 'Nurse' }] }]);
  expect(await read(documents.candidate(job.organizationId, job.id, id))).toMatchObject({ schemaVersion: 4 });
});
