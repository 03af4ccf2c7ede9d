import { beforeAll, expect, test } from '@jest/globals';
import { collections } from '@portal/domain/paths/firestore-paths';
import { verifiedTexts } from '@portal/domain/texts/verified-viewers';
import { firestore } from '../../store/firestore';
import { saveContact, signInContact, withClientConnect } from '../../testing/client-browser';
import { call, freshId, freshWorld, signIn, withoutTriggers, type Answer, type SignedIn } from '../../testing/emulator';
import { linkIn, mailsTo } from '../../testing/mailbox';
import { below, saveCandidate, saveJob, saveOrganization, viewer, type PublicPage } from '../../testing/public-page';
import { testFile } from '../../testing/test-file';

withoutTriggers();

const world = freshWorld();
const minute = 60_000;
let recruiter: SignedIn;
let jobId: string;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  const productFeature = withClientConnect();
  const job = { ...productFeature.job, multipleCandidatesClientSubmission: '1' as const };
  await saveOrganization(world.a, { productFeature: { ...productFeature, job } });
  ({ jobId } = await saveJob(recruiter, { company: 'Acme' }));
});

interface Sent {
  page: PublicPage;
  link: { publicToken: string; candidateId: string };
  email: string;
}

/** A submission of one candidate, "Only these people" unless it says otherwise. */
async function submitted(options: { email?: string; verifiesRecipients?: boolean } = {}): Promise<Sent> {
  const { email = `${freshId('ann')}@client.example`, verifiesRecipients = true } = options;
  const page = await saveCandidate(recruiter, jobId, { fullName: 'Sue Secret', occupation: 'Nurse of Mercy' });
  const subject = freshId('Submission');
  await call('/api/app/addClientJobSubmission', {
    token: recruiter.token,
    body: {
      ...{ organizationId: world.a, jobId, candidateIds: [page.candidateId], subject, body: '<p>x</p>' },
      ...{ recipients: [{ name: 'Ann Client', email }], verifiesRecipients },
    },
  });
  const [mail] = await mailsTo(email, 1, subject);
  return {
    page,
    email,
    link: { publicToken: linkIn(mail).pathname.split('/')[2] ?? '', candidateId: page.candidateId },
  };
}

/** A call of the public API from a device with these passes. */
const post = <Data = Record<string, unknown>>(name: string, body: object, viewerPasses?: string) =>
  call<Data>(`/api/public/${name}`, { body, ...(viewerPasses === undefined ? {} : { viewerPasses }) });

async function codeMailed(email: string, count = 1): Promise<string> {
  const mails = await mailsTo(email, count, 'is your code');
  return /^\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
}

async function attemptOf({ link }: Pick<Sent, 'link'>): Promise<string> {
  const { body } = await post<{ attempt: string }>('requestViewerCode', link);
  return body.data.attempt;
}

const confirm = ({ link }: Pick<Sent, 'link'>, attempt: string, code: string) =>
  post<{ viewerPass: string }>('confirmViewerCode', { ...link, attempt, code });

/** The pass of a device where the recipient has entered the code. */
async function passOf(sent: Sent): Promise<string> {
  const attempt = await attemptOf(sent);
  const { body } = await confirm(sent, attempt, await codeMailed(sent.email));
  return body.data.viewerPass;
}

/** Every call of viewers with a candidate's token. */
function everyCall({ link, page }: Sent): [string, object][] {
  const { organizationId } = page;
  const who = viewer();
  const answers = { approve: true, email: '' };
  return [
    ['analytics/public-event', { ...link, event: 'viewResume', viewer: who, duration: 1 }],
    ['sendFeedbackVote', { ...link, organizationId, jobId, vote: 'positive', viewer: who }],
    ['changeAnswer', { ...link, vote: 'maybe', changeId: 'change-1', viewer: who }],
    ['submitFeedback', { ...link, answers, duration: 1, viewer: who }],
    ['requestAccess', { ...link, email: 'eve@evil.example', viewer: who }],
    ['resumePdf', link],
    ['resumeDocument', link],
    ['getThread', { ...link, viewer: who }],
    ['getInterviews', { ...link, viewer: who }],
    ['askQuestion', { ...link, viewer: who, messageId: 'message-1', text: 'Who is it?' }],
  ];
}

const refusalsOf = async (sent: Sent, viewerPasses?: string) =>
  await Promise.all(
    everyCall(sent).map(async ([name, body]) => {
      const { status, body: answer } = await post(name, body, viewerPasses);
      return [name, status, answer.message] as const;
    }),
  );

test('a forwarded link shows the brand alone; every call with its token is refused', async () => {
  const sent = await submitted();
  const { status, body } = await post('getCandidateResume', sent.link);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    ...{ state: 'verificationNeeded', resume: null, profile: null, contact: null, feedback: null },
    ...{ jobId: '', jobTitle: '', isPdfAllowed: false, hasPortal: false, otherCandidates: 0, credentials: [] },
    theme: { organizationName: 'Northwind Staffing' },
  });
  expect((await post('getCandidateResume', { ...sent.link, viewer: viewer() })).body.data).toMatchObject({ own: null });
  expect(JSON.stringify(body)).not.toMatch(/Sue|Secret|Mercy|Registered Nurse|Ann|client\.example/);
  // Ids that somebody tries are neither confirmed nor denied.
  const guess = await post('getCandidateResume', { ...sent.link, organizationId: world.b, jobId: 'other' });
  expect(guess).toEqual({ status, body });
  for (const passes of [undefined, 'x', `v1.${'a'.repeat(8)}.${'b'.repeat(60)}`]) {
    for (const [name, code, message] of await refusalsOf(sent, passes)) {
      expect([name, code, message]).toEqual([name, 403, verifiedTexts.verifyFirst]);
    }
  }
  expect(await below(sent.page, 'candidateViews')).toEqual([]);
  expect(await below(sent.page, 'candidateVotes')).toEqual([]);
  expect(await below(sent.page, 'candidateFeedback')).toEqual([]);
});

test('the mailed code opens the page on this device; another device and a sealed session ask again; the log says verified', async () => {
  const sent = await submitted();
  const attempt = await attemptOf(sent);
  const [mail] = await mailsTo(sent.email, 1, 'is your code');
  expect(JSON.stringify(mail)).not.toMatch(/Sue|Secret|Mercy/);
  const code = await codeMailed(sent.email);
  const { body } = await confirm(sent, attempt, ` ${code.slice(0, 3)} ${code.slice(3)} `);
  const pass = body.data.viewerPass;
  expect((await post('getCandidateResume', sent.link, pass)).body.data).toMatchObject({
    state: 'active',
    resume: { fullName: 'Sue Secret' },
  });
  expect((await post('getCandidateResume', sent.link)).body.data).toMatchObject({ state: 'verificationNeeded' });
  const view = { ...sent.link, event: 'viewResume', viewer: viewer(), duration: 1 };
  expect((await post('analytics/public-event', view, pass)).status).toBe(200);
  // A session that was begun with a pass is not prolonged without it.
  expect((await post('analytics/public-event', view)).status).toBe(403);
  expect(await below(sent.page, 'candidateViews')).toMatchObject([{ viewer: { isVerified: true, email: sent.email } }]);
  const stored = await firestore()
    .collection(collections.candidateRecipients(world.a, jobId, sent.page.candidateId))
    .get();
  expect(stored.docs[0]?.get('isForVerified')).toBe(true);

  // Once per device: the next candidate for the same recipient asks nothing, that of somebody else does.
  const next = await submitted({ email: sent.email });
  expect((await post('getCandidateResume', next.link, `junk ${pass}`)).body.data).toMatchObject({ state: 'active' });
  const other = await submitted();
  expect((await post('getCandidateResume', other.link, pass)).body.data).toMatchObject({ state: 'verificationNeeded' });
});

test('links of other submissions ask nothing, and their views are not verified', async () => {
  const sent = await submitted({ verifiesRecipients: false });
  expect((await post('getCandidateResume', sent.link)).body.data).toMatchObject({ state: 'active' });
  await post('analytics/public-event', { ...sent.link, event: 'viewResume', viewer: viewer(), duration: 1 });
  expect(await below(sent.page, 'candidateViews')).toMatchObject([{ viewer: { isVerified: false } }]);
  expect((await post('requestViewerCode', sent.link)).status).toBe(400);
  expect((await post('requestViewerCode', { ...sent.link, publicToken: 'x'.repeat(32) })).status).toBe(404);
});

test('a shortlist asks once for all its candidates', async () => {
  const pages = [
    await saveCandidate(recruiter, jobId),
    await saveCandidate(recruiter, jobId, { fullName: 'Sue Secret' }),
  ];
  const email = `${freshId('ann')}@client.example`;
  await call('/api/app/addClientJobSubmission', {
    token: recruiter.token,
    body: {
      ...{ organizationId: world.a, jobId, candidateIds: pages.map(({ candidateId }) => candidateId), subject: 'x' },
      ...{ recipients: [{ name: 'Ann Client', email }], body: '<p>x</p>', verifiesRecipients: true },
    },
  });
  const shortlistToken =
    linkIn((await mailsTo(email, 1))[0])
      .pathname.split('/')
      .at(-1) ?? '';
  const forwarded = await post('getShortlist', { shortlistToken });
  expect(forwarded.body.data).toMatchObject({
    state: 'verificationNeeded',
    rows: [],
    mustHaves: [],
    jobId: '',
    jobTitle: '',
  });
  expect(JSON.stringify(forwarded.body)).not.toMatch(/Sue|Secret|Registered Nurse|Ann/);
  const [first] = pages;
  const answers = [{ candidateId: first?.candidateId, vote: 'positive' }];
  const send = { shortlistToken, answers, sendId: 'send-1', viewer: viewer() };
  expect((await post('sendShortlistAnswers', send)).status).toBe(403);
  const { attempt } = (await post<{ attempt: string }>('requestViewerCode', { shortlistToken })).body.data;
  const code = await codeMailed(email);
  const { body } = await post<{ viewerPass: string }>('confirmViewerCode', { shortlistToken, attempt, code });
  const opened = await post<{ rows: { candidateId: string; publicToken: string }[] }>(
    'getShortlist',
    { shortlistToken },
    body.data.viewerPass,
  );
  expect(opened.body.data).toMatchObject({ state: 'active', rows: [{}, {}] });
  const [row] = opened.body.data.rows;
  const link = { publicToken: row?.publicToken, candidateId: row?.candidateId };
  expect((await post('getCandidateResume', link)).body.data).toMatchObject({ state: 'verificationNeeded' });
  expect((await post('getCandidateResume', link, body.data.viewerPass)).body.data).toMatchObject({ state: 'active' });
  expect((await post('sendShortlistAnswers', send, body.data.viewerPass)).status).toBe(200);
});

test('a code works once, only with its own attempt and link, and for 15 minutes', async () => {
  const [sent, other] = [await submitted(), await submitted()];
  const attempt = await attemptOf(sent);
  const code = await codeMailed(sent.email);
  const wrong = { status: 401, body: { message: verifiedTexts.wrongCode } };
  expect(await confirm(other, attempt, code)).toMatchObject(wrong);
  expect(await confirm(sent, await attemptOf(other), code)).toMatchObject(wrong);
  expect(await confirm(sent, `${attempt}x`, code)).toMatchObject(wrong);
  expect((await confirm(sent, attempt, code)).status).toBe(200);
  expect(await confirm(sent, attempt, code)).toMatchObject(wrong);
  testFile().clock.pass(2 * minute);
  const late = await attemptOf(sent);
  const lateCode = await codeMailed(sent.email, 2);
  testFile().clock.pass(16 * minute);
  expect(await confirm(sent, late, lateCode)).toMatchObject(wrong);
});

test('guesses lock a code, and mails are limited', async () => {
  const sent = await submitted();
  const attempt = await attemptOf(sent);
  expect((await post('requestViewerCode', sent.link)).status).toBe(429);
  const code = await codeMailed(sent.email);
  const guess = code === '000000' ? '000001' : '000000';
  for (let number = 0; number < 5; number += 1) expect((await confirm(sent, attempt, guess)).status).toBe(401);
  // Not even the right one opens it now.
  expect((await confirm(sent, attempt, code)).status).toBe(429);
  testFile().clock.pass(20 * minute);
  const again = await attemptOf(sent);
  expect((await confirm(sent, again, await codeMailed(sent.email, 2))).status).toBe(200);
});

test('a revoked link is gone with a pass, too; a session of Client Connect with the email needs no code', async () => {
  const sent = await submitted();
  const pass = await passOf(sent);
  const contact = await saveContact(world.a, { companyName: 'Acme', email: sent.email });
  const browser = await signInContact(recruiter, contact, 'allJobs');
  expect((await browser.callPublic('getCandidateResume', { ...sent.link })).body.data).toMatchObject({
    state: 'active',
  });
  const stranger = await saveContact(world.a, { companyName: 'Acme' });
  const foreign = await signInContact(recruiter, stranger, 'allJobs');
  const shown: Answer = await foreign.callPublic('getCandidateResume', { ...sent.link });
  expect(shown.body.data).toMatchObject({ state: 'verificationNeeded' });
  const { docs } = await firestore()
    .collection(collections.candidateRecipients(world.a, jobId, sent.page.candidateId))
    .get();
  await call('/api/app/revokeRecipientLink', {
    token: recruiter.token,
    body: { organizationId: world.a, jobId, candidateId: sent.page.candidateId, recipientId: docs[0]?.id },
  });
  expect((await post('getCandidateResume', sent.link, pass)).status).toBe(404);
});
