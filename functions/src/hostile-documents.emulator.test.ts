import { beforeAll, expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import type { appApi } from '@portal/domain/contracts/app-api';
import type { parsingApi } from '@portal/domain/contracts/parsing-api';
import type { Job } from '@portal/domain/jobs/job';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import { makePdf, writeLines } from '@portal/matching/documents/testing/make-pdf';
import { packedPdf } from '@portal/matching/documents/testing/raw-pdf';
import { firestore } from './store/firestore';
import {
  bucket,
  callThroughHosting,
  freshId,
  freshWorld,
  read,
  savedJob,
  signIn,
  stage,
  until,
  type SignedIn,
} from './testing/emulator';

const world = freshWorld();
let recruiter: SignedIn;
let job: Job;
beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  job = await savedJob(recruiter);
});

const bytes = (text: string) => Buffer.from(text);
const times = (text: string, count: number) => text.repeat(count);
const lines = (draw: (page: number) => string, pages: number, options = {}) =>
  makePdf((pdf) => {
    for (let page = 0; page < pages; page += 1) {
      if (page > 0) pdf.addPage();
      writeLines(pdf, 54, 140, [draw(page)]);
    }
  }, options);
const bombInDocx = () =>
  zipSync({ '[Content_Types].xml': bytes('<Types/>'), 'word/document.xml': new Uint8Array(66 * 1024 * 1024) });
/** An image of one pixel, of which scanned pages have many. */
const scan = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const cutOff = (whole: Uint8Array) => whole.subarray(0, whole.length / 2);

/** Everything of an organization except its job: what an incomplete upload would leave behind. */
async function traces(): Promise<string[]> {
  const db = firestore();
  const indexId = parserIndexIds.resumes(world.a).toLowerCase();
  const [candidates, indexed, filed] = await Promise.all([
    db.collection(collections.candidates(world.a, job.id)).listDocuments(),
    db.collection(collections.parserDocuments(indexId)).listDocuments(),
    db.collection(collections.indexedResumes(world.a)).listDocuments(),
  ]);
  const listed = await Promise.all(
    ['organizations', 'staging'].map((folder) => bucket().list(`${folder}/${world.a}/`, { max: 100 })),
  );
  const files = listed.flatMap((page) => page.files);
  return [...candidates, ...indexed, ...filed, ...files].map(({ path }) => path).sort();
}

/** Runs a file from the upload to a graded candidate; discards a refused one, as the browser does. */
async function upload(fileName: string, content: Uint8Array): Promise<{ said: string; candidateId: string | null }> {
  const candidateId = freshId('candidate');
  const stagedPath = await stage(recruiter, fileName, content);
  const { token } = recruiter;
  const discarded = async (said = '') => {
    const body = { organizationId: world.a, stagedPath, documentId: candidateId };
    expect(await callThroughHosting('/api/app/discardUpload', { body, token })).toMatchObject({ status: 200 });
    return { said, candidateId: null };
  };
  if (fileName.endsWith('.zip')) {
    const opened = await callThroughHosting<AnswerOf<typeof appApi.expandArchive>>('/api/app/expandArchive', {
      body: { organizationId: world.a, stagedPath },
      token,
    });
    expect(opened.status).toBe(422);
    return await discarded(opened.body.message);
  }
  const parsed = await callThroughHosting<AnswerOf<typeof parsingApi.parseResumeAndIndex>>(
    '/api/admin/sovren/parseResumeAndIndex',
    {
      body: {
        StagedDocumentPath: stagedPath,
        FileName: fileName,
        IndexingOptions: { IndexId: parserIndexIds.resumes(world.a), DocumentId: candidateId },
      },
      token,
    },
  );
  if (parsed.status !== 200) {
    expect([413, 422]).toContain(parsed.status);
    return await discarded(parsed.body.message);
  }
  const added = await callThroughHosting('/api/app/addJobCandidate', {
    // A poor document does not look like a resume, so the user confirms it.
    body: { organizationId: world.a, jobId: job.id, candidateId, stagedPath, fileName, isConfirmed: true },
    token,
  });
  expect(added.status).toBe(200);
  const graded = await callThroughHosting('/api/admin/sovren/gradeResumeById', {
    body: {
      documentId: job.id,
      jobIndexId: parserIndexIds.jobs(world.a),
      IndexIdsToSearchInto: [parserIndexIds.resumes(world.a)],
      FilterCriteria: { DocumentIds: [candidateId] },
    },
    token,
  });
  expect(graded).toMatchObject({ status: 200, body: { message: 'Resume graded' } });
  return { said: '', candidateId };
}

const refused: [name: string, fileName: string, make: () => Uint8Array | Promise<Uint8Array>, said: string][] = [
  ['an empty file', 'a.pdf', () => new Uint8Array(), uploadFaultTexts.empty],
  ['nothing but space', 'a.txt', () => bytes(times(' \n\t', 9_000)), uploadFaultTexts.noText],
  [
    'a PDF of pictures',
    'a.pdf',
    () => makePdf((pdf) => void pdf.image(scan, 0, 0, { width: 600 })),
    uploadFaultTexts.nothingRecognized,
  ],
  ['a PDF with a password', 'a.pdf', () => lines(() => 'Dana', 1, { userPassword: 'x' }), uploadFaultTexts.encrypted],
  ['half a PDF', 'a.pdf', async () => cutOff(await lines(() => 'Dana', 3)), uploadFaultTexts.corrupt],
  ['a document that unpacks without end', 'a.docx', bombInDocx, uploadFaultTexts.unpacksTooFar],
  [
    'a PDF that breaks the process that reads it',
    'a.pdf',
    () => packedPdf(`BT /F1 5 Tf 20 700 Td (Dana) Tj ET [${times('<<>>', 6_000_000)}] TJ`),
    uploadFaultTexts.unpacksTooFar,
  ],
  [
    'an archive that unpacks without end',
    'a.zip',
    () => zipSync({ 'a.txt': new Uint8Array(30_000_000), 'b.txt': new Uint8Array(30_000_000) }),
    uploadFaultTexts.nothingUsable,
  ],
  [
    'half an archive',
    'a.zip',
    () => cutOff(zipSync({ 'a.txt': bytes(times('Dana ', 900)) })),
    uploadFaultTexts.corrupt,
  ],
  [
    'an archive whose files want to stand elsewhere',
    'a.zip',
    () => zipSync({ '../../a.txt': bytes(times('Dana ', 900)), '/etc/b.txt': bytes(times('Dana ', 900)) }),
    uploadFaultTexts.nothingUsable,
  ],
  ['a text that says it is a Word document', 'a.docx', () => bytes(times('Dana ', 900)), uploadFaultTexts.corrupt],
  ['a program', 'a.doc', () => bytes('MZ\u0090\u0000\u0003\u0000\u0000\u0000'), uploadFaultTexts.corrupt],
];

test.each(refused)('%s is refused with one sentence and leaves nothing', async (_name, fileName, make, said) => {
  const before = await traces();
  const answer = await upload(fileName, await make());
  expect(answer.candidateId).toBeNull();
  expect(answer.said).toBe(said);
  expect(await traces()).toEqual(before);
});

const scripts = '𒀭𒂗𒍪 𐎠𐎭𐎶 ᚠᛇᚻ ꦲꦤꦕꦫꦏ ༄༅བོད་ཡིག \u{f0001}\u{e000} \u202eabc\u202c\n';
const poor: [name: string, fileName: string, make: () => Uint8Array | Promise<Uint8Array>][] = [
  ['a PDF of 500 pages', 'long.pdf', () => lines((page) => `Part ${page} with a line of text`, 500)],
  ['a line of 5 MB', 'line.txt', () => bytes(`Experience: nurse ${times('triage, ', 650_000)}`)],
  ['a line of 5 MB without a space', 'word.txt', () => bytes(times('x', 5_000_000))],
  ['scripts that nobody reads', 'scripts.txt', () => bytes(times(scripts, 400))],
];

test.each(poor)('%s is parsed as far as possible and graded', async (_name, fileName, make) => {
  const { said, candidateId } = await upload(fileName, await make());
  expect(said).toBe('');
  const id = candidateId ?? '';
  expect(await read(documents.candidate(world.a, job.id, id))).toMatchObject({
    sovren: { sovrenParsedStatus: 'parsed', weightedScore: expect.any(Number) },
  });
  expect(await read(documents.candidateParsing(world.a, job.id, id))).toMatchObject({
    grade: { weightedScore: expect.any(Number) },
  });
  await until(async () => (await read(`${collections.indexedResumes(world.a)}/${id}`)) !== null, 'the filing');
  // The staged file and the stored parsing are gone.
  expect((await traces()).filter((path) => path.startsWith('staging/'))).toEqual([]);
  const indexed = await read(documents.parserDocument(parserIndexIds.resumes(world.a).toLowerCase(), id));
  expect(indexed?.expiresAt ?? null).toBeNull();
});
