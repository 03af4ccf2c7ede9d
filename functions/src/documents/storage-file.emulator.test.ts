import { beforeAll, expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { documents } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import {
  bucket,
  call,
  freshId,
  freshWorld,
  signIn,
  write,
  type SignedIn,
  withoutTriggers,
  fetchOwn,
} from '../testing/emulator';

withoutTriggers();

const world = freshWorld();
const key = { organizationId: world.a, jobId: freshId('job'), candidateId: freshId('candidate') };
const text = 'Jane Doe, nurse';
let recruiter: SignedIn;
let foreigner: SignedIn;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  foreigner = await signIn('foreignRecruiter', world);
  const storagePath = storagePaths.resume(key.organizationId, key.jobId, key.candidateId, 'Jané.txt');
  await bucket().write(storagePath, Buffer.from(text), 'text/plain');
  const { organizationId, jobId, candidateId } = key;
  const candidate = jobCandidateSchema.cast({
    id: candidateId,
    organizationId,
    jobId,
    resume: {
      storagePath,
      fileName: 'Jané.txt',
      contentType: 'text/plain; charset=utf-8',
      size: text.length,
      sha256: 'x',
    },
    public: { organizationId, jobId, publicToken: 'x', resumeLink: 'x' },
  });
  const { createdAt: _createdAt, activityAt: _activityAt, ...stored } = candidate;
  await write(
    documents.candidate(organizationId, jobId, candidateId),
    JSON.parse(JSON.stringify(stored)) as object & Record<string, unknown>,
  );
});

const ask = (changes: object = {}, person = recruiter) =>
  call<{ url: string; fileName: string }>('/api/app/storageFileDownload', {
    body: { type: 'candidateFile', ...key, fileId: 'resume', ...changes },
    token: person.token,
  });

test('returns a URL that downloads the file without a sign-in', async () => {
  const answer = await ask();
  expect(answer).toMatchObject({ status: 200, body: { data: { fileName: 'Jané.txt' } } });
  const response = await fetchOwn(answer.body.data.url);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''Jan%C3%A9.txt");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('an altered URL is refused', async () => {
  const { url } = (await ask()).body.data;
  const path = new URL(url).pathname + new URL(url).search;
  expect(await call(path.slice(0, -6) + 'AAAAAA')).toMatchObject({
    status: 403,
    body: { message: 'You do not have permission to download file' },
  });
  expect(await call('/api/app/storageFile')).toMatchObject({
    status: 400,
    body: { message: 'Invalid query parameters provided.' },
  });
});

test.each([
  ['an unknown candidate', { candidateId: 'unknown' }],
  ['an unknown attachment', { fileId: 'unknown' }],
])('%s has no file', async (_name, changes) => {
  expect(await ask(changes)).toMatchObject({ status: 404, body: { message: 'File does not exist' } });
});

test('another organization gets no URL', async () => {
  expect(await ask({}, foreigner)).toMatchObject({ status: 403 });
});
