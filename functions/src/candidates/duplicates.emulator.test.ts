import { beforeAll, expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { resumeParsingSchema } from '@portal/domain/candidates/parsing-record';
import type { AddedCandidate } from '@portal/domain/contracts/candidates-api';
import type { Job } from '@portal/domain/jobs/job';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { firestore, readDocument } from '../store/firestore';
import {
  bucket,
  call,
  freshId,
  freshWorld,
  read,
  savedJob,
  signIn,
  stored,
  type Answer,
  type SignedIn,
  withoutTriggers,
} from '../testing/emulator';
import { parsedUpload, type ParsedUpload } from '../testing/parsed-upload';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let colleague: SignedIn;
let foreigner: SignedIn;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  colleague = await signIn('otherRecruiter', world);
  foreigner = await signIn('foreignRecruiter', world);
});

const emptyJob = (owner = recruiter) => savedJob(owner, { jobDescription: '' });

const add = (job: Job, upload: ParsedUpload, changes: object = {}): Promise<Answer<AddedCandidate>> =>
  call('/api/app/addJobCandidate', {
    body: {
      organizationId: world.a,
      jobId: job.id,
      fileName: 'Jane Doe.txt',
      onDuplicate: 'ask',
      ...upload,
      ...changes,
    },
    token: recruiter.token,
  });
const replace = (job: Job, candidateId: string, upload: ParsedUpload, person = recruiter) =>
  call('/api/app/replaceResume', {
    body: {
      organizationId: world.a,
      jobId: job.id,
      candidateId,
      documentId: upload.candidateId,
      stagedPath: upload.stagedPath,
      fileName: 'Jane 2.txt',
    },
    token: person.token,
  });
const copy = (job: Job, from: { jobId: string; candidateId: string }, changes: object = {}, person = recruiter) =>
  call<AddedCandidate>('/api/app/copyCandidate', {
    body: { organizationId: job.organizationId, jobId: job.id, candidateId: freshId('copy'), from, ...changes },
    token: person.token,
  });
const candidateOf = (job: Job, candidateId: string) =>
  readDocument(documents.candidate(world.a, job.id, candidateId), jobCandidateSchema);
const indexPath = (candidateId: string) =>
  documents.parserDocument(parserIndexIds.resumes(world.a).toLowerCase(), candidateId);

test('the same file and the same email are reported, nothing is created and the upload stays', async () => {
  const job = await emptyJob();
  const first = await parsedUpload(recruiter, 'one');
  expect((await add(job, first)).body.data).toMatchObject({ candidateId: first.candidateId, duplicates: [] });

  const sameFile = await parsedUpload(recruiter, 'one', { email: 'other@example.com' });
  expect((await add(job, sameFile)).body.data).toEqual({
    candidateId: '',
    resumeLink: '',
    duplicates: [{ candidateId: first.candidateId, fullName: 'Jane Doe', reason: 'file' }],
    isDoubted: false,
  });
  const sameAddress = await parsedUpload(recruiter, 'two', { email: 'JANE.DOE@example.com ' });
  expect((await add(job, sameAddress)).body.data.duplicates).toMatchObject([{ reason: 'email' }]);
  expect(await candidateOf(job, sameAddress.candidateId)).toBeNull();
  expect(await bucket().facts(sameAddress.stagedPath)).not.toBeNull();

  expect((await add(job, sameAddress, { onDuplicate: 'keep' })).body.data).toMatchObject({ duplicates: [] });
  expect(await candidateOf(job, sameAddress.candidateId)).not.toBeNull();
  // A repeated call for an existing candidate reports no duplicate.
  expect((await add(job, sameAddress)).body.data).toMatchObject({ candidateId: sameAddress.candidateId });
});

test('a candidate says where the data came from; a copy keeps it', async () => {
  const [job, other] = [await emptyJob(), await emptyJob()];
  const upload = await parsedUpload(recruiter, 'origin');
  const stagedPath = upload.stagedPath.replace(/\/([^/]+)(\/[^/]+)$/, '/zip-$1$2');
  await bucket().copy(upload.stagedPath, stagedPath, 'text/plain');
  await add(job, { ...upload, stagedPath });
  const origin = { source: 'archive', by: 'recruiter', at: expect.anything() };
  expect(await candidateOf(job, upload.candidateId)).toMatchObject({ source: 'archive', origin });
  const copied = await copy(other, { jobId: job.id, candidateId: upload.candidateId });
  const copyOfIt = await candidateOf(other, copied.body.data.candidateId);
  expect(copyOfIt).toMatchObject({ source: 'otherJob', origin });
});

test('other jobs, removed candidates and resumes without an email are no duplicates', async () => {
  const [job, other] = [await emptyJob(), await emptyJob()];
  const first = await parsedUpload(recruiter, 'three', { email: '' });
  await add(job, first);
  expect((await add(other, await parsedUpload(recruiter, 'three'))).body.data.duplicates).toEqual([]);
  expect((await add(job, await parsedUpload(recruiter, 'four', { email: '' }))).body.data.duplicates).toEqual([]);
  await firestore()
    .doc(documents.candidate(world.a, job.id, first.candidateId))
    .update({ isDeleted: true });
  expect((await add(job, await parsedUpload(recruiter, 'three'))).body.data.duplicates).toEqual([]);
});

test('a replaced resume keeps notes, link, votes and status', async () => {
  const job = await emptyJob();
  const old = await parsedUpload(recruiter, 'five');
  await add(job, old);
  const path = documents.candidate(world.a, job.id, old.candidateId);
  await firestore().doc(path).update({
    'summary.recruiterNotes': 'Calm at night',
    'public.upVotes': 3,
    phone: '123',
    'sovren.weightedScore': 40,
  });
  const before = await candidateOf(job, old.candidateId);
  const upload = await parsedUpload(recruiter, 'six', { fullName: 'Jane Doe-Smith', phone: '' });
  expect(await replace(job, old.candidateId, upload)).toMatchObject({ status: 200 });
  expect(await replace(job, old.candidateId, upload)).toMatchObject({ status: 200 });

  const after = await candidateOf(job, old.candidateId);
  expect(after).toMatchObject({
    fullName: 'Jane Doe-Smith',
    phone: '123',
    summary: { recruiterNotes: 'Calm at night' },
    public: { upVotes: 3, resumeLink: before?.public.resumeLink },
    resume: { fileName: 'Jane 2.txt', size: 3 },
    sovren: { weightedScore: null },
  });
  expect((await bucket().read(after?.resume?.storagePath ?? '')).toString()).toBe('six');
  expect(await bucket().facts(before?.resume?.storagePath ?? '')).toBeNull();
  expect(await bucket().facts(upload.stagedPath)).toBeNull();
  expect(await read(documents.candidateParsing(world.a, job.id, old.candidateId))).toMatchObject({
    parsed: { text: 'six' },
    grade: null,
  });
  expect(await read(indexPath(old.candidateId))).toMatchObject({
    parsed: { text: 'six' },
    documentId: old.candidateId,
  });
  expect(await read(indexPath(upload.candidateId))).toBeNull();
  const events = await firestore()
    .collection(collections.candidateEvents(world.a, job.id, old.candidateId))
    .get();
  expect(events.docs.filter((event) => event.get('eventType') === 'resumeReplaced')).toHaveLength(1);
});

test('corrections carry over to a new resume and to another job', async () => {
  const [job, other] = [await emptyJob(), await emptyJob()];
  const old = await parsedUpload(recruiter, 'eleven');
  await add(job, old);
  const key = { organizationId: world.a, jobId: job.id, candidateId: old.candidateId };
  const corrected = await call('/api/app/correctResume', {
    body: {
      ...key,
      changes: [
        { kind: 'field', field: 'lastName', value: 'Dow' },
        { kind: 'entry', list: 'work', key: 'new-1', state: { values: { title: 'Volunteer' }, isRemoved: false } },
      ],
    },
    token: recruiter.token,
  });
  expect(corrected.status).toBe(200);

  const upload = await parsedUpload(recruiter, 'twelve', { firstName: 'Jane', lastName: 'Doe-Smith' });
  const replaced = await replace(job, old.candidateId, upload);
  expect(replaced).toMatchObject({ status: 200, body: { data: { keptCorrections: 2 } } });
  expect(await candidateOf(job, old.candidateId)).toMatchObject({
    lastName: 'Dow',
    resume: { fileName: 'Jane 2.txt' },
  });

  const candidateId = freshId('copy');
  await copy(other, { jobId: job.id, candidateId: old.candidateId }, { candidateId });
  for (const id of [
    [job.id, old.candidateId],
    [other.id, candidateId],
  ] as const) {
    expect(await read(documents.candidateCorrections(world.a, ...id))).toMatchObject({
      fields: { lastName: { value: 'Dow', original: 'Doe-Smith', by: recruiter.uid } },
      lists: { work: { entries: { 'new-1': { values: { title: { value: 'Volunteer' } } } } } },
    });
    expect(await read(documents.candidateOriginalParsing(world.a, ...id))).toMatchObject({
      parsed: { lastName: 'Doe-Smith', text: 'twelve' },
    });
    const parsing = await stored(documents.candidateParsing(world.a, ...id), resumeParsingSchema);
    expect(parsing.parsed).toMatchObject({ lastName: 'Dow', text: 'twelve' });
    expect(parsing.parsed.work.map(({ title }) => title)).toContain('Volunteer');
    expect(parsing.keys?.work).toContain('new-1');
  }
});

test('an upload of another user or for a missing candidate is refused', async () => {
  const job = await emptyJob();
  const old = await parsedUpload(recruiter, 'seven');
  await add(job, old);
  const theirs = await parsedUpload(colleague, 'eight');
  expect(await replace(job, old.candidateId, theirs)).toMatchObject({ status: 403 });
  const mine = await parsedUpload(recruiter, 'eight');
  expect(await replace(job, 'unknown', mine)).toMatchObject({ status: 404 });
  expect(await replace(job, old.candidateId, { ...mine, candidateId: theirs.candidateId })).toMatchObject({
    status: 400,
  });
  expect(await candidateOf(job, old.candidateId)).toMatchObject({ resume: { fileName: 'Jane Doe.txt' } });
});

test('a candidate is copied to another job with file, parsing and corrections, without notes', async () => {
  const [job, other] = [await emptyJob(), await emptyJob()];
  const upload = await parsedUpload(recruiter, 'nine');
  await add(job, upload);
  await firestore()
    .doc(documents.candidate(world.a, job.id, upload.candidateId))
    .update({
      fullName: 'Jane Corrected',
      'summary.privateNotes': 'for this job',
      'public.upVotes': 2,
    });
  const from = { jobId: job.id, candidateId: upload.candidateId };
  const candidateId = freshId('copy');
  const answers = [await copy(other, from, { candidateId }), await copy(other, from, { candidateId })];
  expect(answers.map(({ body }) => body.data.candidateId)).toEqual([candidateId, candidateId]);
  const made = await candidateOf(other, candidateId);
  expect(made).toMatchObject({
    fullName: 'Jane Corrected',
    jobId: other.id,
    source: 'otherJob',
    createdBy: recruiter.uid,
    summary: { privateNotes: '' },
    public: { upVotes: 0 },
  });
  expect((await bucket().read(made?.resume?.storagePath ?? '')).toString()).toBe('nine');
  expect(await read(documents.candidateParsing(world.a, other.id, candidateId))).toMatchObject({
    parsed: { text: 'nine' },
  });
  expect((await copy(other, from, { onDuplicate: 'ask' })).body.data.duplicates).toMatchObject([
    { candidateId, reason: 'file' },
  ]);
});

test('candidates that are gone, removed or of another organization are not copied', async () => {
  const [job, other] = [await emptyJob(), await emptyJob()];
  const upload = await parsedUpload(recruiter, 'ten');
  await add(job, upload);
  const from = { jobId: job.id, candidateId: upload.candidateId };
  const foreignJob = await emptyJob(foreigner);
  expect(await copy(foreignJob, from)).toMatchObject({ status: 403 });
  expect(await copy(foreignJob, from, {}, foreigner)).toMatchObject({ status: 404 });
  expect(await copy(other, { ...from, candidateId: 'unknown' })).toMatchObject({ status: 404 });
  await bucket().remove((await candidateOf(job, upload.candidateId))?.resume?.storagePath ?? '');
  const candidateId = freshId('copy');
  expect(await copy(other, from, { candidateId })).toMatchObject({
    status: 404,
    body: { message: 'File does not exist' },
  });
  expect(await candidateOf(other, candidateId)).toBeNull();
  await firestore()
    .doc(documents.candidate(world.a, job.id, upload.candidateId))
    .update({ isDeleted: true });
  expect(await copy(other, from)).toMatchObject({ status: 404 });
});
