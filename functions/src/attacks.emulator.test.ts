import { beforeAll, describe, expect, test } from '@jest/globals';
import { getStorage } from 'firebase-admin/storage';
import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { cast } from '@portal/domain/testing/cast';
import { publicLimits } from './public/limits';
import { firestore } from './store/firestore';
import {
  askAuthService,
  freshId,
  freshWorld,
  functionUrl,
  makeAccount,
  read,
  signIn,
  stage,
  variable,
  write,
  type SignedIn,
} from './testing/emulator';
import { below, saveCandidate, saveJob, saveOrganization, viewer, type PublicPage } from './testing/public-page';

/** Attacks from outside, at the functions' own port and through Hosting. */

const doors: [string, (api: 'app' | 'public', call: string) => string][] = [
  ["the functions' own port", (api, call) => functionUrl(`/${api === 'app' ? 'app' : 'publicApi'}/${call}`)],
  ['Hosting', (api, call) => `${variable('PORTAL_BASE_URL')}${apiBasePaths[api]}/${call}`],
];

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  by?: { token: string };
}

interface Answered {
  name?: string;
  data?: Record<string, unknown>;
}

/** A client IP for one test of one door: tests must not use up each other's limits. */
function clientIp(): string {
  return ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.');
}

/** `X-Forwarded-For` with entries of the client's own making; the last one is what the platform writes. */
function forged(count: number, real: string): Record<string, string> {
  return { 'x-forwarded-for': `192.0.2.${count}, 203.0.113.${count}, ${real}` };
}

/** Names of answers to `count` tries. */
async function namesOf(count: number, attempt: (count: number) => Promise<{ body: Answered }>): Promise<unknown[]> {
  const names: unknown[] = [];
  for (let tries = 1; tries <= count; tries += 1) names.push((await attempt(tries)).body.name);
  return names;
}

const world = freshWorld();
let recruiter: SignedIn;
let admin: SignedIn;
let page: PublicPage;

beforeAll(async () => {
  [recruiter, admin] = [await signIn('recruiter', world), await signIn('admin', world)];
  await saveOrganization(world.a);
  page = await saveCandidate(recruiter, (await saveJob(recruiter)).jobId);
});

describe.each(doors)('at %s', (_door, url) => {
  const real = clientIp();

  async function send(api: 'app' | 'public', call: string, { body, headers, by }: Sent = {}) {
    const response = await fetch(url(api, call), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': real,
        ...(by ? { authorization: `Bearer ${by.token}` } : {}),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body ?? {}),
    });
    return { status: response.status, body: (await response.json()) as Answered };
  }

  test('a claimed client IP does not restart the count of failed sign-ins', async () => {
    const { email } = await makeAccount('target');
    const names = await namesOf(6, (count) =>
      send('app', 'signInWithPassword', { body: { email, password: 'Wrong-1!x' }, headers: forged(count, real) }),
    );
    expect(names).toEqual([...Array<string>(4).fill('unauthenticated'), 'locked', 'locked']);
  });

  test('a claimed client IP does not restart the count of wrong access codes', async () => {
    const publicResume = { contactPerson: 'jobOwner', hasAccessCode: true, accessCode: freshId('code') } as const;
    const { jobId } = await saveJob(recruiter, { integration: { bullhorn: { publicResume } } });
    const locked = await saveCandidate(recruiter, jobId);
    const { max } = publicLimits.wrongAccessCode;
    const names = await namesOf(max + 1, (count) =>
      send('public', 'getCandidateResume', {
        body: { ...locked, accessCode: `guess-${count}` },
        headers: forged(count, real),
      }),
    );
    expect(names).toEqual([...Array<string>(max).fill('permissionDenied'), 'tooManyRequests']);
  });

  test.each(['__proto__', 'constructor', '..', 'a/b', '__x__', '.'])(
    'the id %s is refused, not an error',
    async (id) => {
      const link = { organizationId: id, jobId: id, candidateId: id, publicToken: freshId('token') };
      const { status } = await send('public', 'getCandidateResume', { body: link });
      expect([400, 404]).toContain(status);
      const { organizationId } = page;
      const calls: [string, Record<string, unknown>][] = [
        ['storageFileDownload', { organizationId, jobId: id, candidateId: id, type: 'candidateFile', fileId: id }],
        ['setLinkExpiry', { organizationId, jobId: page.jobId, candidateId: id, linkExpiry: null }],
      ];
      for (const [call, body] of calls) {
        expect([400, 404]).toContain((await send('app', call, { body, by: recruiter })).status);
      }
    },
  );

  test('a duration without bounds is refused or stored as a day', async () => {
    const seen = viewer();
    const event = { ...page, event: 'viewResume', viewer: seen };
    for (const duration of [1e308, -1, 'Infinity']) {
      expect(await send('public', 'analytics/public-event', { body: { ...event, duration } })).toMatchObject({
        status: 400,
      });
    }
    const feedback = { ...page, viewer: seen, duration: 1e308, answers: { approve: true, whyApprove: 'Skills' } };
    expect(await send('public', 'submitFeedback', { body: feedback })).toMatchObject({ status: 200 });
    const stored = (await below(page, 'candidateFeedback')).find(({ publicViewer }) => {
      return (publicViewer as { guid: string }).guid === seen.guid;
    });
    expect(stored?.duration).toBe(24 * 60 * 60);
  });

  test('the download token of an upload opens nothing that staff added', async () => {
    const storage = `http://${variable('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${variable('STORAGE_BUCKET')}/o/`;
    const stagedPath = await stage(recruiter, 'notes.txt', Buffer.from('Jane Doe'));
    const bucket = getStorage().bucket(variable('STORAGE_BUCKET'));
    // As the service stores an upload of a browser.
    await bucket.file(stagedPath).setMetadata({ metadata: { firebaseStorageDownloadTokens: 'kept' } });
    const fileId = freshId('file');
    const body = { ...page, fileId, stagedPath, fileName: 'notes.txt' };
    expect(await send('app', 'addAttachment', { body, by: recruiter })).toMatchObject({ status: 200 });
    const { organizationId, jobId, candidateId } = page;
    const attachment = await read(`${collections.fileAttachments(organizationId, jobId, candidateId)}/${fileId}`);
    const content = encodeURIComponent(String(attachment?.content));
    expect((await fetch(`${storage}${content}?alt=media&token=kept`)).status).toBe(403);
    const headers = { authorization: `Bearer ${recruiter.token}` };
    for (const query of ['', '?alt=media']) {
      expect((await fetch(`${storage}${content}${query}`, { headers })).status).toBe(403);
    }
  });

  test('an admin does not learn whom another organization has', async () => {
    const member = await makeAccount('member');
    await write(documents.user(member.uid), {
      ...cast.recruiter,
      id: member.uid,
      email: member.email,
      organizationId: world.b,
    });
    const answers: unknown[] = [];
    for (const userEmail of [member.email, `${freshId('nobody')}@example.com`]) {
      const organization = { organizationId: world.a, logoUrl: '', primaryColor: '', name: 'A' };
      const invite = { userEmail, timestamp: Date.now(), organization };
      const sealed = await send('app', 'encryptCode', { body: { code: invite }, by: admin });
      const { code } = sealed.body.data ?? {};
      const before = [
        sealed.status,
        await send('app', 'decryptCode', { body: { code } }),
        await send('app', 'sendUserCreatePasswordEmail', { body: { userEmail, code } }),
        await send('app', 'sendUserEmailLoginLink', { body: { userEmail }, by: admin }),
      ];
      // Last, because it makes the unknown a member.
      const user = { email: userEmail, displayName: 'Jane', userRoles: { user: true } };
      const added = await send('app', 'addTeamMember', { body: { organizationId: world.a, user }, by: admin });
      answers.push([...before, added.status, Object.keys(added.body.data ?? {})]);
    }
    const [known, unknown] = answers;
    expect(known).toEqual(unknown);
    expect(await read(documents.user(member.uid))).toMatchObject({ organizationId: world.b });
  });

  test('a session that began in the second of its end is refused, one that began after it is not', async () => {
    const { uid, email, password } = await signIn('otherRecruiter', world);
    const begin = async () => {
      const { body } = await send('app', 'signInWithPassword', { body: { email, password } });
      const { idToken = '' } = await askAuthService('signInWithCustomToken', { token: body.data?.token });
      return { token: idToken };
    };
    const status = async (by: { token: string }) =>
      (await send('app', 'sendEmailVerification', { by })).body.name === 'unauthenticated' ? 'ended' : 'in';
    for (let round = 0; round < 3; round += 1) {
      const [ended, endedToo] = [await begin(), await begin()];
      expect(await send('app', 'signOutEverywhere', { by: ended })).toMatchObject({ status: 200 });
      const begun = await begin();
      expect([await status(ended), await status(endedToo), await status(begun)]).toEqual(['ended', 'ended', 'in']);
    }
    // Disabling ends all of them at once.
    const begun = await begin();
    await firestore().doc(documents.user(uid)).update({ activeStatus: 0 });
    expect(
      await send('app', 'recordEvent', { by: begun, body: { organizationId: world.a, data: { eventType: 'login' } } }),
    ).toMatchObject({ status: 403 });
  });

  test.each(['a.exe', 'a.html', '../../x', '../../x.pdf'])('no document is published as %s', async (fileName) => {
    const body = { fileName, uuid: 'x', base64Content: Buffer.from('x').toString('base64') };
    const { status } = await send('app', 'generateDocumentPublicUrl', { body, by: recruiter });
    expect([400, 415, 422]).toContain(status);
  });
});
