import { beforeAll, describe, expect, test } from '@jest/globals';
import type { JobPage, ResumePage } from '@portal/domain/contracts/public-api';
import { jobStatus } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { bullhornSettingsSchema } from '@portal/domain/organizations/bullhorn-settings';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { firestore } from '../store/firestore';
import { call, freshId, freshWorld, read, signIn, type SignedIn, withoutTriggers } from '../testing/emulator';
import { freshToken, saveCandidate, saveJob, saveOrganization, type PublicPage } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let foreign: SignedIn;
let job: { jobId: string; publicToken: string };
let page: PublicPage;

const resume = (body: object) => call<ResumePage>('/api/public/getCandidateResume', { body });
const uploader = (body: object) => call<JobPage>('/api/public/getCandidateUploader', { body });
const notFound = {
  status: 404,
  body: { name: 'notFound', message: 'The page you were looking for does not exist.', success: false, code: 404 },
};
const invalid = { status: 400, body: { name: 'invalidRequest', message: 'Invalid request provided.', success: false } };

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  foreign = await signIn('foreignRecruiter', world);
  await saveOrganization(world.a);
  await saveOrganization(world.b, {
    productFeature: productFeatureSchema.cast({ candidate: { expiryLink: '1' } }),
    integration: {
      bullhorn: bullhornSettingsSchema.cast({ publicResume: { hasAccessCode: true, accessCode: 'open sesame' } }),
    },
  });
  job = await saveJob(recruiter);
  page = await saveCandidate(recruiter, job.jobId);
});

describe('the resume page', () => {
  test('opens by id and token', async () => {
    const { status, body } = await resume(page);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Candidate resume retrieved',
      data: {
        jobTitle: 'Registered Nurse',
        state: 'active',
        contact: { email: `${recruiter.uid}@example.com` },
        feedback: { isOneTimeFeedback: true },
        resume: { fullName: 'Jane Doe', recruiterNotes: 'Calm at night', grade: null, work: [{ title: 'Nurse' }] },
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/Too expensive|storagePath|privateToken|secretPin|accessCode"/);
    expect(JSON.stringify(body)).not.toContain(page.publicToken);
  });

  test('has no questions for staff', async () => {
    const { body } = await call<ResumePage>('/api/public/getCandidateResume', { body: page, token: recruiter.token });
    expect(body.data.feedback).toBeNull();
  });

  test('all dead links get the same answer', async () => {
    const removed = await saveCandidate(recruiter, job.jobId, { isDeleted: true });
    const goneJob = await saveJob(recruiter);
    const orphan = await saveCandidate(recruiter, goneJob.jobId);
    await firestore().doc(documents.job(world.a, goneJob.jobId)).delete();
    const links = [
      { candidateId: freshId('candidate'), publicToken: freshToken() },
      { candidateId: page.candidateId, publicToken: freshToken() },
      { candidateId: page.candidateId, publicToken: `${page.publicToken}a` },
      { candidateId: page.candidateId, publicToken: page.publicToken.toLowerCase().toUpperCase() },
      { candidateId: job.jobId, publicToken: job.publicToken },
      removed,
      orphan,
    ];
    for (const { candidateId, publicToken } of links) {
      expect(await resume({ candidateId, publicToken })).toEqual(notFound);
    }
  });

  test('ids that do not match or cannot exist are refused', async () => {
    expect(await resume({ ...page, candidateId: '__reserved__' })).toMatchObject(invalid);
    expect(await resume({ ...page, organizationId: world.b })).toMatchObject(invalid);
    expect(await resume({ ...page, jobId: freshId('job') })).toMatchObject(invalid);
  });
});

describe('an expired link', () => {
  test('shows neither content nor document, but a contact', async () => {
    const foreignJob = await saveJob(foreign);
    const expired = await saveCandidate(foreign, foreignJob.jobId, { linkExpiry: Date.now() - 1_000 });
    const { status, body } = await resume({ ...expired, accessCode: 'wrong code' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: 'expired', resume: null, feedback: null, isPdfAllowed: false });
    expect(body.data.contact?.email).toBe(`${foreign.uid}@example.com`);
    expect(JSON.stringify(body)).not.toMatch(/Jane|Mercy|Calm|Nurse/);
    for (const name of ['resumeDocument', 'resumePdf']) {
      expect(await call(`/api/public/${name}`, { body: expired })).toMatchObject({ status: 403 });
    }
  });

  test('is open when expiry is off', async () => {
    const open = await saveCandidate(recruiter, job.jobId, { linkExpiry: Date.now() - 1_000 });
    expect((await resume(open)).body.data.state).toBe('active');
  });
});

describe('an access code', () => {
  let locked: PublicPage;
  beforeAll(async () => {
    const foreignJob = await saveJob(foreign);
    locked = await saveCandidate(foreign, foreignJob.jobId, { linkExpiry: Date.now() + 86_400_000 });
  });

  test('is required before any content', async () => {
    const { body } = await resume(locked);
    expect(body.data).toMatchObject({ state: 'accessCodeNeeded', resume: null, contact: null, feedback: null });
    expect(JSON.stringify(body)).not.toMatch(/Jane|Mercy|Calm|Nurse|sesame/);
    expect(await call('/api/public/resumeDocument', { body: locked })).toMatchObject({ status: 403 });
  });

  test('opens the page, and is limited after five wrong ones', async () => {
    expect((await resume({ ...locked, accessCode: 'open sesame' })).body.data.state).toBe('active');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await resume({ ...locked, accessCode: `open sesam${attempt}` })).toMatchObject({
        status: 403,
        body: { message: 'Wrong access code', success: false },
      });
    }
    expect(await resume({ ...locked, accessCode: 'open sesame' })).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please wait a few seconds.' },
    });
  });

  test("of a job comes before the organization's", async () => {
    const { jobId } = await saveJob(recruiter);
    const candidate = await saveCandidate(recruiter, jobId);
    const set = (accessCode: string) =>
      call('/api/app/setJobAccessCode', {
        body: { organizationId: world.a, jobId, accessCode },
        token: recruiter.token,
      });
    expect(await set('1234')).toMatchObject({ status: 400 });
    expect(await set('of the job')).toMatchObject({ status: 200, body: { data: { hasAccessCode: true } } });
    const stored = await read(documents.job(world.a, jobId));
    expect(stored).toMatchObject({ integration: { bullhorn: { publicResume: { hasAccessCode: true } } } });
    expect(JSON.stringify(stored)).not.toContain('of the job');
    expect((await resume(candidate)).body.data.state).toBe('accessCodeNeeded');
    expect((await resume({ ...candidate, accessCode: 'of a job' })).status).toBe(403);
    expect((await resume({ ...candidate, accessCode: 'of the job' })).body.data.state).toBe('active');
    expect(await set('')).toMatchObject({ status: 200 });
    expect((await resume(candidate)).body.data.state).toBe('active');
  });
});

describe('the job page', () => {
  test('opens by id and token', async () => {
    const { status, body } = await uploader(job);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ jobId: job.jobId, isOpen: true, jobTitle: 'Registered Nurse' });
  });

  test('counts a view once for each client, and none of staff', async () => {
    const own = await saveJob(recruiter);
    const views = async () => {
      const stored = await read(documents.job(world.a, own.jobId));
      return (stored?.public as { pageViews?: number } | undefined)?.pageViews ?? 0;
    };
    await call<JobPage>('/api/public/getCandidateUploader', { body: own, token: recruiter.token });
    expect(await views()).toBe(0);
    for (let time = 1; time <= 2; time += 1) await uploader(own);
    expect(await views()).toBe(1);
  });

  test('of a closed job is marked as closed', async () => {
    const closed = await saveJob(recruiter, { status: jobStatus.closed });
    expect((await uploader(closed)).body.data.isOpen).toBe(false);
  });

  test('all dead links get the same answer', async () => {
    const hidden = await saveJob(recruiter, { isPublic: false });
    const links = [
      { jobId: freshId('job'), publicToken: freshToken() },
      { jobId: job.jobId, publicToken: freshToken() },
      { jobId: page.candidateId, publicToken: page.publicToken },
      hidden,
    ];
    for (const link of links) expect(await uploader(link)).toEqual(notFound);
  });

  test('ids that do not match or cannot exist are refused', async () => {
    expect(await uploader({ ...job, jobId: '__reserved__' })).toMatchObject(invalid);
    expect(await uploader({ ...job, organizationId: world.b })).toMatchObject(invalid);
  });
});
