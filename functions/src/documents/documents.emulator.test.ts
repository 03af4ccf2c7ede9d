import { deflateSync } from 'node:zlib';
import { beforeAll, expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { GeneratedPdf } from '@portal/domain/contracts/documents-api';
import { collections } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { mergeTexts } from '@portal/domain/texts/documents';
import { firestore } from '../store/firestore';
import { bucket, call, freshWorld, signIn, type SignedIn, withoutTriggers, fetchOwn } from '../testing/emulator';
import { saveCandidate, saveJob, saveOrganization, type PublicPage } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let foreigner: SignedIn;
let candidate: PublicPage;
let resumePath = '';
let attachmentPath = '';

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  foreigner = await signIn('foreignRecruiter', world);
  await saveOrganization(world.a);
  const { jobId } = await saveJob(recruiter);
  candidate = await saveCandidate(recruiter, jobId);
  resumePath = storagePaths.resume(world.a, jobId, candidate.candidateId, 'resume.docx');
  await bucket().write(resumePath, Buffer.from('PK no pdf'), 'application/octet-stream');
  attachmentPath = storagePaths.attachment(candidate.candidateId, 1, 'certificate.pdf');
  await bucket().write(attachmentPath, await pdfOf(3), 'application/pdf', {
    organizationId: world.a,
    kind: 'attachment',
  });
});

async function pdfOf(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([200, 200]);
  return await document.save();
}

async function pagesAt(url: string): Promise<number> {
  const response = await fetchOwn(url);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return (await PDFDocument.load(await response.arrayBuffer())).getPageCount();
}

const pdf = (name: 'generatePdf' | 'downloadResume', person = recruiter, changes: object = {}) =>
  call<GeneratedPdf>(`/api/app/${name}`, {
    body: {
      candidate: { organizationId: world.a, jobId: candidate.jobId, id: candidate.candidateId, ...changes },
      jobTitle: 'Staff Nurse',
      jobRecruiterId: recruiter.uid,
    },
    token: person.token,
  });

const merge = (fileUrls: string[], person = recruiter) =>
  call<{ url: string }>('/api/app/mergeDocuments', { body: { fileUrls, outputFormat: 'pdf' }, token: person.token });

test.each(['generatePdf', 'downloadResume'] as const)('%s answers the path of a PDF', async (name) => {
  const { status, body } = await pdf(name);
  expect(status).toBe(200);
  expect(body.data.name).toBe(
    storagePaths.generatedResume(world.a, candidate.jobId, candidate.candidateId, 'resume.pdf'),
  );
  expect((await bucket().read(body.data.name)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await pagesAt(body.data.url)).toBeGreaterThan(0);
});

test('a download is recorded as an activity of the caller', async () => {
  const path = collections.candidateEvents(world.a, candidate.jobId, candidate.candidateId);
  const events = firestore()
    .collection(path)
    .where('eventType', '==', 'pdfDownloaded')
    .where('userId', '==', recruiter.uid);
  const before = (await events.get()).size;
  await pdf('downloadResume');
  await pdf('generatePdf');
  expect((await events.get()).size).toBe(before + 1);
});

test('other organizations get no PDF, and a missing candidate has none', async () => {
  expect(await pdf('generatePdf', foreigner)).toMatchObject({ status: 403 });
  expect(await pdf('generatePdf', recruiter, { id: 'unknown' })).toMatchObject({
    status: 404,
    body: { message: 'File does not exist' },
  });
});

test('merges a resume of another format, an attachment and a signed file URL', async () => {
  const made = (await pdf('generatePdf')).body.data;
  const own = await pagesAt(made.url);
  const { status, body } = await merge([resumePath, attachmentPath, made.url]);
  expect(status).toBe(200);
  expect(await pagesAt(body.data.url)).toBe(own + 3 + own);
});

/** A hundred kilobytes of a PDF of one page, with millions of empty dictionaries that no page shows. */
function dictionaries(): Buffer {
  const objects = deflateSync(`6 0 [${'<<>>'.repeat(8_000_000)}]`, { level: 1 });
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>endobj\n' +
        `4 0 obj<</Type/ObjStm/N 1/First 4/Length ${objects.length}/Filter/FlateDecode>>stream\n`,
    ),
    objects,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n'),
  ]);
}

test('refuses a file that takes all memory, and merges the next files', async () => {
  const path = storagePaths.attachment(candidate.candidateId, 2, 'dictionaries.pdf');
  await bucket().write(path, dictionaries(), 'application/pdf', { organizationId: world.a, kind: 'attachment' });
  expect(await merge([path])).toMatchObject({ status: 413, body: { message: mergeTexts.tooLarge } });
  const { status, body } = await merge([attachmentPath, attachmentPath]);
  expect(status).toBe(200);
  expect(await pagesAt(body.data.url)).toBe(6);
});

test.each([
  ['a foreign address', () => 'https://elsewhere.example/a.pdf'],
  ['an address of this machine', () => 'http://169.254.169.254/computeMetadata/v1/'],
  ['another path of ours', () => '/api/app/verifyUserToken'],
  ['a path that climbs', () => `organizations/${world.a}/jobs/j/candidates/c/resume/../../secret`],
  ['somebody’s staged file', () => `staging/${world.a}/somebody/upload/a.pdf`],
  ['a file of another organization', () => `organizations/${world.b}/jobs/j/candidates/c/resume/a.pdf`],
  ['an unknown file beside a resume', () => 'attachmentsunknown/1/a.pdf'],
])('does not merge %s', async (_name, address) => {
  expect(await merge([address()])).toMatchObject({
    status: 403,
    body: { message: 'You do not have permission to download file' },
  });
});

test('another organization merges nothing of this one', async () => {
  expect(await merge([resumePath], foreigner)).toMatchObject({ status: 403 });
  expect(await merge([attachmentPath], foreigner)).toMatchObject({ status: 403 });
});

test('reports which file is missing, damaged or unusable', async () => {
  const missing = storagePaths.resume(world.a, candidate.jobId, candidate.candidateId, 'gone.pdf');
  expect(await merge([missing])).toMatchObject({ status: 404, body: { message: 'File does not exist' } });
  const song = storagePaths.attachment(candidate.candidateId, 2, 'song.mp3');
  await bucket().write(song, Buffer.from('la la la'), 'audio/mpeg', { organizationId: world.a, kind: 'attachment' });
  expect(await merge([song])).toMatchObject({ status: 422, body: { message: expect.stringContaining('song.mp3') } });
  expect(await merge([])).toMatchObject({ status: 400 });
  expect(await merge(Array<string>(51).fill(resumePath))).toMatchObject({ status: 400 });
});

const publish = (body: object, person = recruiter) =>
  call<{ url: string; path: string; originalFilename: string }>('/api/app/generateDocumentPublicUrl', {
    body,
    token: person.token,
  });
const take = (storagePath: string, person = recruiter) =>
  call('/api/app/deleteDocumentPublicUrl', { body: { storagePath }, token: person.token });

test('a public document opens for everyone until it is removed', async () => {
  const base64Content = Buffer.from('{"blocks":[]}').toString('base64');
  const { body } = await publish({ base64Content, fileName: 'profile.json', uuid: 'a b/c' });
  expect(body.data).toMatchObject({
    path: expect.stringMatching(/^attachmentsa-b-c-[\w-]{12}\/\d+\/profile\.json$/),
    originalFilename: 'profile.json',
  });
  expect(await (await fetchOwn(body.data.url)).text()).toBe('{"blocks":[]}');
  expect(await take(body.data.path, foreigner)).toMatchObject({ status: 403 });
  expect(await take(body.data.path)).toMatchObject({ status: 200 });
  expect((await fetchOwn(body.data.url)).status).toBe(404);
  expect(await take(body.data.path)).toMatchObject({ status: 200 });
});

test('a file of a candidate becomes a public document', async () => {
  const attachmentFile = { organizationId: world.a, jobId: candidate.jobId, candidateId: candidate.candidateId };
  const resume = { ...attachmentFile, fileId: 'resume' };
  const answer = await publish({ attachmentFile: resume, fileName: 'resume.docx', uuid: 'r' });
  expect(answer.status).toBe(200);
  expect((await fetchOwn(answer.body.data.url)).status).toBe(200);
  expect(await publish({ attachmentFile: resume, fileName: 'resume.docx', uuid: 'r' }, foreigner)).toMatchObject({
    status: 403,
  });
  expect(
    await publish({ attachmentFile: { ...attachmentFile, fileId: 'none' }, fileName: 'a.pdf', uuid: 'r' }),
  ).toMatchObject({ status: 404 });
});

test.each([
  ['a.exe', 'u'],
  ['a.html', 'u'],
  ['a.svg', 'u'],
  ['pdf', 'u'],
  ['a.pdf.js', 'u'],
  ['../../x.pdf', 'u'],
  ['..\\x.pdf', 'u'],
  ['folder/x.pdf', 'u'],
  ['x.pdf', '../../u'],
])('publishing %s under %s is refused', async (fileName, uuid) => {
  const { status } = await publish({ base64Content: Buffer.from('x').toString('base64'), fileName, uuid });
  expect([400, 422]).toContain(status);
});

test('a page of HTML is not published as a PDF or an image', async () => {
  const base64Content = Buffer.from('<script>alert(1)</script>').toString('base64');
  for (const fileName of ['a.pdf', 'a.png']) {
    expect(await publish({ base64Content, fileName, uuid: 'u' })).toMatchObject({ status: 422 });
  }
});

test.each([{ fileName: 'a.json' }, { uuid: 'a' }, { uuid: ' ', fileName: 'a.json' }])(
  'a public document needs its details: %j',
  async (details) => {
    expect(await publish({ base64Content: 'YQ==', ...details })).toMatchObject({
      status: 400,
      body: { message: 'Missing mandatory details. Cannot create public URL' },
    });
  },
);

test.each([() => resumePath, () => attachmentPath, () => 'images/organizations/a/1/logo.png'])(
  'only public documents can be removed (%#)',
  async (path) => {
    expect(await take(path())).toMatchObject({ status: 403 });
  },
);
