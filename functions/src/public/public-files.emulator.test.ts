import { beforeAll, describe, expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { jobStatus } from '@portal/domain/jobs/job';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import { makePdf, writeLines } from '@portal/matching/documents/testing/make-pdf';
import { firestore } from '../store/firestore';
import {
  bucket,
  freshId,
  freshWorld,
  read,
  resumeText,
  signIn,
  type SignedIn,
  withoutTriggers,
  fetchOwn,
} from '../testing/emulator';
import { below, saveCandidate, saveJob, saveOrganization, type PublicPage } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let job: { jobId: string; publicToken: string };

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a);
  job = await saveJob(recruiter, { jobDescription: 'Registered Nurse\nRequired skills: triage, patient care, Epic' });
});

async function send(
  name: string,
  init: { headers?: Record<string, string>; body: string | FormData },
): Promise<Response> {
  return await fetchOwn(`/api/public/${name}`, { method: 'POST', ...init });
}

describe('downloads', () => {
  const download = (name: string, page: PublicPage) =>
    send(name, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(page) });

  test('the document is served so that browsers do not run it', async () => {
    const page = await saveCandidate(recruiter, job.jobId, { showOriginal: true });
    const response = await download('resumeDocument', page);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('Jane Doe, nurse');
    const { headers } = response;
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('attachment; filename="jane.txt"');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a candidate who is not public has no document', async () => {
    const page = await saveCandidate(recruiter, job.jobId, { isPublic: false, showOriginal: true });
    expect((await download('resumeDocument', page)).status).toBe(404);
  });

  test('the document is not shown unless that was chosen', async () => {
    const page = await saveCandidate(recruiter, job.jobId);
    expect((await download('resumeDocument', page)).status).toBe(404);
  });

  test('hidden contact details: a PDF drawn from the parsed resume replaces the original', async () => {
    const page = await saveCandidate(recruiter, job.jobId, { showOriginal: true, hideContactDetails: true });
    const response = await download('resumeDocument', page);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('the PDF is drawn from the bundle, and recorded as an activity', async () => {
    const page = await saveCandidate(recruiter, job.jobId);
    const response = await download('resumePdf', page);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('filename="Jane Doe.pdf"');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await below(page, 'candidateEvents')).toContainEqual(
      expect.objectContaining({ eventType: 'pdfDownloaded' }),
    );
  });

  test('there is no PDF when downloads are off', async () => {
    const page = await saveCandidate(recruiter, job.jobId, { enablePdfDownloads: false });
    expect((await download('resumePdf', page)).status).toBe(403);
  });
});

describe('an upload', () => {
  const upload = async (
    of: { jobId: string; publicToken: string },
    file: { name: string; bytes: Uint8Array } | null,
    options: { isConfirmed?: 'true' } = {},
  ) => {
    const form = new FormData();
    if (file) form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
    const { publicToken, jobId } = of;
    const response = await send(`uploadResume?${new URLSearchParams({ publicToken, jobId, ...options })}`, {
      body: form,
    });
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  const resume = async (name = 'jane.pdf') => ({
    name,
    bytes: await makePdf((pdf) => writeLines(pdf, 54, 54, [...resumeText.split('\n'), freshId('unique')])),
  });
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const candidatesOf = async (jobId: string): Promise<JobCandidate[]> => {
    const found = await firestore().collection(collections.candidates(world.a, jobId)).get();
    return found.docs.map((snapshot) => jobCandidateSchema.cast(snapshot.data(), { assert: false }));
  };

  test('becomes one candidate, parsed and graded, even when sent repeatedly', async () => {
    const own = await saveJob(recruiter, {
      jobDescription: 'Registered Nurse\nRequired skills: triage, patient care',
    });
    const file = await resume();
    for (let time = 0; time < 2; time += 1) {
      expect(await upload(own, file)).toMatchObject({ status: 200, body: { success: true, data: { uploaded: true } } });
    }
    const [candidate, ...others] = await candidatesOf(own.jobId);
    expect(others).toEqual([]);
    expect(candidate).toMatchObject({
      fullName: 'Jane Doe',
      email: 'jane.doe@example.com',
      isPublicResumeUpload: true,
      source: 'publicUpload',
      createdBy: '',
      resume: { fileName: 'jane.pdf', contentType: 'application/pdf' },
      sovren: { sovrenParsedStatus: 'parsed' },
    });
    expect(candidate?.sovren.weightedScore).toBeGreaterThan(0);
    expect((await bucket().read(candidate?.resume?.storagePath ?? '')).equals(file.bytes)).toBe(true);
  });

  test('of a zip creates a candidate for each resume', async () => {
    const own = await saveJob(recruiter);
    const [a, b] = await Promise.all([resume(), resume()]);
    const entries = { 'a.pdf': a.bytes, 'b.pdf': b.bytes, 'c.png': png, 'd.txt': Buffer.from(resumeText) };
    expect(await upload(own, { name: 'both.zip', bytes: zipSync(entries) })).toMatchObject({ status: 200 });
    expect(await candidatesOf(own.jobId)).toHaveLength(2);
  });

  const invoice = async () => ({
    name: 'invoice.pdf',
    bytes: await makePdf((pdf) =>
      writeLines(pdf, 54, 54, ['Invoice 20481', 'Bill to: Harlow LLC', 'Total due 3,568.46', freshId('unique')]),
    ),
  });
  test('that does not look like a resume becomes a candidate only when confirmed', async () => {
    const own = await saveJob(recruiter);
    const file = await invoice();
    const data = { uploaded: false, doubtedFiles: ['invoice.pdf'] };
    expect(await upload(own, file)).toEqual({ status: 200, body: { success: true, data } });
    expect(await candidatesOf(own.jobId)).toEqual([]);
    expect(await upload(own, file, { isConfirmed: 'true' })).toMatchObject({ status: 200 });
    expect(await candidatesOf(own.jobId)).toHaveLength(1);
  });

  test('of a zip leaves out what does not look like a resume, and says so', async () => {
    const own = await saveJob(recruiter);
    const entries = { 'a.pdf': (await resume()).bytes, 'invoice.pdf': (await invoice()).bytes };
    const answer = { data: { uploaded: true, doubtedFiles: ['invoice.pdf'] } };
    expect(await upload(own, { name: 'both.zip', bytes: zipSync(entries) })).toMatchObject({
      status: 200,
      body: answer,
    });
    expect(await candidatesOf(own.jobId)).toHaveLength(1);
  });

  /** The zip with its first entry marked as encrypted (APPNOTE 4.4.4, bit 0), in the central directory. */
  const locked = (zip: Uint8Array): Uint8Array => {
    const directory = Buffer.from(zip).indexOf('PK\x01\x02', 0, 'latin1');
    const marked = Uint8Array.from(zip);
    marked[directory + 8] = 1;
    return marked;
  };
  test.each([
    ['a picture of another type', { name: 'photo.gif', bytes: png }, 422, publicJobTexts.wrongType],
    ['a damaged picture', { name: 'photo.png', bytes: png }, 422, uploadFaultTexts.corrupt],
    ['a picture that says it is a PDF', { name: 'photo.pdf', bytes: png }, 422, uploadFaultTexts.corrupt],
    [
      'a type that only staff may upload',
      { name: 'jane.txt', bytes: Buffer.from(resumeText) },
      422,
      publicJobTexts.wrongType,
    ],
    ['an empty file', { name: 'empty.pdf', bytes: Buffer.alloc(0) }, 422, 'This file is empty.'],
    [
      'a zip of pictures',
      { name: 'p.zip', bytes: zipSync({ 'a.gif': png, 'b.gif': png }) },
      422,
      'This zip file holds no resume that can be read.',
    ],
    [
      'a zip of one resume with a password',
      { name: 'p.zip', bytes: locked(zipSync({ 'a.pdf': Buffer.from(resumeText) })) },
      422,
      uploadFaultTexts.encrypted,
    ],
    [
      'a zip of a picture and a resume with a password',
      { name: 'p.zip', bytes: locked(zipSync({ 'a.pdf': Buffer.from(resumeText), 'b.gif': png })) },
      422,
      uploadFaultTexts.nothingUsable,
    ],
    ['no file', null, 400, 'Invalid request provided.'],
  ])('of %s is refused without leftovers', async (_, file, status, message) => {
    const own = await saveJob(recruiter);
    expect(await upload(own, file)).toMatchObject({ status, body: { success: false, message } });
    expect(await candidatesOf(own.jobId)).toEqual([]);
    const { files } = await bucket().list(`organizations/${world.a}/jobs/${own.jobId}/`, { max: 10 });
    expect(files).toEqual([]);
  });

  test('of 26 MB is refused', async () => {
    const file = { name: 'large.pdf', bytes: Buffer.alloc(26 * 1024 * 1024, 'x') };
    expect(await upload(job, file)).toMatchObject({
      status: 413,
      body: { message: 'This file exceeds 25Mb. Please choose another file.' },
    });
  });

  test('for a closed job is refused', async () => {
    const closed = await saveJob(recruiter, { status: jobStatus.closed });
    expect(await upload(closed, await resume())).toMatchObject({
      status: 409,
      body: { message: 'This job is no longer accepting resumes.' },
    });
    expect(await candidatesOf(closed.jobId)).toEqual([]);
    const index = collections.parserDocuments(parserIndexIds.resumes(world.a).toLowerCase());
    const left = await firestore().collection(index).where('expiresAt', '!=', null).get();
    expect(left.docs.map((snapshot) => snapshot.id)).toEqual([]);
  });

  test('for a job with another token is refused', async () => {
    expect(await upload({ ...job, publicToken: 'abcdefghij' }, await resume())).toMatchObject({ status: 404 });
    expect(await read(documents.job(world.a, job.jobId))).not.toBeNull();
  });
});
