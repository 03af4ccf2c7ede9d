import { randomBytes, randomInt } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import { isPublicToken } from '@portal/domain/links/public-token';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { createCandidate } from './create-candidate';
import { systemClock } from '../runtime/system-clock';
import { firestore } from '../store/firestore';
import { createStore } from '../store/store';
import {
  bucket,
  call,
  freshId,
  freshWorld,
  read,
  savedJob,
  resumeText,
  signIn,
  stored,
  stage,
  write,
  type SignedIn,
  withoutTriggers,
} from '../testing/emulator';
import { ownPorts } from '../testing/own-server';
import { parsedUpload, type ParsedUpload } from '../testing/parsed-upload';
import { runTriggers } from '../testing/run-triggers';

withoutTriggers();

const world = freshWorld();
const path = '/api/app/addJobCandidate';
const store = createStore();
let recruiter: SignedIn;
let colleague: SignedIn;
let job: Job;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  colleague = await signIn('otherRecruiter', world);
  job = await emptyJob();
});

const emptyJob = (changes: Partial<Job> = {}) => savedJob(recruiter, { jobDescription: '', ...changes });

const bodyOf = (upload: ParsedUpload, changes: object = {}) => ({
  organizationId: world.a,
  jobId: job.id,
  fileName: 'Jane Doe.txt',
  ...upload,
  ...changes,
});
const candidatePath = (candidateId: string) => documents.candidate(world.a, job.id, candidateId);
const filePath = (candidateId: string) => storagePaths.resume(world.a, job.id, candidateId, 'Jane Doe.txt');
const indexPath = (candidateId: string) =>
  documents.parserDocument(parserIndexIds.resumes(world.a).toLowerCase(), candidateId);

async function expectNothingOf(candidateId: string): Promise<void> {
  expect(await read(candidatePath(candidateId))).toBeNull();
  expect(await read(documents.candidateParsing(world.a, job.id, candidateId))).toBeNull();
  expect(await read(documents.candidateAccess(world.a, job.id, candidateId))).toBeNull();
  expect(await read(documents.publicCandidate(candidateId))).toBeNull();
  expect(await bucket().facts(filePath(candidateId))).toBeNull();
}

test('creates the candidate with file, parsing, link and secrets, and removes the staged file', async () => {
  const upload = await parsedUpload(recruiter);
  const before = Date.now();
  const answer = await call<{ resumeLink: string }>(path, { body: bodyOf(upload), token: recruiter.token });
  expect(answer.status).toBe(200);

  const candidate = await stored(candidatePath(upload.candidateId), jobCandidateSchema);
  expect(candidate).toMatchObject({
    id: upload.candidateId,
    organizationId: world.a,
    jobId: job.id,
    fullName: 'Jane Doe',
    occupation: 'Registered Nurse',
    skills: ['Triage'],
    createdBy: recruiter.uid,
    source: 'upload',
    isDeleted: false,
    resume: {
      storagePath: filePath(upload.candidateId),
      contentType: 'text/plain; charset=utf-8',
      size: resumeText.length,
    },
    sovren: { sovrenParsedStatus: 'parsed', weightedScore: null },
  });
  const { publicToken, resumeLink, linkExpiry } = candidate.public;
  expect(isPublicToken(publicToken)).toBe(true);
  expect(resumeLink).toBe(`/resumes/${publicToken}/${upload.candidateId}`);
  expect(answer.body.data).toEqual({ candidateId: upload.candidateId, resumeLink, duplicates: [], isDoubted: false });
  const days = ((linkExpiry?.toMillis() ?? 0) - before) / 86_400_000;
  expect(Math.round(days)).toBe(90);

  expect(await read(documents.publicCandidate(upload.candidateId))).toEqual({
    organizationId: world.a,
    jobId: job.id,
    publicToken,
    resumeLink,
  });
  const secrets = await read(documents.candidateAccess(world.a, job.id, upload.candidateId));
  expect(Object.values(secrets ?? {}).map((secret) => Buffer.from(String(secret), 'base64url').length)).toEqual([
    16, 16,
  ]);
  expect(JSON.stringify(candidate)).not.toContain(String(secrets?.secretPin));
  expect((await bucket().read(filePath(upload.candidateId))).toString()).toBe(resumeText);
  expect(await bucket().facts(upload.stagedPath)).toBeNull();
  expect(await read(indexPath(upload.candidateId))).not.toHaveProperty('expiresAt');
});

test.each([
  ['the organization', 'Default', 30],
  ['the brand before it', 'Blue', 0],
])('the link expires as set by %s', async (_name, selectedBrand, ageDays) => {
  const organization = organizationSchema.cast({
    id: world.a,
    name: 'Agency',
    publicCandidate: { resumeLinkAgeDays: 30 },
    brands: [{ id: 'blue', name: 'Blue', resumeLinkAgeDays: 0 }],
  });
  await write(documents.organization(world.a), JSON.parse(JSON.stringify(organization)) as Record<string, unknown>);
  await firestore().doc(documents.user(colleague.uid)).update({ selectedBrand });
  const upload = await parsedUpload(colleague);
  const now = Date.now();
  expect(await call(path, { body: bodyOf(upload), token: colleague.token })).toMatchObject({ status: 200 });
  const candidate = await stored(candidatePath(upload.candidateId), jobCandidateSchema);
  const { linkExpiry } = candidate.public;
  if (ageDays === 0) expect(linkExpiry).toBeNull();
  else expect(Math.round(((linkExpiry?.toMillis() ?? 0) - now) / 86_400_000)).toBe(ageDays);
});

test('a document that does not look like a resume becomes a candidate only when confirmed', async () => {
  const upload = await parsedUpload(recruiter, 'Invoice 20481', { work: [], email: '', fullName: '', skills: [] });
  const add = (isConfirmed: boolean) => call(path, { body: bodyOf(upload, { isConfirmed }), token: recruiter.token });
  const nothing = { candidateId: '', resumeLink: '', duplicates: [], isDoubted: true };
  expect((await add(false)).body.data).toEqual(nothing);
  await expectNothingOf(upload.candidateId);
  expect((await add(true)).body.data).toMatchObject({ candidateId: upload.candidateId, isDoubted: false });
  // A repeated call without the answer finds the candidate.
  expect((await add(false)).body.data).toMatchObject({ candidateId: upload.candidateId, isDoubted: false });
});

test('a repeated call and parallel calls create one candidate', async () => {
  const upload = await parsedUpload(recruiter);
  const request = { body: bodyOf(upload), token: recruiter.token };
  const [first, second] = await Promise.all([call(path, request), call(path, request)]);
  const third = await call(path, request);
  const candidate = await read(candidatePath(upload.candidateId));
  expect([first, second, third].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set([first, second, third].map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
  expect(candidate?.fullName).toBe('Jane Doe');
  expect((await bucket().read(filePath(upload.candidateId))).toString()).toBe(resumeText);
});

const refusals: [
  string,
  (upload: ParsedUpload) => Promise<{ body: object; status: number }> | { body: object; status: number },
][] = [
  ['an unknown job', (upload) => ({ body: bodyOf(upload, { jobId: 'unknown' }), status: 404 })],
  [
    'a closed job',
    async (upload) => ({
      body: bodyOf(upload, { jobId: (await emptyJob({ status: jobStatus.closed })).id }),
      status: 409,
    }),
  ],
  [
    'a resume that was not parsed',
    (upload) => ({ body: bodyOf(upload, { candidateId: freshId('other') }), status: 400 }),
  ],
  [
    'another file than the parsed one',
    async (upload) => ({
      body: bodyOf(upload, { stagedPath: await stage(recruiter, 'other.txt', Buffer.from('other')) }),
      status: 400,
    }),
  ],
  [
    'a file that was replaced after it was parsed',
    async (upload) => {
      await bucket().write(upload.stagedPath, Buffer.from('other'), 'application/octet-stream');
      return { body: bodyOf(upload), status: 400 };
    },
  ],
  [
    'a file that a colleague staged',
    async (upload) => ({
      body: bodyOf(upload, { stagedPath: (await parsedUpload(colleague)).stagedPath }),
      status: 403,
    }),
  ],
  ['a path outside of staging', (upload) => ({ body: bodyOf(upload, { stagedPath: '../secrets.txt' }), status: 403 })],
];

test.each(refusals)('%s is refused without leftovers', async (_name, request) => {
  const upload = await parsedUpload(recruiter);
  const { body, status } = await request(upload);
  expect(await call(path, { body, token: recruiter.token })).toMatchObject({ status, body: { success: false } });
  await expectNothingOf(upload.candidateId);
  expect(await bucket().facts(upload.stagedPath)).not.toBeNull();
});

test('a missing staged file is reported, and nothing is created', async () => {
  const upload = await parsedUpload(recruiter);
  await bucket().remove(upload.stagedPath);
  expect(await call(path, { body: bodyOf(upload), token: recruiter.token })).toMatchObject({
    status: 404,
    body: { message: 'File does not exist' },
  });
  await expectNothingOf(upload.candidateId);
});

test('an id that belongs to a candidate of another job is refused and changes nothing', async () => {
  const upload = await parsedUpload(recruiter);
  await call(path, { body: bodyOf(upload), token: recruiter.token });
  const other = await emptyJob();
  await stage(recruiter, 'Jane Doe.txt', Buffer.from(resumeText));
  const stagedPath = await stage(recruiter, 'Jane Doe.txt', Buffer.from(resumeText));
  const body = bodyOf({ ...upload, stagedPath }, { jobId: other.id });
  expect(await call(path, { body, token: recruiter.token })).toMatchObject({ status: 409 });
  expect(await read(documents.candidate(world.a, other.id, upload.candidateId))).toBeNull();
  expect(await bucket().facts(storagePaths.resume(world.a, other.id, upload.candidateId, 'Jane Doe.txt'))).toBeNull();
  expect(await read(documents.publicCandidate(upload.candidateId))).toMatchObject({ jobId: job.id });
});

test('a failure in the middle leaves neither document nor file', async () => {
  const upload = await parsedUpload(recruiter);
  const broken = {
    ...store,
    candidates: { ...store.candidates, create: () => Promise.reject(new Error('the database is away')) },
  };
  const ports = {
    store: broken,
    files: bucket(),
    clock: systemClock,
    config: ownPorts().config,
    random: {
      integer: (min: number, max: number) => randomInt(min, max),
      token: (bytes: number) => randomBytes(bytes).toString('base64url'),
    },
  };
  const request = {
    job,
    candidateId: upload.candidateId,
    fileName: 'Jane Doe.txt',
    file: { stagedPath: upload.stagedPath },
    source: 'upload',
    createdBy: recruiter.uid,
    actorName: '',
  } as const;
  await expect(createCandidate(ports, request)).rejects.toThrow('the database is away');
  await expectNothingOf(upload.candidateId);
  expect(await createCandidate({ ...ports, store }, request)).toMatchObject({ isNew: true });
});

test('the job counts its candidates, also when some are removed', async () => {
  const counted = await emptyJob();
  const uploads = await Promise.all(Array.from({ length: 6 }, () => parsedUpload(recruiter)));
  await Promise.all(
    uploads.map((upload) => call(path, { body: bodyOf(upload, { jobId: counted.id }), token: recruiter.token })),
  );
  const total = async () => (await read(documents.job(world.a, counted.id)))?.totalCandidates;
  await runTriggers();
  expect(await total()).toBe(6);
  const removed = documents.candidate(world.a, counted.id, uploads[0]?.candidateId ?? '');
  await write(removed, { ...(await read(removed)), isDeleted: true });
  await runTriggers();
  expect(await total()).toBe(5);
});

test('the job has the best score of its candidates, and counts those with new activity', async () => {
  const job = await emptyJob();
  const uploads = await Promise.all([parsedUpload(recruiter), parsedUpload(recruiter)]);
  await Promise.all(
    uploads.map((upload) => call(path, { body: bodyOf(upload, { jobId: job.id }), token: recruiter.token })),
  );
  const change = async (index: number, change: (candidate: Record<string, unknown>) => Record<string, unknown>) => {
    const candidate = documents.candidate(world.a, job.id, uploads[index]?.candidateId ?? '');
    const stored = (await read(candidate)) ?? {};
    await write(candidate, { ...stored, ...change(stored) });
  };
  const scored =
    (weightedScore: number) =>
    ({ sovren }: Record<string, unknown>) => ({
      sovren: { ...(sovren as object), weightedScore },
    });
  const summary = async () => {
    const { bestScore, newActivity } = (await read(documents.job(world.a, job.id))) ?? {};
    return `${String(bestScore)}/${String(newActivity)}`;
  };
  const hasSummary = async (wanted: string) => {
    await runTriggers();
    expect(await summary()).toBe(wanted);
  };
  await change(0, scored(20));
  await hasSummary('20/0');
  await change(1, scored(31));
  await hasSummary('31/0');
  await change(0, () => ({ analytics: { newResumeViews: 0, newLatestActivities: 2 } }));
  await hasSummary('31/1');
  await change(1, () => ({ isDeleted: true }));
  await hasSummary('20/1');
});

test('discarding removes the file and its parsing, never a candidate', async () => {
  const discard = (upload: ParsedUpload, person = recruiter) =>
    call('/api/app/discardUpload', {
      body: { organizationId: world.a, stagedPath: upload.stagedPath, documentId: upload.candidateId },
      token: person.token,
    });
  const upload = await parsedUpload(recruiter);
  expect(await discard(upload, colleague)).toMatchObject({ status: 403 });
  expect(await read(indexPath(upload.candidateId))).not.toBeNull();
  expect(await discard(upload)).toMatchObject({ status: 200 });
  expect(await discard(upload)).toMatchObject({ status: 200 });
  expect(await read(indexPath(upload.candidateId))).toBeNull();
  expect(await bucket().facts(upload.stagedPath)).toBeNull();

  const taken = await parsedUpload(recruiter);
  await call(path, { body: bodyOf(taken), token: recruiter.token });
  await discard(taken);
  expect(await read(indexPath(taken.candidateId))).not.toBeNull();
  expect(await bucket().facts(filePath(taken.candidateId))).not.toBeNull();
});
