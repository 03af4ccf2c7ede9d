import { beforeEach, expect, test } from '@jest/globals';
import type { SyncKind, SyncRun } from '@portal/domain/ats/sync-run';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { newOrganization, organizationSchema } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import type { ApplicantTracking } from '../adapters/ats/applicant-tracking';
import { documentTasks } from '../adapters/parsing-service/document-tasks';
import { embeddedParsing } from '../adapters/parsing-service/embedded-parsing';
import { onCandidateWritten } from '../candidates/on-candidate-written';
import { firestore } from '../store/firestore';
import { bucket, freshId, freshWorld, read, signIn, withoutTriggers, write, type SignedIn } from '../testing/emulator';
import { actorFor } from '../testing/fake-ports';
import { handlerContext, movableClock } from '../testing/handler-context';
import { saveOrganization } from '../testing/public-page';
import { bullhornOfTest, connectCorporation, type ToldRecords } from '../testing/simulated-bullhorn';
import { continueSync } from './continue-sync';
import { findAtsCandidate, findAtsJob } from './find-ats-records';
import { mapAtsStatuses } from './map-ats-statuses';
import { newestCandidates } from './newest-candidates';
import { refreshJob } from './refresh-job';
import { refreshJobCandidates } from './refresh-job-candidates';
import { requestSync } from './request-sync';
import { sendDueNotes } from './send-notes';

withoutTriggers();

/** Jobs of the ATS in the portal, and their candidates. */

let admin: SignedIn;
let organizationId: string;
let ats: Awaited<ReturnType<typeof connectCorporation>>;

const owner = { id: 9, name: 'Owner', email: 'owner@agency.example' };
const description = `<p>We look for a product designer.</p><ul><li>Five years of Figma &amp; prototyping</li></ul>`;
const job = (id: number, changes: Record<string, unknown> = {}) => ({
  id,
  title: 'Product Designer',
  description,
  status: 'Accepting Candidates',
  isOpen: true,
  isDeleted: false,
  address: { city: 'Portland', state: 'OR', zip: '97201' },
  salary: 90_000,
  salaryUnit: 'Per Year',
  onSite: 'Hybrid',
  owner: { id: 9 },
  clientCorporation: { id: 11 },
  clientContact: { id: 21 },
  dateAdded: 1_700_000_000_000,
  ...changes,
});
const person = (id: number, firstName: string, changes: Record<string, unknown> = {}) => ({
  id,
  firstName,
  lastName: 'Ng',
  name: `${firstName} Ng`,
  email: `${firstName.toLowerCase()}@example.com`,
  occupation: 'Designer',
  dateAdded: id * 1_000,
  ...changes,
});
const records = (jobs: Record<string, unknown>[], candidates = [person(51, 'Ada'), person(52, 'Bo')]): ToldRecords => ({
  rows: {
    ClientCorporation: [{ id: 11, name: 'Acme' }],
    ClientContact: [{ id: 21, firstName: 'Cy', lastName: 'Roe', name: 'Cy Roe', clientCorporation: { id: 11 } }],
    JobOrder: jobs,
    Candidate: candidates,
    CandidateWorkHistory: candidates.map(({ id }) => ({
      candidate: { id },
      title: 'Lead designer',
      companyName: 'Initech',
      startDate: Date.UTC(2019, 2),
    })),
    JobSubmission: candidates.map(({ id }) => ({ candidate: { id }, jobOrder: { id: 41 }, status: 'Submitted' })),
    Tearsheet: [{ id: 81, name: 'Design', isPrivate: false, isDeleted: false, owner: { id: 9 } }],
  },
  links: [['Tearsheet.jobOrders', [[81, 41]]]],
});

beforeEach(async () => {
  const world = freshWorld();
  organizationId = world.a;
  await write(documents.organization(organizationId), newOrganization({ id: organizationId, name: 'A' }));
  admin = await signIn('admin', world);
  ats = await connectCorporation(
    admin.email,
    [owner],
    records([job(41), job(42, { isOpen: false, status: 'Placed' })]),
  );
});

const clock = movableClock();
const context = () =>
  handlerContext(actorFor('recruiter'), {
    clock,
    tracking: bullhornOfTest(),
    parsing: embeddedParsing(documentTasks),
    files: bucket(),
  });

/** Imports everything of a kind, page by page. */
async function run(kind: SyncKind): Promise<SyncRun> {
  const ports = context();
  const key = { organizationId, kind };
  await requestSync(key, ports);
  for (;;) {
    await continueSync(key, ports);
    const now = await ports.store.syncRuns.get(key);
    if (now && !now.activeAt) return now;
  }
}

async function portalJobs(): Promise<Job[]> {
  const { docs } = await firestore().collection(collections.jobs(organizationId)).get();
  return docs.map((snapshot) => jobSchema.cast(snapshot.data(), { assert: false }));
}

async function importedJob(): Promise<Job> {
  const [found] = await portalJobs();
  if (!found) throw new Error('no job was imported');
  return found;
}

test('imports open jobs, then only what has changed there, and closes what is deleted there', async () => {
  expect(await run('jobs')).toMatchObject({ state: 'done', read: 2, written: 1, removed: 0 });
  expect(await portalJobs()).toEqual([
    expect.objectContaining({
      entityId: '41',
      jobTitle: 'Product Designer',
      company: 'Acme',
      jobDescription: 'We look for a product designer.\n• Five years of Figma & prototyping',
      remote: 'hybrid',
      salary: { amount: 90_000, maxAmount: null, currency: '', frequency: 'year' },
      contact: { name: 'Cy Roe', email: '', phone: '' },
      createdBy: admin.uid,
      status: 0,
    }),
  ]);
  const { id } = await importedJob();
  expect(await read(`${collections.atsJobs(organizationId)}/41`)).toMatchObject({
    jobId: id,
    jobOrder: { owner: { id: '9' }, clientContact: { id: '21', firstName: 'Cy', lastName: 'Roe' } },
  });
  // The tearsheet that names the job follows.
  await run('tearsheets');
  expect(await read(documents.tearsheet(organizationId, '81'))).toMatchObject({
    numJobs: 1,
    jobs: { data: [{ id, isFavorite: false }] },
  });

  expect(await run('jobs')).toMatchObject({ read: 2, written: 0, removed: 0 });

  await firestore().doc(documents.job(organizationId, id)).update({ company: 'Acme, edited here' });
  await ats.tell([owner], records([job(41, { title: 'Senior Designer' }), job(42)]));
  expect(await run('jobs')).toMatchObject({ written: 2, removed: 0 });
  expect(await read(documents.job(organizationId, id))).toMatchObject({
    jobTitle: 'Senior Designer',
    company: 'Acme, edited here',
  });
  expect(await portalJobs()).toHaveLength(2);

  await ats.tell([owner], records([job(41, { title: 'Senior Designer', isDeleted: true }), job(42)]));
  expect(await run('jobs')).toMatchObject({ written: 0, removed: 1 });
  expect(await read(documents.job(organizationId, id))).toMatchObject({ status: 1, jobTitle: 'Senior Designer' });
  expect(await run('jobs')).toMatchObject({ written: 0, removed: 0 });
});

test('refreshes one job, and adds and refreshes its candidates once', async () => {
  await run('jobs');
  const { id } = await importedJob();
  const refresh = () => refreshJob({ orgId: organizationId, jobId: id }, context());
  expect(await refresh()).toEqual({ isChanged: false });
  await ats.tell([owner], records([job(41, { title: 'Art Director' })]));
  expect(await refresh()).toEqual({ isChanged: true });
  expect(await read(documents.job(organizationId, id))).toMatchObject({ jobTitle: 'Art Director' });

  const refreshCandidates = (candidateEntityIds: string[], jobId = id) =>
    refreshJobCandidates({ orgId: organizationId, jobId, candidateEntityIds }, context());
  expect(await refreshCandidates([])).toEqual({ added: 2, refreshed: 0, remaining: 0 });
  expect(await refreshCandidates([])).toEqual({ added: 0, refreshed: 0, remaining: 0 });
  const candidates = await candidatesOf(id);
  expect(candidates.map(({ fullName, candidateBHId, source }) => [fullName, candidateBHId, source]).sort()).toEqual([
    ['Ada Ng', '51', 'integration'],
    ['Bo Ng', '52', 'integration'],
  ]);

  await ats.tell([owner], records([job(41)], [person(51, 'Ada', { occupation: 'Head of design' }), person(52, 'Bo')]));
  expect(await refreshCandidates(['51'])).toEqual({ added: 0, refreshed: 1, remaining: 0 });
  const ada = candidates.find(({ candidateBHId }) => candidateBHId === '51')?.id ?? '';
  expect(await read(documents.candidate(organizationId, id, ada))).toMatchObject({ occupation: 'Head of design' });
  await expect(refreshCandidates([], 'own-job')).rejects.toMatchObject({ kind: 'notFound' });

  const newest = await newestCandidates({ orgId: organizationId }, context());
  expect(newest.candidates).toMatchObject([{ id: '52', name: 'Bo Ng' }, { id: '51' }]);

  const key = { organizationId, jobId: id, candidateId: ada };
  const find = (changes: Partial<typeof key> = {}) => findAtsCandidate({ ...key, ...changes }, context());
  expect(await find()).toMatchObject({ job: { id: '41' }, candidate: { id: '51' } });
  await expect(find({ jobId: '' })).rejects.toMatchObject({ kind: 'invalidRequest' });
  await expect(find({ candidateId: '' })).rejects.toMatchObject({ kind: 'invalidRequest' });
  await expect(find({ candidateId: 'other' })).rejects.toMatchObject({ kind: 'notFound' });
  const copies = [collections.atsCandidates(organizationId), collections.atsJobs(organizationId)];
  await write(`${copies[0]}/copy`, { id: '51', jobId: id, candidateId: ada });
  await expect(find()).rejects.toMatchObject({ kind: 'conflict' });
  await write(`${copies[1]}/copy`, { id: '77', jobId: id });
  await expect(findAtsJob(organizationId, id, context())).rejects.toMatchObject({ kind: 'conflict' });
});

test('a status goes to the ATS once, the newest last, after every fault', async () => {
  await run('jobs');
  const { id: jobId } = await importedJob();
  await refreshJobCandidates({ orgId: organizationId, jobId, candidateEntityIds: ['51'] }, context());
  const [candidate] = await candidatesOf(jobId);
  if (!candidate) throw new Error('no candidate was added');
  const rita = { id: 12, name: 'Rita', email: 'rita@agency.example' };
  await ats.tell([owner, rita], { rows: { ...records([job(41)]).rows, JobSubmission: [] } });
  const setStatus = (submissionStatus: Partial<JobCandidate['submissionStatus']>) =>
    changeStatus({ jobId, candidateId: candidate.id }, submissionStatus);
  const statuses = async () => (await ats.rows('JobSubmission')).map(({ status }) => status);

  // The job's recruiter is another user of the ATS than that of the connection.
  await write(`${collections.atsUsers(organizationId)}/12`, { ...rita, id: '12' });
  await firestore().doc(documents.job(organizationId, jobId)).update({ recruiterId: '12' });
  await firestore()
    .doc(documents.organization(organizationId))
    .update({ 'integration.bullhorn.author.jobSubmission.submission': 'jobRecruiter' });

  // A repeated event, and an answer that is lost after the submission is there.
  const submitted = await setStatus({ client: true });
  await submitted();
  await submitted();
  const dies = {
    ...bullhornOfTest(),
    saveSubmission: async (...given: Parameters<ApplicantTracking['saveSubmission']>) => {
      await bullhornOfTest().saveSubmission(...given);
      throw new Error('killed');
    },
  };
  await sendDueNotes({ ...context(), tracking: dies });
  clock.pass(61_000);
  await sendDueNotes(context());
  expect(await ats.rows('JobSubmission')).toMatchObject([{ status: 'Client Submission', sendingUser: { id: 12 } }]);

  // Events in the wrong order.
  const interview = await setStatus({ detail: 'Client Interview' });
  const rejected = await setStatus({ detail: 'Not Moving Forward' });
  await rejected();
  await interview();
  await sendDueNotes(context());
  expect(await statuses()).toEqual(['Not Moving Forward']);
});

test('statuses are written and read by their names in the ATS; only a change there changes one here', async () => {
  const submission = (id: number, status: string) => ({ candidate: { id }, jobOrder: { id: 41 }, status });
  const submit = (...submissions: ReturnType<typeof submission>[]) =>
    ats.tell([owner], { rows: { ...records([job(41)]).rows, JobSubmission: submissions } });
  const { portal, ats: name } = { portal: 'Client Interview', ats: 'Interview Scheduled' };
  await mapAtsStatuses({ organizationId, statusMappings: [{ portal, ats: name }] }, context());
  await run('jobs');
  const { id: jobId } = await importedJob();
  const refresh = () => refreshJobCandidates({ orgId: organizationId, jobId, candidateEntityIds: [] }, context());
  const details = async () =>
    Object.fromEntries(
      (await candidatesOf(jobId)).map(({ candidateBHId, submissionStatus: { detail } }) => [candidateBHId, detail]),
    );

  await submit(submission(51, name), submission(52, 'Submitted'));
  expect(await refresh()).toMatchObject({ added: 2 });
  expect(await details()).toEqual({ 51: portal, 52: '' });

  const bo = (await candidatesOf(jobId)).find(({ candidateBHId }) => candidateBHId === '52');
  const setStatus = (detail: string) => changeStatus({ jobId, candidateId: bo?.id ?? '' }, { detail });
  await (
    await setStatus(portal)
  )();
  await sendDueNotes(context());
  expect((await ats.rows('JobSubmission')).map(({ status }) => status)).toEqual([name, name]);
  expect(await refresh()).toEqual({ added: 0, refreshed: 0, remaining: 0 });

  // A status that is not sent yet stays, and one of the ATS alone arrives as it is.
  await setStatus('Pending Review');
  await submit(submission(51, 'Client Declined'), submission(52, name));
  expect(await refresh()).toMatchObject({ refreshed: 1 });
  expect(await details()).toEqual({ 51: 'Client Declined', 52: 'Pending Review' });
  await submit(submission(51, 'Withdrew'), submission(52, 'Withdrew'));
  expect(await refresh()).toMatchObject({ refreshed: 2 });
  expect(await details()).toEqual({ 51: 'Withdrew', 52: 'Withdrew' });
});

test('only candidates with the statuses of the filter are imported, and whom a user names', async () => {
  const bullhorn = { candidateFilterEnabled: true, bhStatuses: ['client interview'] };
  const settings = { id: organizationId, name: 'A', integration: { bullhorn } };
  await saveOrganization(organizationId, organizationSchema.cast(settings));
  const rows = [
    { candidate: { id: 51 }, jobOrder: { id: 41 }, status: 'Client Interview' },
    { candidate: { id: 52 }, jobOrder: { id: 41 }, status: 'Submitted' },
  ];
  await ats.tell([owner], { rows: { ...records([job(41)]).rows, JobSubmission: rows } });
  await run('jobs');
  const { id: jobId } = await importedJob();
  const refresh = (candidateEntityIds: string[]) =>
    refreshJobCandidates({ orgId: organizationId, jobId, candidateEntityIds }, context());
  expect(await refresh([])).toEqual({ added: 1, refreshed: 0, remaining: 0 });
  expect((await candidatesOf(jobId)).map(({ candidateBHId }) => candidateBHId)).toEqual(['51']);
  expect(await refresh(['52'])).toMatchObject({ added: 1 });
});

test('a candidate goes with the submission in the ATS, and comes back with it', async () => {
  const submit = (ids: number[], status = 'Submitted') =>
    ats.tell([owner], {
      rows: {
        ...records([job(41)]).rows,
        JobSubmission: ids.map((id) => ({ candidate: { id }, jobOrder: { id: 41 }, status })),
      },
    });
  await run('jobs');
  const { id: jobId } = await importedJob();
  const refresh = () => refreshJobCandidates({ orgId: organizationId, jobId, candidateEntityIds: [] }, context());
  const listed = async () =>
    (await candidatesOf(jobId))
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ candidateBHId }) => candidateBHId)
      .sort();
  await submit([51, 52]);
  await refresh();
  expect(await listed()).toEqual(['51', '52']);

  await submit([51]);
  expect(await refresh()).toEqual({ added: 0, refreshed: 1, remaining: 0 });
  expect(await listed()).toEqual(['51']);
  expect(await refresh()).toEqual({ added: 0, refreshed: 0, remaining: 0 });

  await submit([51, 52], 'Withdrew');
  expect(await refresh()).toMatchObject({ added: 0, refreshed: 2 });
  expect(await listed()).toEqual(['51', '52']);

  // Whom a user removed here stays removed.
  const [ada] = (await candidatesOf(jobId)).filter(({ candidateBHId }) => candidateBHId === '51');
  await firestore()
    .doc(documents.candidate(organizationId, jobId, ada?.id ?? ''))
    .update({ isDeleted: true });
  await submit([51, 52], 'Client Interview');
  await refresh();
  expect(await listed()).toEqual(['52']);
});

/** Sets a status as a recruiter does. @returns the handling of the event that follows. */
async function changeStatus(
  of: { jobId: string; candidateId: string },
  submissionStatus: Partial<JobCandidate['submissionStatus']>,
): Promise<() => Promise<void>> {
  const key = { organizationId, ...of };
  const { store } = context();
  const before = await store.candidates.get(key);
  await firestore()
    .doc(documents.candidate(organizationId, of.jobId, of.candidateId))
    .update({ submissionStatus: { ...before?.submissionStatus, ...submissionStatus } });
  const event = { ...key, eventId: freshId('event'), before, after: await store.candidates.get(key) };
  return async () => {
    await onCandidateWritten(event, context());
  };
}

async function candidatesOf(jobId: string): Promise<JobCandidate[]> {
  const { docs } = await firestore().collection(collections.candidates(organizationId, jobId)).get();
  return docs.map((snapshot) => jobCandidateSchema.cast(snapshot.data(), { assert: false }));
}
