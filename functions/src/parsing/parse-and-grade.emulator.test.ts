import { beforeAll, expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import type { appApi } from '@portal/domain/contracts/app-api';
import type { parsingApi } from '@portal/domain/contracts/parsing-api';
import type { Job } from '@portal/domain/jobs/job';
import { documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import { makePdf, writeLines } from '@portal/matching/documents/testing/make-pdf';
import { drawnPages, scanPdf } from '@portal/matching/documents/testing/make-scan';
import {
  bucket,
  call,
  freshId,
  freshWorld,
  read,
  resumeText,
  savedJob,
  signIn,
  stage,
  type SignedIn,
  withoutTriggers,
} from '../testing/emulator';
import { runTriggers } from '../testing/run-triggers';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let job: Job;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  job = await savedJob(recruiter, {
    requiredEducation: { degreeType: 'bachelors', degreeName: 'Nursing' },
    industries: ['Healthcare'],
  });
});

const indexing = (candidateId: string) => ({
  IndexingOptions: { IndexId: parserIndexIds.resumes(world.a), DocumentId: candidateId },
});
const parseResume = (body: object) =>
  call<AnswerOf<typeof parsingApi.parseResumeAndIndex>>('/api/admin/sovren/parseResumeAndIndex', {
    body,
    token: recruiter.token,
  });
const indexed = (candidateId: string) =>
  read(documents.parserDocument(parserIndexIds.resumes(world.a).toLowerCase(), candidateId));
const grade = (candidateIds: string[], jobId = job.id) =>
  call<AnswerOf<typeof parsingApi.gradeResumeById>>('/api/admin/sovren/gradeResumeById', {
    body: {
      documentId: jobId,
      jobIndexId: parserIndexIds.jobs(world.a),
      IndexIdsToSearchInto: [parserIndexIds.resumes(world.a)],
      FilterCriteria: { DocumentIds: candidateIds },
    },
    token: recruiter.token,
  });
const addCandidate = (candidateId: string, stagedPath: string) =>
  call('/api/app/addJobCandidate', {
    body: { organizationId: world.a, jobId: job.id, candidateId, stagedPath, fileName: 'Jane.txt' },
    token: recruiter.token,
  });

test('parses a description for the form and keeps it in the index', async () => {
  const documentId = freshId('job');
  const { status, body } = await call<AnswerOf<typeof parsingApi.parseJobOrder>>('/api/admin/sovren/parseJobOrder', {
    body: {
      DocumentAsBase64String: Buffer.from(job.jobDescription).toString('base64'),
      IndexingOptions: { IndexId: parserIndexIds.jobs(world.a), DocumentId: documentId },
    },
    token: recruiter.token,
  });
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Job order parsed' });
  expect(body.data.Value.Parsed.title).toBe('Registered Nurse');
  expect(JSON.parse(body.data.Value.ParsedDocument)).toMatchObject({
    SovrenData: { JobTitles: { MainJobTitle: 'Registered Nurse' } },
  });
  const path = documents.parserDocument(parserIndexIds.jobs(world.a).toLowerCase(), documentId);
  expect(await read(path)).toHaveProperty('expiresAt');
});

test('a scan is recognized, its candidate says so, and no progress is left', async () => {
  const candidateId = freshId('candidate');
  const text = await makePdf((pdf) => void writeLines(pdf, 30, 30, resumeText.split('\n'), { size: 11 }));
  const stagedPath = await stage(recruiter, 'Jane.pdf', Buffer.from(await scanPdf(await drawnPages(text))));
  const parsed = await parseResume({ StagedDocumentPath: stagedPath, FileName: 'Jane.pdf', ...indexing(candidateId) });
  expect(parsed).toMatchObject({
    status: 200,
    body: { data: { Value: { Parsed: { reading: { scannedPages: 1 } } } } },
  });
  expect(parsed.body.data.Value.Parsed.fullName).toBe('Jane Doe');
  expect(await read(documents.scanProgress(world.a, candidateId))).toBeNull();
  expect(await addCandidate(candidateId, stagedPath)).toMatchObject({ status: 200 });
  const candidate = await read(documents.candidate(world.a, job.id, candidateId));
  expect(candidate).toMatchObject({ reading: { scannedPages: 1 } });
}, 120_000);

test('parses a staged resume, creates the candidate and grades it', async () => {
  const candidateId = freshId('candidate');
  const stagedPath = await stage(recruiter, 'Jane.txt', Buffer.from(resumeText));
  const parsed = await parseResume({
    StagedDocumentPath: stagedPath,
    FileName: 'Jane.txt',
    ...indexing(candidateId),
  });
  expect(parsed).toMatchObject({ status: 200, body: { message: 'Resume parsed' } });
  expect(parsed.body.data.Value.Parsed).toMatchObject({ fullName: 'Jane Doe', email: 'jane.doe@example.com' });
  expect(JSON.parse(parsed.body.data.Value.ParsedDocument)).toMatchObject({
    Resume: { StructuredXMLResume: { ContactInfo: { PersonName: { GivenName: 'Jane', FamilyName: 'Doe' } } } },
  });
  expect(await addCandidate(candidateId, stagedPath)).toMatchObject({ status: 200 });

  const graded = await grade([candidateId, 'unknown']);
  expect(graded).toMatchObject({ status: 200, body: { message: 'Resume graded' } });
  expect(graded.body.data.Value.Matches.map(({ Id }) => Id)).toEqual([candidateId]);
  const score = graded.body.data.Value.Grades[candidateId]?.weightedScore;
  expect(score).toBeGreaterThan(0);
  const candidate = await read(documents.candidate(world.a, job.id, candidateId));
  const asked = graded.body.data.Value.Grades[candidateId]?.categories.filter(({ isAsked }) => isAsked) ?? [];
  expect(asked.map(({ category }) => category)).toEqual(
    expect.arrayContaining(['education', 'jobTitles', 'skills', 'industries', 'managementLevel']),
  );
  const unweightedScores = Object.fromEntries(asked.map((one) => [one.category, one.unweightedScore]));
  expect(candidate).toMatchObject({ sovren: { weightedScore: score, unweightedScores } });
  expect(await read(documents.candidateParsing(world.a, job.id, candidateId))).toMatchObject({
    grade: { weightedScore: score },
  });
});

test('a candidate has all documents of the resume', async () => {
  const candidateId = freshId('candidate');
  const address = '12 Elm Street, Apt 4, Boston, MA 02101';
  const stagedPath = await stage(recruiter, 'Jane.txt', Buffer.from(resumeText.replace('Boston, MA 02101', address)));
  await parseResume({ StagedDocumentPath: stagedPath, FileName: 'Jane.txt', ...indexing(candidateId) });
  expect(await addCandidate(candidateId, stagedPath)).toMatchObject({ status: 200 });
  expect(await read(documents.candidate(world.a, job.id, candidateId))).toMatchObject({
    firstName: 'Jane',
    lastName: 'Doe',
    occupation: 'Registered Nurse',
    address: { address1: '12 Elm Street', address2: 'Apt 4', city: 'Boston', state: 'MA', zipCode: '02101' },
    skills: expect.arrayContaining(['Triage', 'Patient care', 'ACLS']),
  });
  expect(await read(documents.candidateParsing(world.a, job.id, candidateId))).toMatchObject({
    parsed: {
      summary: {
        objective: 'Registered nurse with seven years of experience in intensive care.',
        currentJobTitle: 'Registered Nurse',
      },
      education: [{ school: 'Boston College', degree: 'Bachelor of Science in Nursing' }],
      work: [{ title: 'Registered Nurse', companyName: 'Mercy Hospital', startDate: '2018-06', endDate: 'present' }],
    },
  });
});

test('the trigger grades a candidate without a grade', async () => {
  const candidateId = freshId('candidate');
  const stagedPath = await stage(recruiter, 'Jane.txt', Buffer.from(resumeText));
  await parseResume({ StagedDocumentPath: stagedPath, FileName: 'Jane.txt', ...indexing(candidateId) });
  await addCandidate(candidateId, stagedPath);
  await runTriggers();
  expect(await read(documents.candidate(world.a, job.id, candidateId))).toMatchObject({
    sovren: { weightedScore: expect.any(Number) },
  });
});

const cutOffDocx = zipSync({
  '[Content_Types].xml': Buffer.from('<Types/>'),
  'word/document.xml': Buffer.from('<w:document/>'),
}).subarray(0, -40);
const unusable: [string, string, Uint8Array, string][] = [
  ['an empty file', 'a.txt', new Uint8Array(), uploadFaultTexts.empty],
  ['a program', 'a.exe', Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000'), uploadFaultTexts.unsupportedType],
  ['a pdf that is cut off', 'a.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<'), uploadFaultTexts.corrupt],
  ['a docx that is cut off', 'a.docx', cutOffDocx, uploadFaultTexts.corrupt],
];

test.each(unusable)(
  'refuses %s with one sentence and leaves nothing in the index',
  async (_name, name, bytes, text) => {
    const candidateId = freshId('candidate');
    const stagedPath = await stage(recruiter, name, bytes);
    const answer = await parseResume({ StagedDocumentPath: stagedPath, FileName: name, ...indexing(candidateId) });
    expect(answer).toMatchObject({ status: 422, body: { name: 'unusableFile', message: text, success: false } });
    expect(await indexed(candidateId)).toBeNull();
  },
);

test.each([
  ['no document', {}],
  ['no base64', { DocumentAsBase64String: 'not base64!' }],
])('%s is an invalid request', async (_name, body) => {
  expect(await parseResume({ ...body, ...indexing(freshId('candidate')) })).toMatchObject({ status: 400 });
});

test('refuses to grade against an unknown job', async () => {
  expect(await grade(['x'], 'unknown')).toMatchObject({ status: 404 });
});

test('a zip becomes staged files, each with its own result, and is removed', async () => {
  const zip = zipSync({
    'one/Jane.txt': Buffer.from(resumeText),
    'John.txt': Buffer.from('John'),
    'empty.txt': new Uint8Array(),
  });
  const stagedPath = await stage(recruiter, 'resumes.zip', zip);
  const { status, body } = await call<AnswerOf<typeof appApi.expandArchive>>('/api/app/expandArchive', {
    body: { organizationId: world.a, stagedPath },
    token: recruiter.token,
  });
  expect(status).toBe(200);
  const fates = body.data.entries.map((entry) => [entry.fileName, 'fault' in entry ? entry.fault : entry.size]);
  expect(fates).toEqual([
    ['Jane.txt', resumeText.length],
    ['John.txt', 4],
    ['empty.txt', uploadFaultTexts.empty],
  ]);
  const first = body.data.entries[0];
  if (!first || !('stagedPath' in first)) throw new Error('not staged');
  expect((await bucket().read(first.stagedPath)).toString()).toBe(resumeText);
  expect(await bucket().facts(stagedPath)).toBeNull();
  const parsed = await parseResume({
    StagedDocumentPath: first.stagedPath,
    FileName: 'Jane.txt',
    ...indexing(freshId('c')),
  });
  expect(parsed.status).toBe(200);
});

test.each([
  ['no zip', Buffer.from('nothing'), uploadFaultTexts.corrupt],
  [
    'a zip of nothing but a file elsewhere',
    zipSync({ '../../evil.txt': Buffer.from('x') }),
    uploadFaultTexts.unsafePath,
  ],
  [
    'a zip without any usable file',
    zipSync({ '../../evil.txt': Buffer.from('x'), 'empty.txt': new Uint8Array() }),
    uploadFaultTexts.nothingUsable,
  ],
])('refuses %s with one sentence', async (_name, bytes, message) => {
  const stagedPath = await stage(recruiter, 'resumes.zip', bytes);
  const body = { organizationId: world.a, stagedPath };
  expect(await call('/api/app/expandArchive', { body, token: recruiter.token })).toMatchObject({
    status: 422,
    body: { message },
  });
});
