import { beforeAll, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { dayMs } from '@portal/domain/constants/time';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import type { ViewerThread } from '@portal/domain/contracts/threads-api';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { redactionMark } from '@portal/domain/redaction/redaction';
import { redactionTexts } from '@portal/domain/texts/redaction';
import { threadTexts } from '@portal/domain/texts/threads';
import { firestore } from '../../store/firestore';
import {
  ClientBrowser,
  saveContact,
  sendRequestedMails,
  signInContact,
  withClientConnect,
} from '../../testing/client-browser';
import {
  call,
  freshId,
  freshWorld,
  postPublic,
  read,
  signIn,
  variable,
  withoutTriggers,
  type SignedIn,
} from '../../testing/emulator';
import { linkIn, mailsTo, type ReceivedMail } from '../../testing/mailbox';
import { testFile } from '../../testing/test-file';
import { saveCandidate, saveJob, saveOrganization, viewer, type PublicPage } from '../../testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let stranger: SignedIn;
let jobId: string;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  stranger = await signIn('foreignAdmin', world);
  await saveOrganization(world.a, {
    productFeature: withClientConnect(),
    notificationsToCandidateRecruiter: true,
  });
  ({ jobId } = await saveJob(recruiter));
});

const asStaff = <Data = unknown>(name: string, body: object, token = recruiter.token) =>
  call<Data>(`/api/app/${name}`, { body, token });

interface Asked {
  page: PublicPage;
  email: string;
  /** Opens the recipient's own link. */
  link: { publicToken: string; candidateId: string };
  who: ReturnType<typeof viewer>;
}

/** A candidate who was submitted to one recipient. */
async function submitted(fields: object = {}): Promise<Asked> {
  const page = await saveCandidate(recruiter, jobId, { fullName: 'Sue Submitted', ...fields });
  const email = `${freshId('ann')}@client.example`;
  await asStaff('addClientJobSubmission', {
    ...{ organizationId: world.a, jobId: page.jobId, candidateIds: [page.candidateId], subject: 'x', body: '<p>x</p>' },
    recipients: [{ name: 'Ann Client', email }],
  });
  const [mail] = await mailsTo(email, 1);
  const publicToken = linkIn(mail).pathname.split('/')[2] ?? '';
  return { page, email, link: { publicToken, candidateId: page.candidateId }, who: viewer() };
}

async function ask({ link, who }: Asked, text: string, more: object = {}) {
  const answer = await postPublic('askQuestion', {
    ...link,
    viewer: who,
    messageId: freshId('message'),
    text,
    ...more,
  });
  return answer as typeof answer & { body: { data: ViewerThread } };
}

async function threadOf({ link, who }: Pick<Asked, 'link' | 'who'>): Promise<ViewerThread> {
  return (await postPublic('getThread', { ...link, viewer: who })).body.data as ViewerThread;
}

const threadPath = ({ organizationId, jobId: job, candidateId }: PublicPage) =>
  collections.threads(organizationId, job, candidateId);

async function threadIdOf(page: PublicPage): Promise<string> {
  const { docs } = await firestore().collection(threadPath(page)).get();
  expect(docs).toHaveLength(1);
  return docs[0]?.id ?? '';
}

const answer = async (page: PublicPage, text: string) =>
  asStaff('answerThread', { ...keyOf(page), threadId: await threadIdOf(page), messageId: freshId('answer'), text });

const keyOf = ({ organizationId, jobId: job, candidateId }: PublicPage) => ({
  organizationId,
  jobId: job,
  candidateId,
});

/** Sends what waits, and returns the newest mail about messages to an email. */
async function newestMail(email: string, count: number): Promise<ReceivedMail> {
  await sendRequestedMails();
  const mails = await mailsTo(email, count, 'About ');
  const mail = mails.at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
}

/** What the mail service reports. */
async function reply(mail: { from: string; to: string; text: string } & Record<string, unknown>) {
  const key = variable('MAIL_REPLIES_KEY');
  const { to, ...rest } = mail;
  const sent = await call<{ added: boolean; reason?: string }>('/api/public/mailReply', {
    body: { key, messageId: freshId('mail'), to: [to], ...rest },
  });
  return sent.body.data;
}

const said = ({ messages }: ViewerThread) => messages.map(({ isOwn, text }) => [isOwn ? 'client' : 'staff', text]);

test('question by page, answers by portal and mail: one thread in order on both sides, without internal notes', async () => {
  const asked = await submitted();
  const { page, email } = asked;
  expect(await threadOf(asked)).toEqual({ state: 'open', asksWho: false, messages: [], staffReadAt: 0 });
  const first = await ask(asked, 'Can she start in May?\n<b>Soon</b>');
  expect(first.status).toBe(200);
  expect(said(first.body.data)).toEqual([['client', 'Can she start in May?\n<b>Soon</b>']]);

  const toStaff = await newestMail(recruiter.email, 1);
  expect(toStaff.subject).toBe('About Sue Submitted for Registered Nurse');
  expect(toStaff.text).toMatch(/^Can she start in May\?\n<b>Soon<\/b>\n\nFrom: Ann Client\n/);
  expect(toStaff.html).toContain('&lt;b&gt;Soon&lt;/b&gt;');
  expect(linkIn(toStaff).pathname + linkIn(toStaff).search).toBe(
    `/app/jobs/${page.jobId}/candidate/${page.candidateId}?tab=messages`,
  );
  expect(toStaff.replyTo).toMatch(/^reply\+s[0-9a-f]{52}@/);
  expect(toStaff.replyTo).not.toMatch(/sue|ann|client/i);

  expect((await answer(page, 'Yes, in May.')).body.data).toEqual({ added: true });
  const toClient = await newestMail(email, 1);
  expect(toClient.text.startsWith('Yes, in May.\n\n')).toBe(true);
  expect(linkIn(toClient).pathname).toBe(`/resumes/${asked.link.publicToken}/${page.candidateId}`);
  expect(toClient.replyTo).toMatch(/^reply\+c[0-9a-f]{52}@/);

  const quoted = '\n\nOn Mon, Nov 30, 2026 at 10:00 AM Portal <portal@portal.example>\nwrote:\n\n> Yes, in May.\n';
  expect(
    await reply({ from: `Ann <${email.toUpperCase()}>`, to: toClient.replyTo, text: `And her pay?${quoted}` }),
  ).toEqual({ added: true });
  expect(await reply({ from: recruiter.email, to: toStaff.replyTo, text: 'At 80,000.' })).toEqual({ added: true });

  const expected = [
    ['client', 'Can she start in May?\n<b>Soon</b>'],
    ['staff', 'Yes, in May.'],
    ['client', 'And her pay?'],
    ['staff', 'At 80,000.'],
  ];
  const shown = await threadOf(asked);
  expect(said(shown)).toEqual(expected);
  // The notes of the candidate.
  expect(JSON.stringify(shown)).not.toMatch(/Too expensive|Calm at night/);
  const threadId = await threadIdOf(page);
  const messages = collections.threadMessages(world.a, page.jobId, page.candidateId, threadId);
  const stored = await firestore().collection(messages).orderBy('createdAt').get();
  expect(stored.docs.map((message): unknown[] => [message.get('side'), message.get('text')])).toEqual(expected);
  expect(stored.docs.map((message): unknown => message.get('source'))).toEqual(['page', 'page', 'mail', 'mail']);
  expect(stored.docs[3]?.data()).toMatchObject({ createdBy: recruiter.uid });
});

test('both sides see whether the other has read', async () => {
  const asked = await submitted();
  await ask(asked, 'Is she free?');
  const threadId = await threadIdOf(asked.page);
  const stored = () => read(`${threadPath(asked.page)}/${threadId}`);
  expect(await stored()).toMatchObject({ staffReadAt: null, lastSide: 'client' });
  await asStaff('markThreadRead', { ...keyOf(asked.page), threadId });
  expect((await threadOf(asked)).staffReadAt).toBeGreaterThan(0);
  await answer(asked.page, 'Yes.');
  const before = (await stored())?.clientReadAt as { toMillis: () => number };
  await threadOf(asked);
  const after = (await stored())?.clientReadAt as { toMillis: () => number };
  expect(after.toMillis()).toBeGreaterThan(before.toMillis());
});

test('a repeated message adds nothing, and counts once as news', async () => {
  const asked = await submitted();
  const messageId = freshId('message');
  for (let time = 0; time < 2; time += 1) await ask(asked, 'Once', { messageId });
  expect(said(await threadOf(asked))).toEqual([['client', 'Once']]);
  expect(await read(documents.candidate(world.a, jobId, asked.page.candidateId))).toMatchObject({
    analytics: { newLatestActivities: 1 },
  });
});

test('a contact in Client Connect and the recipient of a mailed link with the same email have one thread', async () => {
  const asked = await submitted();
  const contact = await saveContact(world.a, { companyName: 'Acme', email: asked.email });
  const { jobId: ownJob } = await saveJob(recruiter, { company: 'Acme' });
  expect(ownJob).not.toBe('');
  await firestore().doc(documents.job(world.a, jobId)).update({ company: 'Acme' });
  const browser = await signInContact(recruiter, contact, 'allJobs');
  const opened = await browser.call('openCandidate', {
    organizationId: world.a,
    contactId: contact.contactId,
    jobId,
    candidateId: asked.page.candidateId,
  });
  const own = { publicToken: opened.body.data.publicToken, candidateId: asked.page.candidateId };
  await ask(asked, 'From the mailed link');
  const inPortal = async (cookies: string | undefined) =>
    await call<ViewerThread>('/api/public/getThread', {
      body: { ...own, viewer: viewer() },
      ...(cookies === undefined ? {} : { cookies }),
    });
  expect(said((await inPortal(browser.cookies)).body.data)).toEqual([['client', 'From the mailed link']]);
  expect((await inPortal(undefined)).status).toBe(401);
  expect(new ClientBrowser().cookies).toBeUndefined();
});

test('a viewer of the common link says who they are; others with the link do not see what they wrote', async () => {
  const page = await saveCandidate(recruiter, jobId);
  const link = { publicToken: page.publicToken, candidateId: page.candidateId };
  const asked: Asked = { page, email: '', link, who: viewer() };
  expect((await threadOf(asked)).asksWho).toBe(true);
  expect(await ask(asked, 'Hello')).toMatchObject({ status: 400, body: { message: threadTexts.needsName } });
  expect((await ask(asked, 'Hello', { name: 'Vic' })).status).toBe(400);
  expect((await ask(asked, 'Hello', { name: 'Vic', email: 'not an email' })).status).toBe(400);
  const email = `${freshId('vic')}@client.example`;
  expect((await ask(asked, 'Hello', { name: 'Vic', email })).status).toBe(200);
  // Another name later changes nothing.
  expect((await ask(asked, 'Again', { name: 'Someone else', email: recruiter.email })).status).toBe(200);
  expect(said(await threadOf(asked))).toHaveLength(2);
  expect(said(await threadOf({ link, who: viewer() }))).toEqual([]);
  // Nor does the email of a recipient lead to the recipient's thread.
  const recipient = await submitted();
  await ask(recipient, 'Secret question');
  const open = { publicToken: recipient.page.publicToken, candidateId: recipient.page.candidateId };
  const thief: Asked = { ...recipient, link: open, who: viewer() };
  const stolen = await ask(thief, 'Hi', { name: 'Ann Client', email: recipient.email });
  expect(said(stolen.body.data)).toEqual([['client', 'Hi']]);
});

test('forged addresses, foreign senders, replays, automatic answers and wrong keys add nothing', async () => {
  const asked = await submitted();
  await ask(asked, 'Question');
  await answer(asked.page, 'Answer');
  const { replyTo } = await newestMail(asked.email, 1);
  const good = { from: asked.email, to: replyTo, text: 'By mail' };
  const side = replyTo.replace('reply+c', 'reply+s');
  const otherThread = createHash('sha256').update('other').digest('hex').slice(0, 24);
  const refusals: [object, string][] = [
    [{ to: side }, 'forged'],
    [{ to: replyTo.replace(/\+c[0-9a-f]{24}/, `+c${otherThread}`) }, 'forged'],
    [{ to: replyTo.replace('@', '0@') }, 'forged'],
    [{ to: `reply+@${replyTo.split('@')[1] ?? ''}` }, 'forged'],
    [{ to: 'portal@portal.example' }, 'forged'],
    [{ from: 'eve@evil.example' }, 'foreignSender'],
    [{ from: `${asked.email} <eve@evil.example>` }, 'foreignSender'],
    [{ from: `"<${asked.email}>" <eve@evil.example>` }, 'foreignSender'],
    [{ from: recruiter.email }, 'foreignSender'],
    [{ from: 'nobody' }, 'foreignSender'],
    [{ autoSubmitted: 'auto-replied' }, 'automatic'],
    [{ autoSubmitted: 'auto-generated (vacation)' }, 'automatic'],
    [{ precedence: 'bulk' }, 'automatic'],
    [{ precedence: 'auto_reply' }, 'automatic'],
    [{ dmarc: 'fail' }, 'unauthenticated'],
    [{ text: '\n\n> Answer\n' }, 'empty'],
  ];
  for (const [change, reason] of refusals) {
    expect([change, await reply({ ...good, ...change })]).toEqual([change, { added: false, reason }]);
  }
  expect(
    (await call('/api/public/mailReply', { body: { key: 'wrong', messageId: 'm', ...good, to: [replyTo] } })).status,
  ).toBe(403);
  const messageId = freshId('mail');
  expect(await reply({ ...good, messageId, autoSubmitted: 'no' })).toEqual({ added: true });
  expect(await reply({ ...good, messageId })).toEqual({ added: false, reason: 'repeated' });
  expect(said(await threadOf(asked)).map(([, text]) => text)).toEqual(['Question', 'Answer', 'By mail']);

  // A user of another agency has no part in it, even with the address of staff.
  const staff = (await newestMail(recruiter.email, 1)).replyTo;
  expect(await reply({ ...good, from: stranger.email, to: staff })).toEqual({ added: false, reason: 'foreignSender' });
  expect(await reply({ ...good, to: staff })).toEqual({ added: false, reason: 'foreignSender' });
});

test('a revoked link ends page, mail and answers', async () => {
  const asked = await submitted();
  await ask(asked, 'Question');
  await answer(asked.page, 'Answer');
  const { replyTo } = await newestMail(asked.email, 1);
  const recipients = await firestore()
    .collection(collections.candidateRecipients(world.a, jobId, asked.page.candidateId))
    .get();
  await asStaff('revokeRecipientLink', { ...keyOf(asked.page), recipientId: recipients.docs[0]?.id });
  expect((await ask(asked, 'More')).status).toBe(404);
  expect(await reply({ from: asked.email, to: replyTo, text: 'x' })).toEqual({ added: false, reason: 'revoked' });
  expect(await answer(asked.page, 'More')).toMatchObject({ status: 403, body: { message: threadTexts.isRevoked } });
});

test('a closed job can be read, and takes no more messages', async () => {
  const { jobId: other } = await saveJob(recruiter);
  const page = await saveCandidate(recruiter, other);
  const email = `${freshId('vic')}@client.example`;
  const asked: Asked = {
    ...{ page, email, who: viewer() },
    link: { publicToken: page.publicToken, candidateId: page.candidateId },
  };
  await ask(asked, 'Question', { name: 'Vic', email });
  await answer(page, 'Answer');
  const { replyTo } = await newestMail(email, 1);
  await firestore().doc(documents.job(world.a, other)).update({ status: 'closed' });
  expect(await threadOf(asked)).toMatchObject({ state: 'closed', messages: [{}, {}] });
  expect(await ask(asked, 'More')).toMatchObject({ status: 403, body: { message: threadTexts.isClosed } });
  expect(await answer(page, 'More')).toMatchObject({ status: 403, body: { message: threadTexts.isClosed } });
  expect(await reply({ from: email, to: replyTo, text: 'x' })).toEqual({ added: false, reason: 'closed' });
});

test('an address is refused after 90 days', async () => {
  const asked = await submitted();
  await ask(asked, 'Question');
  await answer(asked.page, 'Answer');
  const { replyTo } = await newestMail(asked.email, 1);
  testFile().clock.pass(91 * dayMs);
  expect(await reply({ from: asked.email, to: replyTo, text: 'x' })).toEqual({ added: false, reason: 'expired' });
  testFile().clock.pass(-91 * dayMs);
});

test('10,000 characters, a foreign thread, staff on the page and a thousand questions are refused', async () => {
  const asked = await submitted();
  expect((await ask(asked, '<i>x</i>'.repeat(1_250))).status).toBe(400);
  expect((await ask(asked, '   ')).status).toBe(400);
  await ask(asked, 'Question');
  const threadId = await threadIdOf(asked.page);
  const foreign = { ...keyOf(asked.page), threadId, messageId: 'm-1', text: 'x' };
  expect((await asStaff('answerThread', foreign, stranger.token)).status).toBe(403);
  expect((await asStaff('answerThread', { ...foreign, organizationId: world.b }, stranger.token)).status).toBe(404);
  const question = { ...asked.link, viewer: asked.who, messageId: 'm-2', text: 'x' };
  expect((await postPublic('askQuestion', question, recruiter.token)).status).toBe(403);
  let refused = 0;
  for (let number = 0; number < 40; number += 1)
    if ((await ask(asked, `Question ${number}`)).status === 429) refused += 1;
  expect(refused).toBeGreaterThan(5);
  expect(said(await threadOf(asked)).length).toBeLessThanOrEqual(30);
});

test('an anonymous candidate is not named in the mail to the client', async () => {
  const page = await saveCandidate(recruiter, jobId, { fullName: 'Ned Nameless' });
  await firestore()
    .doc(documents.candidate(world.a, jobId, page.candidateId))
    .update({ 'public.isAnonymous': true });
  const email = `${freshId('vic')}@client.example`;
  const link = { publicToken: page.publicToken, candidateId: page.candidateId };
  const asked: Asked = { page, email, link, who: viewer() };
  await ask(asked, 'Who?', { name: 'Vic', email });
  const refused = await answer(page, 'Ned  NAMELESS would like that.');
  expect([refused.status, refused.body.message]).toEqual([
    409,
    redactionTexts.notSent({ kind: 'person', text: 'Ned  NAMELESS', place: redactionTexts.message }),
  ]);
  expect(said(await threadOf(asked))).toEqual([['client', 'Who?']]);
  await answer(page, 'Not yet.');
  expect(JSON.stringify(await newestMail(email, 1))).not.toContain('Nameless');

  // A mail cannot be written again, so it is blacked out.
  const { replyTo } = await newestMail(recruiter.email, 1);
  await reply({ from: recruiter.email, to: replyTo, text: 'Ned Nameless is back on Monday.' });
  expect(said(await threadOf(asked)).at(-1)).toEqual(['staff', `${redactionMark} is back on Monday.`]);
});

test('the resume page brings the viewer’s messages and interviews, and nobody else’s', async () => {
  const asked = await submitted();
  await ask(asked, 'Can she start in May?');
  const open = async (more: object) => {
    const { body } = await postPublic('getCandidateResume', { ...asked.link, ...more });
    return (body.data as ResumePage).own;
  };
  const own = await open({ viewer: asked.who });
  expect(own && said(own.thread)).toEqual([['client', 'Can she start in May?']]);
  expect(own?.thread).toEqual(await threadOf(asked));
  expect(own?.interviews).toMatchObject({ interviews: [], mayPropose: true, asksName: false });
  expect(await open({})).toBeNull();
  const ofPage = { publicToken: asked.page.publicToken, viewer: viewer() };
  expect((await open(ofPage))?.thread).toMatchObject({ messages: [], asksWho: true });
});
