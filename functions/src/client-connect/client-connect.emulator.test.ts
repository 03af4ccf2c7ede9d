import { beforeAll, describe, expect, test } from '@jest/globals';
import type { clientApi } from '@portal/domain/contracts/client-api';
import { loginStatusOf, portalAccessSchema, type AccessLevel } from '@portal/domain/client-connect/portal-access';
import { listedJobSchema } from '@portal/domain/client-connect/listed-job';
import { jobStatus } from '@portal/domain/jobs/job';
import { bullhornSettingsSchema } from '@portal/domain/organizations/bullhorn-settings';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { profileSchema } from '@portal/domain/profiles/profile';
import { clientAccessTexts, clientTexts } from '@portal/domain/texts/client-connect';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../store/firestore';
import {
  askAsStaff,
  ClientBrowser,
  mailedLoginCode,
  saveContact,
  sendRequestedMails,
  signInContact,
  withClientConnect,
} from '../testing/client-browser';
import {
  call,
  freshId,
  freshWorld,
  read,
  signIn,
  stored,
  withoutTriggers,
  write,
  type SignedIn,
} from '../testing/emulator';
import { countDocuments } from '../testing/count-documents';
import { mailsTo } from '../testing/mailbox';
import { countersOf, saveCandidate, saveJob, saveOrganization, viewer } from '../testing/public-page';
import { runTriggers } from '../testing/run-triggers';
import { testFile } from '../testing/test-file';

withoutTriggers();

const world = freshWorld();
const minute = 60_000;
let recruiter: SignedIn;
let foreign: SignedIn;

type Contact = Awaited<ReturnType<typeof saveContact>>;
const placeOf = ({ organizationId, contactId }: Contact) => ({ organizationId, contactId });
const shown = {
  submissionStatus: { accountManager: false, client: true, portal: true, submittedDate: null, detail: '' },
};

beforeAll(async () => {
  for (const id of [world.a, world.b]) await saveOrganization(id, { productFeature: withClientConnect() });
  recruiter = await signIn('recruiter', world);
  foreign = await signIn('foreignRecruiter', world);
});

const jobText = 'Warehouse Manager\nWe look for a warehouse manager in Boston, MA.\nRequired skills: Excel';
const jobFile = new File([jobText], 'Warehouse Manager.txt', { type: 'text/plain' });

/** A job of a company, with its client contact and candidates who are shown. */
async function jobFor(company: string, email: string, names: string[], owner = recruiter) {
  const { jobId } = await saveJob(owner, { company, contact: { name: '', email, phone: '' } });
  const candidates = [];
  for (const fullName of names) candidates.push(await saveCandidate(owner, jobId, { ...shown, fullName }));
  await runTriggers();
  return { jobId, candidates };
}

async function statusOf({ organizationId, contactId }: Contact) {
  return loginStatusOf(await stored(documents.portalAccess(organizationId, contactId), portalAccessSchema));
}

async function titlesOf(browser: ClientBrowser, contact: Contact): Promise<string[]> {
  const { body } = await browser.call('jobs', placeOf(contact));
  return body.data.jobs.map(({ jobId }) => jobId);
}

describe('signing in', () => {
  test('from the invitation to a decision, without a password', async () => {
    const ann = await saveContact(world.a, { companyName: 'Acme' });
    const { jobId, candidates } = await jobFor('Acme', ann.email, ['Jane Doe']);
    const given = await askAsStaff(recruiter, 'setPortalAccess', { ...placeOf(ann), level: 'ownJobs' });
    expect(given.body.data).toEqual({ contactId: ann.contactId, status: 'noLogin' });
    expect((await askAsStaff(recruiter, 'sendLoginLink', placeOf(ann))).body.data).toEqual({ sentTo: ann.email });
    expect(await statusOf(ann)).toBe('loginSent');
    expect((await askAsStaff(recruiter, 'sendLoginLink', placeOf(ann))).status).toBe(429);

    const code = await mailedLoginCode(ann.email);
    const browser = new ClientBrowser();
    const opened = await browser.call('openLoginLink', { code });
    expect(opened.body.data).toMatchObject({
      state: 'good',
      email: ann.email,
      theme: { organizationName: 'Northwind Staffing' },
    });
    const signedIn = await browser.call('redeemLoginLink', { code });
    expect(signedIn.cookie).toMatch(/^__session=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Strict$/);
    expect(await statusOf(ann)).toBe('loginVerified');
    expect((await browser.call('session', {})).body.data).toMatchObject({
      email: ann.email,
      hasPassword: false,
      places: [{ ...placeOf(ann), companyName: 'Acme' }],
    });
    expect((await browser.call('jobs', placeOf(ann))).body.data.jobs).toEqual([
      expect.objectContaining({
        jobId,
        title: 'Registered Nurse',
        accountManager: recruiter.uid && 'recruiter',
        candidates: 1,
        news: 1,
      }),
    ]);

    const [candidate] = candidates;
    const candidateId = candidate?.candidateId ?? '';
    const { publicToken } = (await browser.call('openCandidate', { ...placeOf(ann), jobId, candidateId })).body.data;
    const link = { publicToken, candidateId, organizationId: world.a, jobId };
    expect((await browser.callPublic('getCandidateResume', link)).body.data).toMatchObject({
      state: 'active',
      resume: { fullName: 'Jane Doe' },
    });
    const voted = await browser.callPublic('sendFeedbackVote', { ...link, vote: 'positive', viewer: viewer() });
    expect(voted.body.data).toEqual({ counted: true });
    const job = (await browser.call('job', { ...placeOf(ann), jobId, isVisit: true })).body.data;
    expect(job.rows).toEqual([
      expect.objectContaining({
        candidateId,
        name: 'Jane Doe',
        approvals: 1,
        declines: 0,
        decision: 'approved',
        isNew: true,
      }),
    ]);
    expect((await browser.call('job', { ...placeOf(ann), jobId })).body.data).toMatchObject({
      news: 0,
      rows: [{ isNew: false }],
    });
    if (candidate) expect(await countersOf(candidate)).toMatchObject({ upVotes: 1 });
  });

  test('a changed answer is the decision in the list, Maybe as well', async () => {
    const ann = await saveContact(world.a, { companyName: 'Acme' });
    const { jobId, candidates } = await jobFor('Acme', ann.email, ['Jane Doe']);
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const candidateId = candidates[0]?.candidateId ?? '';
    const { publicToken } = (await browser.call('openCandidate', { ...placeOf(ann), jobId, candidateId })).body.data;
    const who = viewer();
    const decided: string[] = [];
    for (const vote of ['maybe', 'positive', 'negative'] as const) {
      const change = { publicToken, candidateId, vote, changeId: `change-${vote}`, viewer: who };
      expect((await browser.callPublic('changeAnswer', change)).body.data).toEqual({ changed: true });
      decided.push((await browser.call('job', { ...placeOf(ann), jobId })).body.data.rows[0]?.decision ?? 'missing');
    }
    expect(decided).toEqual(['maybe', 'approved', 'declined']);
  });

  test('messages and interviews of the agency are news, and pages that watch the job see them and each own answer', async () => {
    const ann = await saveContact(world.a, { companyName: 'Acme' });
    const { jobId, candidates } = await jobFor('Acme', ann.email, ['Jane Doe']);
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const candidateId = candidates[0]?.candidateId ?? '';
    const inJob = { ...placeOf(ann), jobId };
    const versions = new Set<string>();
    const see = async () => versions.add((await browser.call('jobVersion', inJob)).body.data.version);
    const newsOf = async () => (await browser.call('jobs', placeOf(ann))).body.data.jobs[0]?.news;
    const { publicToken } = (await browser.call('openCandidate', { ...inJob, candidateId })).body.data;
    const link = { publicToken, candidateId, viewer: viewer() };
    await browser.call('job', { ...inJob, isVisit: true });
    await see();
    await browser.callPublic('changeAnswer', { ...link, vote: 'maybe', changeId: freshId('change') });
    await see();
    const asked = { ...link, messageId: freshId('message'), text: 'When can she start?' };
    await call('/api/public/askQuestion', { body: asked, cookies: browser.cookies ?? '' });
    await see();
    expect(await newsOf()).toBe(0);
    const key = { organizationId: world.a, jobId, candidateId };
    const [thread] = (
      await firestore()
        .collection(collections.threads(world.a, jobId, candidateId))
        .get()
    ).docs;
    await askAsStaff(recruiter, 'answerThread', {
      ...key,
      threadId: thread?.id,
      messageId: freshId('message'),
      text: 'In May.',
    });
    await see();
    expect(await newsOf()).toBe(1);
    expect(versions.size).toBe(4);
    expect((await browser.call('job', { ...inJob, isVisit: true })).body.data).toMatchObject({ news: 1 });
    expect(await newsOf()).toBe(0);
    await see();
    expect(versions.size).toBe(4);
  });

  test('with a link once, and only for three days; afterwards with a code, which the same browser asked for', async () => {
    const ann = await saveContact(world.a, { companyName: 'Acme' });
    await askAsStaff(recruiter, 'setPortalAccess', { ...placeOf(ann), level: 'ownJobs' });
    await askAsStaff(recruiter, 'sendLoginLink', placeOf(ann));
    const late = await mailedLoginCode(ann.email);
    testFile().clock.pass(3 * 24 * 60 * minute + minute);
    const browser = new ClientBrowser();
    expect((await browser.call('openLoginLink', { code: late })).body.data.state).toBe('expired');
    expect((await browser.call('redeemLoginLink', { code: late })).body.message).toBe(clientTexts.linkExpired);
    expect(browser.cookies).toBeUndefined();

    const renewed = await browser.call('renewLoginLink', { code: late });
    await sendRequestedMails();
    const [, mail] = await mailsTo(ann.email, 2);
    const code = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
    const { attempt } = renewed.body.data;
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await browser.call('confirmCode', { attempt, code: wrong })).toMatchObject({
      status: 401,
      body: { message: clientTexts.wrongCode },
    });
    expect((await browser.call('confirmCode', { attempt: `${attempt}x`, code })).status).toBe(401);
    expect((await browser.call('confirmCode', { attempt, code })).status).toBe(200);
    expect((await browser.call('session', {})).status).toBe(200);
    expect((await new ClientBrowser().call('confirmCode', { attempt, code })).status).toBe(401);

    const link = await mailedLoginCode(ann.email, 2);
    expect((await new ClientBrowser().call('redeemLoginLink', { code: link })).status).toBe(200);
    expect((await new ClientBrowser().call('redeemLoginLink', { code: link })).body.message).toBe(clientTexts.linkUsed);
    expect((await browser.call('openLoginLink', { code: link })).body.data.state).toBe('used');
    expect((await browser.call('redeemLoginLink', { code: `${link}x` })).body.message).toBe(clientTexts.linkInvalid);
  });

  test('answers the same for an email without access, and takes five guesses of a code', async () => {
    testFile().clock.pass(20 * minute);
    const browser = new ClientBrowser();
    const email = `${freshId('nobody')}@client.example`;
    const { status, body } = await browser.call('requestCode', { email });
    expect([status, Object.keys(body.data)]).toEqual([200, ['attempt']]);
    const { attempt } = body.data;
    const guesses = [];
    for (const code of ['1', '2', '3', '4', '5', '6'])
      guesses.push((await browser.call('confirmCode', { attempt, code })).status);
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
    testFile().clock.pass(minute);
    for (let asked = 0; asked < 3; asked += 1) {
      await browser.call('requestCode', { email: `${freshId('nobody')}@client.example` });
    }
    expect((await browser.call('requestCode', { email: `${freshId('nobody')}@client.example` })).body.name).toBe(
      'captchaRequired',
    );
  });
});

describe('access', () => {
  test('ends with the next request: switched off, another email, and without Client Connect', async () => {
    const ann = await saveContact(world.a, { companyName: 'Acme' });
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const refused = { status: 401, body: { message: clientTexts.accessEnded } };
    await askAsStaff(recruiter, 'setPortalAccess', { ...placeOf(ann), level: 'off' });
    expect(await statusOf(ann)).toBe('loginDisabled');
    expect(await browser.call('jobs', placeOf(ann))).toMatchObject(refused);
    expect(await browser.call('session', {})).toMatchObject(refused);
    await askAsStaff(recruiter, 'setPortalAccess', { ...placeOf(ann), level: 'ownJobs' });
    expect((await browser.call('jobs', placeOf(ann))).status).toBe(200);
    const contact = firestore().doc(documents.clientContact(world.a, ann.contactId));
    await contact.update({ email: 'successor@client.example' });
    expect(await browser.call('jobs', placeOf(ann))).toMatchObject(refused);
    await contact.update({ email: ann.email });
    await saveOrganization(world.a);
    expect(await browser.call('jobs', placeOf(ann))).toMatchObject(refused);
    expect((await askAsStaff(recruiter, 'setPortalAccess', { ...placeOf(ann), level: 'allJobs' })).status).toBe(403);
    expect((await askAsStaff(recruiter, 'sendLoginLink', placeOf(ann))).status).toBe(403);
    await saveOrganization(world.a, { productFeature: withClientConnect() });
    expect((await browser.call('jobs', placeOf(ann))).status).toBe(200);
  });

  test('is refused to leads, contacts without email, team members, and by staff of another agency', async () => {
    const set = (contactId: string, staff = recruiter) =>
      askAsStaff(staff, 'setPortalAccess', { organizationId: world.a, contactId, level: 'ownJobs' });
    const nobody = await saveContact(world.a, { companyName: 'Acme', email: '' });
    expect((await set(nobody.contactId)).body.message).toBe(clientAccessTexts.noEmail);
    const member = await saveContact(world.a, { companyName: 'Acme', email: recruiter.email });
    expect((await set(member.contactId)).body.message).toBe(clientAccessTexts.isUser);
    const ann = await saveContact(world.a, { companyName: 'Acme' });
    expect((await set(ann.contactId, foreign)).status).toBe(403);
    expect((await set(freshId('contact'))).status).toBe(404);
    expect((await askAsStaff(recruiter, 'sendLoginLink', placeOf(ann))).body.message).toBe(
      clientAccessTexts.switchOnFirst,
    );
  });

  test('one login for two companies and two agencies, and nothing of one shows in the other', async () => {
    const ann = await saveContact(world.a, { companyName: 'Acme' });
    const same = await saveContact(world.a, { companyName: 'Globex', email: ann.email });
    const there = await saveContact(world.b, { companyName: 'Initech', email: ann.email });
    const jobs = [
      await jobFor('Acme', ann.email, ['Jane Doe']),
      await jobFor('Initech', ann.email, ['Joe Doe'], foreign),
    ];
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    await askAsStaff(recruiter, 'setPortalAccess', { ...placeOf(same), level: 'ownJobs' });
    await askAsStaff(foreign, 'setPortalAccess', { ...placeOf(there), level: 'ownJobs' });
    const places = (await browser.call('session', {})).body.data?.places ?? [];
    expect(places.map(({ companyName }) => companyName)).toEqual(['Acme', 'Globex', 'Initech']);
    expect(await titlesOf(browser, ann)).toEqual([jobs[0]?.jobId]);
    expect(await titlesOf(browser, same)).toEqual([]);
    expect(await titlesOf(browser, there)).toEqual([jobs[1]?.jobId]);
    for (const place of [same, there]) {
      const wrong = await browser.call('job', { ...placeOf(place), jobId: jobs[0]?.jobId ?? '' });
      expect(wrong).toMatchObject({ status: 404, body: { message: clientTexts.jobGone } });
    }
    // A job of a company for which the person has no access is theirs in each.
    const { jobId } = await jobFor('Hooli', ann.email, ['Jim Doe']);
    expect(await titlesOf(browser, ann)).toEqual([jobId, jobs[0]?.jobId]);
    expect(await titlesOf(browser, same)).toEqual([jobId]);
  });
});

describe('who may do what', () => {
  let own: Contact;
  let job: Awaited<ReturnType<typeof jobFor>>;
  const browsers: Record<string, { browser: ClientBrowser; contact: Contact }> = {};

  beforeAll(async () => {
    const settings = { CCUsersCanAddJob: true, defaultJobStatus: 'Open', allowCCUsersToShareJobs: true };
    for (const id of [world.a, world.b]) await saveOrganization(id, { productFeature: withClientConnect(settings) });
    own = await saveContact(world.a, { companyName: 'Umbrella' });
    job = await jobFor('Umbrella', own.email, ['Jane Doe']);
    const colleague = await saveContact(world.a, { companyName: ' umbrella ' });
    const allJobs = await saveContact(world.a, { companyName: 'UMBRELLA' });
    const otherCompany = await saveContact(world.a, { companyName: 'Wayne' });
    const otherAgency = await saveContact(world.b, { companyName: 'Umbrella' });
    browsers.own = { browser: await signInContact(recruiter, own, 'ownJobs'), contact: own };
    browsers.colleague = { browser: await signInContact(recruiter, colleague, 'ownJobs'), contact: colleague };
    browsers.allJobs = { browser: await signInContact(recruiter, allJobs, 'allJobs'), contact: allJobs };
    browsers.otherCompany = { browser: await signInContact(recruiter, otherCompany, 'allJobs'), contact: otherCompany };
    browsers.otherAgency = { browser: await signInContact(foreign, otherAgency, 'allJobs'), contact: otherAgency };
    const disabled = await saveContact(world.a, { companyName: 'Umbrella' });
    browsers.disabled = { browser: await signInContact(recruiter, disabled, 'allJobs'), contact: disabled };
    await askAsStaff(recruiter, 'setPortalAccess', { ...placeOf(disabled), level: 'off' });
    browsers.anonymous = { browser: new ClientBrowser(), contact: own };
    // Signed in, but naming somebody else's access.
    const stranger = new ClientBrowser();
    stranger.cookies = browsers.otherCompany.browser.cookies;
    browsers.impostor = { browser: stranger, contact: own };
  });

  /** Every client contact with an access, in their own place. */
  const inOwnPlace = {
    ...{ own: 200, colleague: 200, allJobs: 200, otherCompany: 200, otherAgency: 200 },
    ...{ disabled: 401, anonymous: 401, impostor: 401 },
  };
  /** Only those who see the job. */
  const inThisJob = { ...inOwnPlace, colleague: 404, otherCompany: 404, otherAgency: 404 };

  test.each<[keyof typeof clientApi, Record<string, number>]>([
    ['jobs', inOwnPlace],
    ['job', inThisJob],
    ['jobVersion', inThisJob],
    ['openCandidate', inThisJob],
    ['colleagues', inThisJob],
    [
      'shareJob',
      {
        own: 404,
        colleague: 404,
        allJobs: 404,
        otherCompany: 404,
        otherAgency: 404,
        disabled: 401,
        anonymous: 401,
        impostor: 401,
      },
    ],
    ['addJob', inOwnPlace],
    ['readJobFile', inOwnPlace],
    [
      'session',
      { own: 200, colleague: 200, allJobs: 200, otherCompany: 200, otherAgency: 200, disabled: 401, anonymous: 200 },
    ],
    ['setPassword', { anonymous: 401 }],
  ])('%s', async (name, expected) => {
    const answered: Record<string, number> = {};
    for (const who of Object.keys(expected)) {
      const { browser, contact } = browsers[who] ?? { browser: new ClientBrowser(), contact: own };
      const body = {
        ...{ session: {}, setPassword: { password: 'Correct-Horse-9!' } }[name as 'session'],
        ...(name === 'session' || name === 'setPassword' ? {} : placeOf(contact)),
        ...(['job', 'jobVersion', 'openCandidate', 'colleagues', 'shareJob'].includes(name)
          ? { jobId: job.jobId }
          : {}),
        ...(name === 'openCandidate' ? { candidateId: job.candidates[0]?.candidateId } : {}),
        ...(name === 'shareJob' ? { colleagueId: browsers.otherCompany?.contact.contactId } : {}),
        ...(name === 'addJob'
          ? { description: 'Warehouse Manager\nWe look for a warehouse manager in Boston, MA.' }
          : {}),
      };
      const answer =
        name === 'readJobFile' ? await browser.readJobFile(placeOf(contact), jobFile) : await browser.call(name, body);
      answered[who] = answer.status;
      if (answer.status >= 400) {
        expect(answer.body.message).toMatch(/^[A-Z].*[.]$/);
        expect(JSON.stringify(answer.body)).not.toMatch(/Jane|Registered|Umbrella/);
      }
    }
    expect(answered).toEqual(expected);
  });

  const otherRoles = ['admin', 'superAdmin', 'recruiter'] as const;
  test.each(['jobs', 'job', 'jobVersion', 'openCandidate', 'colleagues', 'shareJob', 'addJob', 'setPassword'] as const)(
    '%s is refused to staff, whatever their role, with their token or as a cookie',
    async (name) => {
      const body = {
        ...{
          ...placeOf(own),
          jobId: job.jobId,
          candidateId: job.candidates[0]?.candidateId,
          colleagueId: own.contactId,
        },
        ...{ description: jobText, password: 'Correct-Horse-9!' },
      };
      for (const role of otherRoles) {
        const { token } = await signIn(role, world);
        for (const proof of [{ token }, { cookies: `__session=${token}` }]) {
          const { status, body: answer } = await call(`/api/client/${name}`, { body, ...proof });
          expect([role, status]).toEqual([role, 401]);
          expect(JSON.stringify(answer)).not.toMatch(/Jane|Registered|Umbrella/);
        }
      }
    },
  );

  test('the session of staff is none here; who has no access any more sets no password of others', async () => {
    const { token } = await signIn('recruiter', world);
    expect((await call('/api/client/session', { body: {}, token })).body.data).toBeNull();
    const { browser } = browsers.disabled ?? { browser: new ClientBrowser() };
    const forged = new ClientBrowser();
    forged.cookies = `${browser.cookies}x`;
    expect((await forged.call('setPassword', { password: 'Correct-Horse-9!' })).status).toBe(401);
  });

  test.each<[string, () => object]>([
    ['getThread', () => ({})],
    ['askQuestion', () => ({ messageId: freshId('message'), text: 'When can she start?' })],
    ['getInterviews', () => ({})],
    [
      'proposeInterview',
      () => ({
        ...{ interviewId: freshId('interview'), changeId: freshId('change'), timeZone: 'Europe/Zurich' },
        slots: [{ start: Date.now() + 40 * 24 * 60 * minute, minutes: 60 }],
      }),
    ],
    ['changeAnswer', () => ({ vote: 'maybe', changeId: freshId('change') })],
  ])('%s opens by the link of a contact for that contact alone', async (name, more) => {
    const { browser: owner } = browsers.own ?? { browser: new ClientBrowser() };
    const candidateId = job.candidates[0]?.candidateId ?? '';
    const inJob = { ...placeOf(own), jobId: job.jobId, candidateId };
    const { publicToken } = (await owner.call('openCandidate', inJob)).body.data;
    const statusFor = async (cookies: string | undefined) => {
      const body = { publicToken, candidateId, viewer: viewer(), ...more() };
      return (await call(`/api/public/${name}`, { body, ...(cookies === undefined ? {} : { cookies }) })).status;
    };
    const statuses: Record<string, number> = {};
    for (const who of ['own', 'colleague', 'allJobs', 'otherCompany', 'otherAgency', 'disabled', 'anonymous']) {
      statuses[who] = await statusFor(browsers[who]?.browser.cookies);
    }
    const refused = {
      colleague: 401,
      allJobs: 401,
      otherCompany: 401,
      otherAgency: 401,
      disabled: 401,
      anonymous: 401,
    };
    expect(statuses).toEqual({ own: 200, ...refused });
  });

  test('more jobs than a page holds are on further pages, each once, the newest first', async () => {
    const ann = await saveContact(world.a, { companyName: 'Initech' });
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const writer = firestore().bulkWriter();
    const ids = Array.from({ length: 203 }, (_one, index) => freshId(`job-${String(index).padStart(3, '0')}`));
    for (const [index, id] of ids.entries()) {
      const listed = listedJobSchema.cast({
        id,
        organizationId: world.a,
        contactEmail: ann.email,
        contact: { email: ann.email },
      });
      // Several have the same time, also at the end of a page.
      const createdAt = Timestamp.fromMillis(1_000 * Math.floor(index / 7));
      void writer.set(firestore().doc(documents.clientJob(world.a, id)), { ...listed, createdAt });
    }
    await writer.close();
    const page = async (after: string) => (await browser.call('jobs', { ...placeOf(ann), after })).body.data;
    const first = await page('');
    expect(first.jobs).toHaveLength(200);
    const second = await page(first.next);
    expect(second).toMatchObject({ next: '', activity: null });
    const all = [...first.jobs, ...second.jobs];
    expect(all.map(({ jobId }) => jobId).sort()).toEqual([...ids].sort());
    const times = all.map(({ createdAt }) => createdAt ?? 0);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('the list of another company counts nothing of it', async () => {
    const { browser, contact } = browsers.otherCompany ?? { browser: new ClientBrowser(), contact: own };
    const { jobs } = (await browser.call('jobs', placeOf(contact))).body.data;
    expect(jobs.map(({ jobId }) => jobId)).not.toContain(job.jobId);
  });

  test('a job is shared with a colleague, who sees only that one', async () => {
    const { browser } = browsers.own ?? { browser: new ClientBrowser() };
    const { contact, browser: theirs } = browsers.colleague ?? { contact: own, browser };
    const second = await jobFor('Umbrella', own.email, ['Jim Doe']);
    const found = (await browser.call('colleagues', { ...placeOf(own), jobId: job.jobId })).body.data.colleagues;
    expect(found.find(({ contactId }) => contactId === contact.contactId)?.seesJob).toBe(false);
    const share = { ...placeOf(own), jobId: job.jobId, colleagueId: contact.contactId };
    expect((await browser.call('shareJob', share)).status).toBe(200);
    expect(await read(documents.clientContact(world.a, contact.contactId))).toMatchObject({
      sharedJobsId: [job.jobId],
    });
    expect((await theirs.call('job', { ...placeOf(contact), jobId: job.jobId })).status).toBe(200);
    expect((await theirs.call('job', { ...placeOf(contact), jobId: second.jobId })).status).toBe(404);
    await saveOrganization(world.a, { productFeature: withClientConnect() });
    expect(await browser.call('shareJob', share)).toMatchObject({
      status: 403,
      body: { message: clientTexts.shareOff },
    });
    expect((await browser.readJobFile(placeOf(own), jobFile)).status).toBe(403);
    const refused = await browser.call('addJob', { ...placeOf(own), description: 'Nurse' });
    expect(refused).toMatchObject({ status: 403, body: { message: clientTexts.addJobOff } });
  });
});

describe('what is shown', () => {
  test('a submission shows job and candidate; hiding takes effect with the next request, counts and page included', async () => {
    const ann = await saveContact(world.a, { companyName: 'Stark' });
    const { jobId } = await saveJob(recruiter, {
      company: 'Stark',
      contact: { name: '', email: ann.email, phone: '' },
    });
    const [first, second] = [
      await saveCandidate(recruiter, jobId, { fullName: 'Jane Doe' }),
      await saveCandidate(recruiter, jobId, { fullName: 'Secret Sam' }),
    ];
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    expect(await titlesOf(browser, ann)).toEqual([]);
    const where = { organizationId: world.a, jobId };
    await askAsStaff(recruiter, 'addClientJobSubmission', {
      ...where,
      candidateIds: [first.candidateId],
      recipients: [{ name: 'Ann', email: ann.email }],
      subject: 'Jane',
      body: '<p>Hi</p>',
    });
    expect(await read(documents.candidate(world.a, jobId, first.candidateId))).toMatchObject({
      submissionStatus: { portal: true },
    });
    const seen = (await browser.call('job', { ...placeOf(ann), jobId })).body.data;
    expect(JSON.stringify(seen)).not.toMatch(/Secret|Sam/);
    expect(seen).toMatchObject({ candidates: 1, rows: [{ name: 'Jane Doe' }] });
    const open = (candidateId: string) => browser.call('openCandidate', { ...placeOf(ann), jobId, candidateId });
    expect(await open(second.candidateId)).toMatchObject({ status: 404, body: { message: clientTexts.gone } });

    const set = (candidateIds: string[], isShown: boolean) =>
      askAsStaff<{ changed: number }>(recruiter, 'setCandidatesInClientConnect', { ...where, candidateIds, isShown });
    const ids = [first.candidateId, second.candidateId];
    expect((await set(ids, true)).body.data).toEqual({ changed: 1 });
    expect((await browser.call('job', { ...placeOf(ann), jobId })).body.data.candidates).toBe(2);
    const { publicToken } = (await open(first.candidateId)).body.data;
    const link = { publicToken, candidateId: first.candidateId, organizationId: world.a, jobId };
    expect((await browser.callPublic('getCandidateResume', link)).status).toBe(200);
    // The link of Client Connect is no link for others.
    expect((await new ClientBrowser().callPublic('getCandidateResume', link)).status).toBe(401);
    expect((await set([first.candidateId], false)).body.data).toEqual({ changed: 1 });
    expect((await browser.call('job', { ...placeOf(ann), jobId })).body.data).toMatchObject({
      candidates: 1,
      rows: [{ name: 'Secret Sam' }],
    });
    expect((await open(first.candidateId)).status).toBe(404);
    expect(await browser.callPublic('getCandidateResume', link)).toMatchObject({
      status: 404,
      body: { message: clientTexts.gone },
    });
    expect((await browser.callPublic('sendFeedbackVote', { ...link, vote: 'positive', viewer: viewer() })).status).toBe(
      404,
    );

    const setJob = (isShown: boolean) => askAsStaff(recruiter, 'setJobInClientConnect', { ...where, isShown });
    await setJob(false);
    expect(await titlesOf(browser, ann)).toEqual([]);
    expect((await browser.call('job', { ...placeOf(ann), jobId })).status).toBe(404);
    await setJob(true);
    await set(ids, false);
    expect(await titlesOf(browser, ann)).toEqual([jobId]);
    expect((await askAsStaff(foreign, 'setJobInClientConnect', { ...where, isShown: true })).status).toBe(403);
  });

  test('an anonymous candidate has no name, no occupation, and a page without them', async () => {
    const ann = await saveContact(world.a, { companyName: 'Stark' });
    const { jobId, candidates } = await jobFor('Stark', ann.email, ['Jane Doe']);
    const { candidateId = '' } = candidates[0] ?? {};
    const profile = `${collections.profiles(world.a, jobId, candidateId)}/anonymous`;
    await write(profile, profileSchema.cast({ id: 'anonymous', isAnonymous: true }));
    await firestore()
      .doc(documents.candidate(world.a, jobId, candidateId))
      .update({ 'public.selectedProfileId': 'anonymous' });
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const job = (await browser.call('job', { ...placeOf(ann), jobId })).body.data;
    expect(job.rows).toMatchObject([{ name: publicResumeTexts.anonymous, occupation: '' }]);
    const { publicToken } = (await browser.call('openCandidate', { ...placeOf(ann), jobId, candidateId })).body.data;
    const page = await browser.callPublic('getCandidateResume', { publicToken, candidateId });
    expect(JSON.stringify([job, page.body])).not.toMatch(/Jane|Doe|Mercy/);
    expect(page.status).toBe(200);
  });

  test('a closed job is readable, and takes no more decisions', async () => {
    const ann = await saveContact(world.a, { companyName: 'Stark' });
    const { jobId, candidates } = await jobFor('Stark', ann.email, ['Jane Doe']);
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    await firestore().doc(documents.job(world.a, jobId)).update({ status: jobStatus.closed });
    await runTriggers();
    expect((await browser.call('jobs', placeOf(ann))).body.data).toMatchObject({ jobs: [], next: '' });
    expect((await browser.call('jobs', { ...placeOf(ann), isClosed: true })).body.data.jobs).toMatchObject([
      { jobId, isOpen: false },
    ]);
    const candidateId = candidates[0]?.candidateId ?? '';
    const { publicToken } = (await browser.call('openCandidate', { ...placeOf(ann), jobId, candidateId })).body.data;
    const link = { publicToken, candidateId, organizationId: world.a, jobId };
    expect((await browser.callPublic('getCandidateResume', link)).body.data).toMatchObject({
      state: 'active',
      feedback: null,
    });
    const late = await browser.callPublic('sendFeedbackVote', { ...link, vote: 'positive', viewer: viewer() });
    expect(late).toMatchObject({ status: 403, body: { message: clientTexts.decisionClosed } });
  });

  test('the list follows what changes in a job and its candidates, and reads no candidates', async () => {
    const ann = await saveContact(world.a, { companyName: 'Soylent' });
    const { jobId, candidates } = await jobFor('Soylent', ann.email, ['Jane Doe', 'John Roe', 'Jim Poe']);
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const listed = async () => (await browser.call('jobs', placeOf(ann))).body.data.jobs;
    const change = async (path: string, changes: object) => {
      await firestore().doc(path).update(changes);
      await runTriggers();
    };
    const pathOf = (index: number) => documents.candidate(world.a, jobId, candidates[index]?.candidateId ?? '');
    expect(await listed()).toMatchObject([{ title: 'Registered Nurse', candidates: 3, news: 3 }]);
    await change(documents.job(world.a, jobId), { jobTitle: 'Charge Nurse', accountManagerId: recruiter.uid });
    await change(pathOf(0), { isDeleted: true });
    await change(pathOf(1), { 'agreement.state': 'withdrawn' });
    const { result, reads } = await countDocuments(listed);
    expect(result).toMatchObject([{ title: 'Charge Nurse', candidates: 1, accountManager: 'recruiter' }]);
    await change(pathOf(1), { 'agreement.state': 'none' });
    expect((await countDocuments(listed)).reads).toBe(reads);
    await change(documents.job(world.a, jobId), { 'contact.email': 'somebody@else.example' });
    expect(await listed()).toEqual([]);
    await change(documents.job(world.a, jobId), { 'contact.email': ann.email.toUpperCase() });
    expect(await listed()).toMatchObject([{ candidates: 2 }]);
    await firestore().doc(documents.job(world.a, jobId)).delete();
    await runTriggers();
    expect(await read(documents.clientJob(world.a, jobId))).toBeNull();
  });

  test('what staff hide leaves the list with the same call', async () => {
    const ann = await saveContact(world.a, { companyName: 'Tyrell' });
    const { jobId, candidates } = await jobFor('Tyrell', ann.email, ['Jane Doe', 'John Roe']);
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const listed = async () => (await browser.call('jobs', placeOf(ann))).body.data.jobs;
    const [candidateId] = candidates.map((candidate) => candidate.candidateId);
    const place = { organizationId: world.a, jobId };
    await askAsStaff(recruiter, 'setCandidatesInClientConnect', {
      ...place,
      candidateIds: [candidateId],
      isShown: false,
    });
    expect(await listed()).toMatchObject([{ jobId, candidates: 1 }]);
    await askAsStaff(recruiter, 'setJobInClientConnect', { ...place, isShown: false });
    expect(await listed()).toEqual([]);
    await askAsStaff(recruiter, 'setJobInClientConnect', { ...place, isShown: true });
    expect(await listed()).toMatchObject([{ jobId, candidates: 1 }]);
  });

  test('charts equal the list and leave out the statuses that the organization excludes; the columns are its own', async () => {
    const integration = {
      bullhorn: bullhornSettingsSchema.cast({
        recruitingActivityFilterEnabled: true,
        recruitingActivityFilteredStatuses: ['Rejected'],
      }),
    };
    const settings = {
      recruitingActivity: true,
      recruitingActivityAllJobs: true,
      defaultColumns: ['views.total', 'email'],
    };
    await saveOrganization(world.a, { integration, chartType: 'bar', productFeature: withClientConnect(settings) });
    const ann = await saveContact(world.a, { companyName: 'Stark' });
    const { jobId } = await saveJob(recruiter, {
      company: 'Stark',
      contact: { name: '', email: ann.email, phone: '' },
    });
    for (const detail of ['Interview Scheduled', 'Interview Scheduled', 'Placed', 'Rejected']) {
      await saveCandidate(recruiter, jobId, { submissionStatus: { ...shown.submissionStatus, detail } });
    }
    await runTriggers();
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const job = (await browser.call('job', { ...placeOf(ann), jobId })).body.data;
    const counts = [
      { status: 'Interview Scheduled', count: 2 },
      { status: 'Placed', count: 1 },
    ];
    expect(job).toMatchObject({ columns: ['fullName', 'views.total'], activity: { chartType: 'bar', counts } });
    expect(job.rows.filter(({ status }) => status === 'Interview Scheduled')).toHaveLength(2);
    expect((await browser.call('jobs', placeOf(ann))).body.data.activity).toEqual({ chartType: 'bar', counts });
    await saveOrganization(world.a, { productFeature: withClientConnect() });
    expect((await browser.call('job', { ...placeOf(ann), jobId })).body.data.activity).toBeNull();
  });

  test('without the list of candidates a job names none, and links to them work', async () => {
    await saveOrganization(world.a, { productFeature: withClientConnect({ candidateList: false }) });
    const ann = await saveContact(world.a, { companyName: 'Wayne' });
    const { jobId, candidates } = await jobFor('Wayne', ann.email, ['Jane Doe', 'John Roe']);
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const job = (await browser.call('job', { ...placeOf(ann), jobId })).body.data;
    expect(job).toMatchObject({ hasList: false, rows: [], candidates: 2 });
    const candidateId = candidates[0]?.candidateId ?? '';
    const { publicToken } = (await browser.call('openCandidate', { ...placeOf(ann), jobId, candidateId })).body.data;
    expect((await browser.callPublic('getCandidateResume', { publicToken, candidateId })).body.data).toMatchObject({
      state: 'active',
      resume: { fullName: 'Jane Doe' },
      otherCandidates: 0,
    });
    await saveOrganization(world.a, { productFeature: withClientConnect() });
    expect((await browser.call('job', { ...placeOf(ann), jobId })).body.data.rows).toHaveLength(2);
  });

  test('a client adds a job: with its status, contact and mark, and a mail for staff', async () => {
    await saveOrganization(world.a, {
      productFeature: withClientConnect({ CCUsersCanAddJob: true, defaultJobStatus: 'Open' }),
    });
    const ann = await saveContact(world.a, { companyName: 'Oscorp', name: 'Ann Adder' });
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const { description } = (await browser.readJobFile(placeOf(ann), jobFile)).body.data;
    expect(description).toBe(jobText);
    const added = (await browser.call('addJob', { ...placeOf(ann), description })).body.data;
    expect(added.title).toBe('Warehouse Manager');
    expect(await read(documents.job(world.a, added.jobId))).toMatchObject({
      status: jobStatus.open,
      company: 'Oscorp',
      contact: { name: 'Ann Adder', email: ann.email },
      createdBy: recruiter.uid,
      clientConnect: { addedByContactId: ann.contactId, addedByName: 'Ann Adder' },
    });
    expect(await titlesOf(browser, ann)).toEqual([added.jobId]);
    await mailsTo(recruiter.email, 1, 'New job from Oscorp: Warehouse Manager');
  });

  test('a client who adds a job is asked for what its text lacks, once, and for nothing else', async () => {
    await saveOrganization(world.a, { productFeature: withClientConnect({ CCUsersCanAddJob: true }) });
    const ann = await saveContact(world.a, { companyName: 'Oscorp', name: 'Ann Adder' });
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const add = async (description: string, given: { jobTitle: string; city: string } | null) =>
      (await browser.call('addJob', { ...placeOf(ann), description, given })).body.data;
    expect((await add(jobText, null)).missing).toEqual([]);
    const placeless = 'Warehouse Manager\nWe look for a warehouse manager.\nRequired skills: Excel';
    expect(await add(placeless, null)).toEqual({ jobId: '', title: 'Warehouse Manager', missing: ['city'] });
    const { jobId } = await add(placeless, { jobTitle: '', city: 'Boston' });
    expect(await read(documents.job(world.a, jobId))).toMatchObject({
      jobTitle: 'Warehouse Manager',
      address: { city: 'Boston' },
    });
    // Nobody has to know the place.
    expect((await add(placeless, { jobTitle: '', city: '' })).missing).toEqual([]);
    const untitled =
      'We are looking for somebody who keeps our warehouse running, knows spreadsheets, likes early mornings and does not mind a forklift or a cold day in the yard.\n\nIn Boston, MA.';
    const asked = await add(untitled, null);
    expect(asked).toMatchObject({ jobId: '', missing: expect.arrayContaining(['jobTitle']) });
    const titled = await add(untitled, { jobTitle: 'Warehouse Keeper', city: 'Boston' });
    expect(titled.title).toBe('Warehouse Keeper');
    expect(await titlesOf(browser, ann)).toHaveLength(4);
  });

  test.each([
    ['nothing', new File([], 'job.pdf')],
    ['a picture named as a document', new File([new Uint8Array([1, 2, 3])], 'job.docx')],
    ['a program', new File(['MZ'], 'job.exe')],
  ])('a file with %s is refused with a sentence', async (_title, file) => {
    await saveOrganization(world.a, { productFeature: withClientConnect({ CCUsersCanAddJob: true }) });
    const ann = await saveContact(world.a, { companyName: 'Oscorp', name: 'Ann Adder' });
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const { status, body } = await browser.readJobFile(placeOf(ann), file);
    expect([status, body.message]).toEqual([422, expect.stringMatching(/^[A-Z].*[.]$/)]);
  });

  test('access while submitting: the recipient sees that job and gets a link, then all jobs, then nothing', async () => {
    await saveOrganization(world.a, { productFeature: withClientConnect() });
    const email = `${freshId('new')}@client.example`;
    const { jobId } = await saveJob(recruiter, { company: 'Hooli' });
    const page = await saveCandidate(recruiter, jobId, { fullName: 'Jane Doe' });
    const submit = async (level: AccessLevel) => {
      await askAsStaff(recruiter, 'addClientJobSubmission', {
        ...{ organizationId: world.a, jobId, candidateIds: [page.candidateId], subject: 'Jane', body: '<p>Hi</p>' },
        recipients: [{ name: 'New Client', email }],
        accesses: [{ email, level }],
      });
      await runTriggers();
    };
    await submit('ownJobs');
    const [mail] = await mailsTo(email, 1, 'See your candidates');
    const code = /code=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const browser = new ClientBrowser();
    expect((await browser.call('redeemLoginLink', { code })).status).toBe(200);
    const [place] = (await browser.call('session', {})).body.data?.places ?? [];
    const { jobs } = (await browser.call('jobs', place ?? {})).body.data;
    expect(jobs).toMatchObject([{ jobId, candidates: 1 }]);
    const { jobId: other } = await jobFor('Hooli', '', ['Joe Doe']);
    await submit('allJobs');
    const all = (await browser.call('jobs', place ?? {})).body.data.jobs.map((job) => job.jobId);
    expect(all).toEqual(expect.arrayContaining([jobId, other]));
    await submit('off');
    expect((await browser.call('jobs', place ?? {})).status).toBe(401);
  });
});

test('a session of a contact of the job replaces the access code; one of another job does not', async () => {
  const integration = {
    bullhorn: bullhornSettingsSchema.cast({ publicResume: { hasAccessCode: true, accessCode: 'code-1' } }),
  };
  await saveOrganization(world.a, { integration, productFeature: withClientConnect() });
  const [ann, bob] = [
    await saveContact(world.a, { companyName: 'Acme' }),
    await saveContact(world.a, { companyName: 'Globex' }),
  ];
  const { jobId, candidates } = await jobFor('Acme', ann.email, ['Jane Doe', 'Joe Doe']);
  const { candidateId = '', publicToken = '' } = candidates[0] ?? {};
  const page = { candidateId, publicToken, organizationId: world.a, jobId };
  const [annes, bobs] = [
    await signInContact(recruiter, ann, 'ownJobs'),
    await signInContact(recruiter, bob, 'allJobs'),
  ];
  expect((await annes.callPublic('getCandidateResume', page)).body.data).toMatchObject({
    state: 'active',
    hasPortal: true,
    otherCandidates: 1,
  });
  for (const browser of [bobs, new ClientBrowser()]) {
    expect((await browser.callPublic('getCandidateResume', page)).body.data).toMatchObject({
      state: 'accessCodeNeeded',
      resume: null,
    });
    const vote = await browser.callPublic('sendFeedbackVote', { ...page, vote: 'positive', viewer: viewer() });
    expect(vote.body.message).toBe(publicResumeTexts.enterAccessCode);
  }
  await askAsStaff(recruiter, 'setPortalAccess', { ...placeOf(ann), level: 'off' });
  expect((await annes.callPublic('getCandidateResume', page)).body.data.state).toBe('accessCodeNeeded');
});
