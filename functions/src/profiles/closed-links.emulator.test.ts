import { beforeAll, expect, test } from '@jest/globals';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { redactionTexts } from '@portal/domain/texts/redaction';
import type { ThreadClient } from '@portal/domain/threads/thread';
import type { MailMessage } from '../runtime/ports';
import { firestore } from '../store/firestore';
import { askAsStaff, ClientBrowser, saveContact, signInContact, withClientConnect } from '../testing/client-browser';
import {
  call,
  freshId,
  freshWorld,
  postPublic,
  read,
  signIn,
  withoutTriggers,
  type SignedIn,
} from '../testing/emulator';
import { handlerContext } from '../testing/handler-context';
import { linkIn, mailsTo } from '../testing/mailbox';
import { below, saveCandidate, saveJob, saveOrganization, viewer } from '../testing/public-page';
import { sendOutbox } from '../testing/send-outbox';
import { testFile } from '../testing/test-file';

withoutTriggers();

const world = freshWorld();
const hour = 3_600_000;
const names = /Ned|Nameless/;
let recruiter: SignedIn;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a, { productFeature: withClientConnect() });
});

/** A candidate who is shown anonymously in Client Connect and by the common link. */
async function anonymousCandidate() {
  const ann = await saveContact(world.a, { companyName: freshId('company') });
  const { jobId } = await saveJob(recruiter, { contact: { name: '', email: ann.email, phone: '' } });
  const page = await saveCandidate(recruiter, jobId, { fullName: 'Ned Nameless' });
  const key = { organizationId: world.a, jobId, candidateId: page.candidateId };
  const send = async <T = { profileId: string }>(name: string, body: object = {}) =>
    await askAsStaff<T>(recruiter, name, { ...key, ...body });
  const named = (await send('createProfile', { isDefault: true })).body.data.profileId;
  const anonymous = (await send('createAnonymousProfile', { profileId: named })).body.data.profileId;
  expect((await send('chooseProfile', { profileId: anonymous })).status).toBe(200);
  await send('setCandidatesInClientConnect', { candidateIds: [key.candidateId], isShown: true });
  const showName = async () => {
    expect((await send('chooseProfile', { profileId: named, closesLinks: true })).status).toBe(200);
  };
  return { ann, page, key, send, showName };
}

type Anonymous = Awaited<ReturnType<typeof anonymousCandidate>>;

/** Submits the candidate to a new recipient. @returns the token of the recipient's link. */
async function submit({ send, key }: Anonymous, email = `${freshId('kim')}@client.example`, count = 1) {
  const mail = { candidateIds: [key.candidateId], subject: 'x', body: '<p>x</p>' };
  await send('addClientJobSubmission', { ...mail, recipients: [{ name: 'Kim', email }] });
  const mails = await mailsTo(email, count);
  return { email, publicToken: linkIn(mails.at(-1)).pathname.split('/')[2] ?? '' };
}

interface Client {
  browser: ClientBrowser;
  email: string;
  publicToken: string;
}

/** A client who has opened the candidate's page, by how they came there. */
const clientBy: Record<ThreadClient['way'], (given: Anonymous) => Promise<Client>> = {
  recipient: async (given) => ({ browser: new ClientBrowser(), ...(await submit(given)) }),
  viewer: ({ page: { publicToken } }) =>
    Promise.resolve({ browser: new ClientBrowser(), email: `${freshId('vic')}@client.example`, publicToken }),
  contact: async ({ ann, key: { jobId, candidateId } }) => {
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const place = { organizationId: world.a, contactId: ann.contactId, jobId };
    const { publicToken } = (await browser.call('openCandidate', { ...place, candidateId })).body.data;
    return { browser, email: ann.email, publicToken };
  },
};

const post = async ({ cookies }: ClientBrowser, name: string, body: object) =>
  await call(`/api/public/${name}`, { body, ...(cookies === undefined ? {} : { cookies }) });

/** Sends what is due; the mails of this file's organizations. */
async function mails(): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const send = (mail: MailMessage) => {
    sent.push(mail);
    return Promise.resolve();
  };
  await sendOutbox({ ...handlerContext(null), clock: testFile().clock, mail: { send } });
  return sent;
}

async function textsTo(email: string): Promise<string> {
  const own = (await mails()).filter(({ to }) => to === email);
  return own.map(({ subject, html, text, calendar }) => [subject, html, text, calendar?.content].join('\n')).join('\n');
}

test('in Client Connect the candidate is hidden until staff show them there again, and the old link stays closed', async () => {
  const given = await anonymousCandidate();
  const { ann, key, send, showName } = given;
  const { contactId } = ann;
  const browser = await signInContact(recruiter, ann, 'ownJobs');
  const place = { organizationId: world.a, contactId, jobId: key.jobId };
  const rows = async () => (await browser.call('job', place)).body.data.rows;
  const open = async () => await browser.call('openCandidate', { ...place, candidateId: key.candidateId });
  expect(await rows()).toMatchObject([{ name: publicResumeTexts.anonymous }]);
  const { publicToken } = (await open()).body.data;
  const resume = async (token: string) =>
    await browser.callPublic('getCandidateResume', { publicToken: token, candidateId: key.candidateId });
  expect((await resume(publicToken)).status).toBe(200);

  await showName();
  const hidden = await browser.call('job', place);
  expect(JSON.stringify(hidden.body)).not.toMatch(names);
  expect((await open()).status).toBe(404);
  expect((await resume(publicToken)).status).toBe(404);

  await send('setCandidatesInClientConnect', { candidateIds: [key.candidateId], isShown: true });
  expect(await rows()).toMatchObject([{ name: 'Ned Nameless' }]);
  const other = (await open()).body.data.publicToken;
  expect(other).not.toBe(publicToken);
  expect((await resume(publicToken)).status).toBe(404);
  expect(JSON.stringify((await resume(other)).body.data)).toMatch(names);
});

test('a recipient who knows who it is keeps the link; the candidate’s activity says what was hidden', async () => {
  const given = await anonymousCandidate();
  const { page, key, send, showName } = given;
  const { publicToken } = await submit(given);
  const [recipient] = await below(page, 'candidateRecipients');
  await send('revealProfile', { recipientId: recipient?.id, isRevealed: true });
  await showName();
  const { candidateId } = key;
  expect((await postPublic('getCandidateResume', { publicToken, candidateId })).status).toBe(200);
  const events = await firestore()
    .collection(collections.candidateEvents(world.a, key.jobId, candidateId))
    .get();
  expect(events.docs.map((event): unknown => event.get('eventType'))).toContain('hiddenInClientConnect');
});

test.each(['recipient', 'viewer', 'contact'] as const)(
  'a %s who asked gets neither name nor link by a thread',
  async (way) => {
    const given = await anonymousCandidate();
    const { key, send, showName } = given;
    const { candidateId } = key;
    const { browser, email, publicToken } = await clientBy[way](given);
    const question = { publicToken, candidateId, viewer: viewer(), messageId: freshId('m'), text: 'Who is it?' };
    const asked = await post(browser, 'askQuestion', { ...question, ...(way === 'viewer' && { name: 'Vic', email }) });
    expect(asked.status).toBe(200);
    const threads = await firestore()
      .collection(collections.threads(world.a, key.jobId, candidateId))
      .get();
    const answer = async (text: string) =>
      await send('answerThread', { threadId: threads.docs[0]?.id, messageId: freshId('answer'), text });
    // An answer that waits while the links close, and one after it.
    expect((await answer('Soon.')).status).toBe(200);
    await showName();
    const late = await answer('It is Ned Nameless.');
    const text = await textsTo(email);
    expect(text).not.toMatch(names);
    expect(text).not.toContain(String((await read(documents.publicCandidate(candidateId)))?.publicToken));
    expect(late.status).toBe(403);
  },
);

test.each(['recipient', 'viewer', 'contact'] as const)(
  'a %s with an interview gets neither name nor link by its mails',
  async (way) => {
    const given = await anonymousCandidate();
    const { key, showName } = given;
    const { candidateId } = key;
    const { browser, email, publicToken } = await clientBy[way](given);
    const interviewId = freshId('interview');
    const days = { recipient: 2, viewer: 3, contact: 4 }[way];
    const slot = { start: Math.ceil(testFile().clock.now() / hour) * hour + days * 24 * hour, minutes: 45 };
    const step = { changeId: freshId('change'), timeZone: 'Europe/Zurich', slots: [slot] };
    const proposed = await post(browser, 'proposeInterview', {
      ...{ publicToken, candidateId, viewer: viewer(), accessCode: '', interviewId, ...step },
      ...(way === 'viewer' && { name: 'Vic', email }),
    });
    expect(proposed.status).toBe(200);
    await mails();
    await showName();
    const change = async (version: number, more: object) =>
      await askAsStaff(recruiter, 'changeInterview', {
        ...{ organizationId: world.a, interviewId, version, ...step, changeId: freshId('change'), ...more },
      });
    const refused = await change(1, { action: 'confirm', participants: 'Ned Nameless and Bo' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      redactionTexts.notSent({ kind: 'person', text: 'Ned Nameless', place: redactionTexts.participants }),
    ]);
    expect((await change(1, { action: 'confirm' })).status).toBe(200);
    const text = await textsTo(email);
    expect(text).toContain(publicResumeTexts.anonymous);
    expect(text).not.toMatch(names);
    expect(text).not.toMatch(/\/resumes\/|\/client\//);
  },
);

test('who gets the candidate again knows the name: by a submission of their own', async () => {
  const given = await anonymousCandidate();
  const { key, showName } = given;
  const { email, publicToken } = await submit(given);
  await showName();
  const again = await submit(given, email, 2);
  const open = async (token: string) =>
    await postPublic('getCandidateResume', { publicToken: token, candidateId: key.candidateId });
  expect((await open(publicToken)).status).toBe(404);
  expect(JSON.stringify((await open(again.publicToken)).body)).toMatch(names);
});
