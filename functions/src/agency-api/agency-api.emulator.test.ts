import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { apiKeyScopes, apiKeySchema, type ApiKeyScope } from '@portal/domain/api-keys/api-key';
import { activeStatus } from '@portal/domain/access/roles';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import type { ApiCandidate, ApiJob } from '@portal/domain/contracts/agency-api';
import { auditEntrySchema } from '@portal/domain/audit/audit-entry';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { apiKeyTexts } from '@portal/domain/texts/api-keys';
import { apiKeyLimit } from '../runtime/admit-key';
import { firestore } from '../store/firestore';
import { savedApiKey } from '../testing/api-key';
import {
  call,
  fetchOwn,
  freshId,
  freshWorld,
  resumeText,
  savedAgencies,
  savedJob,
  signIn,
  stored,
  withoutTriggers,
  write,
  type Answer,
  type SignedIn,
} from '../testing/emulator';
import { testFile } from '../testing/test-file';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let admin: SignedIn;
let foreign: SignedIn;
let jobId = '';
let foreignJobId = '';
const keys = new Map<ApiKeyScope, string>();

beforeAll(async () => {
  await savedAgencies(world);
  recruiter = await signIn('recruiter', world);
  admin = await signIn('admin', world);
  foreign = await signIn('foreignRecruiter', world);
  jobId = (await savedJob(recruiter)).id;
  foreignJobId = (await savedJob(foreign)).id;
  for (const scope of apiKeyScopes) keys.set(scope, (await savedApiKey(world.a, [scope])).key);
});

const keyWith = (scope: ApiKeyScope) => keys.get(scope) ?? '';

async function savedCandidate(organizationId: string, ofJob: string, changes: object = {}): Promise<string> {
  const id = freshId('candidate');
  const candidate = jobCandidateSchema.cast(
    {
      ...{ id, organizationId, jobId: ofJob, fullName: 'Jane Doe', email: 'jane@example.com' },
      summary: { recruiterNotes: 'Strong', privateNotes: 'Asks for too much' },
      public: { organizationId, jobId: ofJob, publicToken: 'secret-token', resumeLink: '/resumes/secret-token/x' },
      sovren: { weightedScore: 40 },
      ...changes,
    },
    { assert: false },
  );
  await write(documents.candidate(organizationId, ofJob, id), candidate);
  return id;
}

describe('keys that are refused', () => {
  const secret = () => randomBytes(32).toString('base64url');
  const cases: [string, () => Promise<string> | string][] = [
    ['without a form', () => 'rpk_short'],
    ['that is unknown', () => `rpk_${'a'.repeat(16)}_${secret()}`],
    ['with another secret', async () => `rpk_${(await savedApiKey(world.a, ['jobs:read'])).id}_${secret()}`],
    ['that is revoked', async () => (await savedApiKey(world.a, ['jobs:read'], { revokedAt: 1 })).key],
    ['that has expired', async () => (await savedApiKey(world.a, ['jobs:read'], { expiresAt: Date.now() })).key],
    ['with a path as id', () => `rpk_../../users/abcde_${secret()}`],
  ];
  test.each(cases)('a key %s', async (_name, make) => {
    const answer = await call('/api/v1/jobs', { token: await make() });
    expect(answer).toEqual({
      status: 401,
      body: { success: false, name: 'unauthenticated', message: apiKeyTexts.refused, code: 401 },
    });
  });

  test('a key in the URL, with and without the header', async () => {
    const key = keyWith('jobs:read');
    for (const token of [{ token: key }, {}]) {
      const { status, body } = await call(`/api/v1/jobs?api_key=${key}`, token);
      expect({ status, message: body.message }).toEqual({ status: 400, message: apiKeyTexts.inUrl });
    }
  });

  test('refusals name the scheme, and bodies over the limit are refused', async () => {
    const refused = await fetchOwn('/api/v1/jobs');
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    const headers = {
      authorization: `Bearer ${keyWith('users:manage')}`,
      'content-type': 'application/scim+json',
    };
    const body = JSON.stringify({ userName: 'x'.repeat(300_000) });
    expect((await fetchOwn('/api/scim/v2/Users', { method: 'POST', headers, body })).status).toBe(413);
  });
});

test('a key goes on working when its creator is disabled', async () => {
  const { key } = await savedApiKey(world.a, ['jobs:read'], { createdBy: admin.uid });
  const leaver = await signIn('admin', world);
  const own = await savedApiKey(world.a, ['jobs:read'], { createdBy: leaver.uid });
  await firestore().doc(documents.user(leaver.uid)).update({ activeStatus: activeStatus.disabled });
  expect((await call('/api/v1/jobs', { token: key })).status).toBe(200);
  expect((await call('/api/v1/jobs', { token: own.key })).status).toBe(200);
});

test('a key is limited by the minute, and others are not', async () => {
  const limited = await savedApiKey(world.a, ['jobs:read']);
  const url = '/api/v1/jobs/none';
  const headers = { authorization: `Bearer ${limited.key}` };
  for (let made = 0; made < apiKeyLimit.max; made += 20) {
    await Promise.all(Array.from({ length: 20 }, () => fetchOwn(url, { headers })));
  }
  const beyond = await fetchOwn(url, { headers });
  expect([beyond.status, beyond.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await call(url, { token: keyWith('jobs:read') })).status).toBe(404);
  testFile().clock.pass(60_000);
  expect((await fetchOwn(url, { headers })).status).toBe(404);
});

test('the last use is recorded once an hour', async () => {
  const { id, key } = await savedApiKey(world.a, ['jobs:read']);
  const lastUse = async () => (await stored(documents.apiKey(id), apiKeySchema)).lastUsedAt;
  await call('/api/v1/jobs', { token: key });
  const first = await lastUse();
  expect(first).not.toBeNull();
  testFile().clock.pass(59 * 60_000);
  await call('/api/v1/jobs', { token: key });
  expect(await lastUse()).toBe(first);
  testFile().clock.pass(2 * 60_000);
  await call('/api/v1/jobs', { token: key });
  expect(await lastUse()).toBeGreaterThan(first ?? 0);
});

interface Jobs {
  jobs: ApiJob[];
  nextCursor: string | null;
}
interface Candidates {
  candidates: ApiCandidate[];
  nextCursor: string | null;
}

describe('jobs', () => {
  test('pages hold each job of the agency once, and none of another', async () => {
    for (let index = 0; index < 4; index += 1) await savedJob(recruiter);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: Answer<Jobs> = await call<Jobs>(`/api/v1/jobs?limit=2&cursor=${cursor}`, {
        token: keyWith('jobs:read'),
      });
      expect(body.data.jobs.length).toBeLessThanOrEqual(2);
      seen.push(...body.data.jobs.map(({ id }) => id));
      cursor = body.data.nextCursor;
    }
    const own = await firestore().collection(collections.jobs(world.a)).get();
    expect(seen).toEqual(own.docs.map(({ id }) => id).sort());
    expect(seen).not.toContain(foreignJobId);
  });

  test.each(['0', '101', 'x'])('a limit of %s is refused', async (limit) => {
    expect((await call(`/api/v1/jobs?limit=${limit}`, { token: keyWith('jobs:read') })).status).toBe(400);
  });

  test('a job is answered without tokens and names of staff', async () => {
    const { body } = await call<ApiJob>(`/api/v1/jobs/${jobId}`, { token: keyWith('jobs:read') });
    expect(body.data).toMatchObject({ id: jobId, title: 'Registered Nurse', status: 'open' });
    expect(JSON.stringify(body)).not.toMatch(/token|recruiterId|createdBy|organizationId/i);
  });

  test('a job of another agency is answered like an unknown one', async () => {
    const token = keyWith('jobs:read');
    expect(await call(`/api/v1/jobs/${foreignJobId}`, { token })).toEqual(await call('/api/v1/jobs/none', { token }));
  });
});

describe('candidates', () => {
  test('are answered without links, notes and files; removed ones are left out', async () => {
    const { id: ofJob } = await savedJob(recruiter);
    const id = await savedCandidate(world.a, ofJob);
    const removed = await savedCandidate(world.a, ofJob, { isDeleted: true });
    const token = keyWith('candidates:read');
    const { body } = await call<Candidates>(`/api/v1/jobs/${ofJob}/candidates`, { token });
    expect(body.data.candidates.map((one) => one.id)).toEqual([id]);
    expect(body.data.candidates[0]).toMatchObject({ fullName: 'Jane Doe', email: 'jane@example.com' });
    expect(JSON.stringify(body)).not.toMatch(/secret-token|Strong|Asks for too much/);
    const one = await call(`/api/v1/jobs/${ofJob}/candidates/${id}`, { token });
    expect(one.body.data).toEqual(body.data.candidates[0]);
    expect((await call(`/api/v1/jobs/${ofJob}/candidates/${removed}`, { token })).status).toBe(404);
  });

  test('of another agency are not found', async () => {
    const id = await savedCandidate(world.b, foreignJobId);
    const token = keyWith('candidates:read');
    for (const path of [
      `${foreignJobId}/candidates`,
      `${foreignJobId}/candidates/${id}`,
      `${jobId}/candidates/${id}`,
    ]) {
      expect((await call(`/api/v1/jobs/${path}`, { token })).status).toBe(404);
    }
  });

  test('that are read are entries of the audit trail, which name the key', async () => {
    const { id: ofJob } = await savedJob(recruiter);
    const id = await savedCandidate(world.a, ofJob);
    const own = await savedApiKey(world.a, ['candidates:read'], { name: 'Warehouse' });
    await call(`/api/v1/jobs/${ofJob}/candidates/${id}`, { token: own.key });
    const { docs } = await firestore()
      .collection(collections.audit(world.a))
      .where('uid', '==', `apiKey:${own.id}`)
      .get();
    const [entry] = docs.map((each) => auditEntrySchema.cast(each.data(), { assert: false }));
    expect(entry).toMatchObject({
      action: 'candidateRead',
      email: apiKeyTexts.asActor('Warehouse'),
      subject: { jobId: ofJob, candidateId: id },
    });
  });
});

describe('a resume', () => {
  const upload = async (ofJob: string, file: Blob | null, fileName = 'resume.docx') => {
    const form = new FormData();
    if (file) form.set('file', file, fileName);
    const headers = { authorization: `Bearer ${keyWith('candidates:write')}` };
    const response = await fetchOwn(`/api/v1/jobs/${ofJob}/candidates`, { method: 'POST', headers, body: form });
    return {
      status: response.status,
      body: (await response.json()) as { data: { candidateId: string; isNew: boolean } },
    };
  };
  /** Word processors wrote RTF as `.doc`. */
  const rtf = () => new Blob([`{\\rtf1\\ansi ${resumeText.replaceAll('\n', '\\par\n')}}`]);

  test('becomes one candidate, however often it is sent', async () => {
    const { id: ofJob } = await savedJob(recruiter);
    const first = await upload(ofJob, rtf(), 'resume.doc');
    expect(first).toMatchObject({ status: 200, body: { data: { isNew: true } } });
    const { candidateId } = first.body.data;
    expect((await upload(ofJob, rtf(), 'resume.doc')).body.data).toEqual({ candidateId, isNew: false });
    const candidate = await stored(documents.candidate(world.a, ofJob, candidateId), jobCandidateSchema);
    expect(candidate).toMatchObject({ fullName: 'Jane Doe', source: 'api', isPublicResumeUpload: false });
  });

  test('is refused for a closed job, a foreign job, without a file and with another type', async () => {
    const { id: closed } = await savedJob(recruiter, { status: 1 });
    expect((await upload(closed, rtf(), 'resume.doc')).status).toBe(409);
    expect((await upload(foreignJobId, rtf(), 'resume.doc')).status).toBe(404);
    expect((await upload(jobId, null)).status).toBe(400);
    expect((await upload(jobId, new Blob(['x']), 'resume.exe')).status).toBe(422);
  });
});
