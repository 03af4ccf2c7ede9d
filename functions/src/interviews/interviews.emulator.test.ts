import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ChangedInterview, ClientInterviews } from '@portal/domain/contracts/interviews-api';
import { errorKinds } from '@portal/domain/errors/portal-error';
import { formatSlot } from '@portal/domain/interviews/time-zone';
import { interviewSchema } from '@portal/domain/interviews/interview';
import { jobStatus } from '@portal/domain/jobs/job';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { formTexts } from '@portal/domain/texts/form';
import { clientTexts } from '@portal/domain/texts/client-connect';
import { interviewTexts } from '@portal/domain/texts/interviews';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import ICAL from 'ical.js';
import type { MailMessage } from '../runtime/ports';
import { firestore } from '../store/firestore';
import { recipientsStore } from '../store/recipients';
import {
  askAsStaff,
  saveContact,
  signInContact,
  withClientConnect,
  type ClientBrowser,
} from '../testing/client-browser';
import {
  call,
  freshId,
  freshWorld,
  postPublic,
  signIn,
  stored,
  withoutTriggers,
  type SignedIn,
} from '../testing/emulator';
import { handlerContext } from '../testing/handler-context';
import { below, saveCandidate, saveJob, saveOrganization, viewer, type PublicPage } from '../testing/public-page';
import { sendOutbox } from '../testing/send-outbox';
import { testFile } from '../testing/test-file';

withoutTriggers();

const world = freshWorld();
const hour = 3_600_000;
let recruiter: SignedIn;
let other: SignedIn;
let foreign: SignedIn;
let jobId: string;

beforeAll(async () => {
  const settings = { productFeature: withClientConnect(), interviewMailsToCandidate: true };
  await saveOrganization(world.a, { ...settings, interviewTextToCandidate: 'Bring your license.' });
  await saveOrganization(world.b, settings);
  recruiter = await signIn('recruiter', world);
  other = await signIn('otherRecruiter', world);
  foreign = await signIn('foreignRecruiter', world);
  ({ jobId } = await saveJob(recruiter));
});

/** Times that no other test of this file uses: agreed ones of one recruiter must not overlap. */
let used = 24;
function freshSlot(minutes = 45) {
  used += 2;
  return { start: Math.ceil(testFile().clock.now() / hour) * hour + used * hour, minutes };
}

interface Link {
  publicToken: string;
  candidateId: string;
}

/** A candidate with a recipient, and the link of each. */
async function submitted(fields: Partial<JobCandidate> = {}, inJob = jobId) {
  const page = await saveCandidate(recruiter, inJob, {
    fullName: 'Jane Doe',
    email: 'jane@candidate.example',
    ...fields,
  });
  const [id, token] = [freshId('recipient'), freshId('t').padEnd(32, 'x').slice(0, 32)];
  const email = `${id}@client.example`;
  const recipient = {
    id,
    name: 'Ann Client',
    email,
    subject: 'x',
    sentBy: recruiter.uid,
    sentByName: 'Rita',
    isDelivered: true,
    isForVerified: false,
  };
  await recipientsStore.add(page, recipient, { token, brand: '', isOfShortlist: false });
  return { page, recipientId: id, email, link: { publicToken: token, candidateId: page.candidateId } };
}

type Step = Record<string, unknown>;
const step = (changes: Step = {}) => ({
  changeId: freshId('change'),
  timeZone: 'Europe/Zurich',
  slots: [],
  ...changes,
});
const who = viewer();
const propose = (link: Link, changes: Step = {}, as = who) =>
  postPublic('proposeInterview', {
    ...link,
    ...{ accessCode: '', viewer: as, interviewId: freshId('interview'), ...step({ slots: [freshSlot()] }) },
    ...changes,
  });
const changeOwn = (link: Link, interviewId: string, changes: Step, as = who) =>
  postPublic('changeOwnInterview', { ...link, viewer: as, interviewId, ...step(changes) });
const own = async (link: Link, as = who) =>
  (await call<ClientInterviews>('/api/public/getInterviews', { body: { ...link, viewer: as } })).body.data;
const changeAsStaff = (interviewId: string, changes: Step, as = recruiter, organizationId = world.a) =>
  askAsStaff<ChangedInterview>(as, 'changeInterview', {
    ...{ organizationId, interviewId, ...step({ timeZone: 'America/New_York', ...changes }) },
  });
const interviewOf = (id: string) => stored(documents.interview(world.a, id), interviewSchema);

/** Proposes and returns the interview's id. */
async function proposed(link: Link, slots = [freshSlot()], as = who): Promise<string> {
  const { status, body } = await propose(link, { slots }, as);
  if (status !== 200) throw new Error(body.message ?? String(status));
  return (body.data as ChangedInterview).interviewId;
}

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

function entryOf({ calendar }: MailMessage) {
  if (!calendar) return null;
  const parsed = new ICAL.Component(ICAL.parse(calendar.content) as unknown[]);
  const component = parsed.getFirstSubcomponent('vevent');
  if (!component) throw new Error('there is no event');
  const { uid, sequence, summary, startDate, attendees } = new ICAL.Event(component);
  return {
    ...{
      uid,
      sequence,
      summary,
      method: parsed.getFirstPropertyValue('method'),
      start: startDate.toJSDate().getTime(),
    },
    attendees: attendees.map((person) => String(person.getFirstValue()).toLowerCase().replace('mailto:', '')),
  };
}

describe('from the proposal to the end', () => {
  test('everybody gets one entry that is added, moved and removed; each sees the time of both zones', async () => {
    const { page, email, link } = await submitted();
    const slots = [freshSlot(), freshSlot(), freshSlot()];
    const id = await proposed(link, slots);
    const [proposal, ...more] = await mails();
    expect(more).toEqual([]);
    expect(proposal).toMatchObject({
      to: recruiter.email,
      replyTo: email,
      subject: 'Interview proposed: Jane Doe, Registered Nurse',
    });
    expect([proposal?.calendar, proposal?.text]).toEqual([undefined, expect.stringContaining('GMT+')]);

    const confirmed = await changeAsStaff(id, {
      action: 'confirm',
      version: 1,
      slots: slots.slice(1, 2),
      message: 'See you',
    });
    expect(confirmed.body.data).toEqual({ interviewId: id, state: 'confirmed', version: 2 });
    const first = await mails();
    expect(first.map(({ to }) => to).sort()).toEqual([email, 'jane@candidate.example', recruiter.email].sort());
    const toClient = first.find(({ to }) => to === email);
    expect(toClient?.text).toContain('See you');
    expect(toClient?.text).toContain(`/resumes/${link.publicToken}/${page.candidateId}`);
    expect(toClient?.text).toMatch(/Time: .* GMT\+\d[^]*Time in America\/New_York: .* E[SD]T/);
    const toCandidate = first.find(({ to }) => to === 'jane@candidate.example');
    expect(toCandidate?.text).toContain('Bring your license.');
    expect(toCandidate?.text).not.toContain('Ann Client');
    expect(toCandidate && entryOf(toCandidate)?.attendees).not.toContain(email);

    const later = freshSlot();
    expect((await changeAsStaff(id, { action: 'move', version: 2, slots: [later], place: 'Room 2' })).status).toBe(200);
    const second = await mails();
    expect((await changeOwn(link, id, { action: 'cancel', version: 3 })).body.data).toMatchObject({
      state: 'canceled',
    });
    const third = await mails();
    const entries = [first, second, third].map((sent) => sent.map(entryOf));
    const facts = entries.map((each) => each.map((entry) => [entry?.method, entry?.sequence, entry?.start]));
    expect(facts).toEqual([
      Array(3).fill(['REQUEST', 0, slots[1]?.start]),
      Array(3).fill(['REQUEST', 1, later.start]),
      Array(3).fill(['CANCEL', 2, later.start]),
    ]);
    expect(new Set(entries.flat().map((entry) => entry?.uid)).size).toBe(1);
    expect((await below(page, 'candidateEvents')).map(({ eventType }) => eventType).sort()).toEqual([
      ...['interviewCanceled', 'interviewConfirmed', 'interviewMoved', 'interviewProposed'],
    ]);
    expect(await interviewOf(id)).toMatchObject({
      client: { timeZone: 'Europe/Zurich' },
      recruiter: { timeZone: 'America/New_York' },
    });
  });

  test('a first proposal is mailed and shown in the time zones of both', async () => {
    await firestore().doc(documents.user(recruiter.uid)).update({ timeZone: 'America/New_York' });
    const { link } = await submitted();
    expect((await own(link)).recruiter).toMatchObject({ timeZone: 'America/New_York' });
    const slots = [freshSlot(), freshSlot(), freshSlot()];
    await propose(link, { slots });
    const [mail] = await mails();
    for (const zone of ['America/New_York', 'Europe/Zurich']) {
      for (const slot of slots) expect(mail?.text).toContain(formatSlot(slot, zone));
    }
  });

  test('the recruiter offers times, the client picks one of them', async () => {
    const { page, recipientId, email, link } = await submitted();
    const interviewId = freshId('interview');
    const slots = [freshSlot(), freshSlot()];
    const { organizationId, candidateId } = page;
    const offer = { organizationId, jobId, candidateId, interviewId, recipientId, ...step({ slots, place: 'Room 1' }) };
    expect((await askAsStaff(recruiter, 'offerInterview', offer)).body.data).toMatchObject({
      state: 'proposed',
      version: 1,
    });
    expect((await mails()).map(({ to, calendar }) => [to, calendar])).toEqual([[email, undefined]]);
    const { interviews } = await own(link);
    expect(interviews).toEqual([expect.objectContaining({ id: interviewId, waitsFor: 'client', slots, version: 1 })]);
    expect(
      (await changeOwn(link, interviewId, { action: 'confirm', version: 1, slots: slots.slice(0, 1) })).status,
    ).toBe(200);
    expect(await interviewOf(interviewId)).toMatchObject({ state: 'confirmed', place: 'Room 1', waitsFor: '' });
    await mails();
  });

  test('a repeated call changes nothing; the later of two at once is shown what happened', async () => {
    const { link } = await submitted();
    const slots = [freshSlot(), freshSlot()];
    const given = { interviewId: freshId('interview'), changeId: freshId('change'), slots };
    const answers = [await propose(link, given), await propose(link, given)];
    expect(answers.map(({ body }) => body.data)).toEqual(
      Array(2).fill({ interviewId: given.interviewId, state: 'proposed', version: 1 }),
    );
    expect(await mails()).toHaveLength(1);
    const both = await Promise.all([
      changeAsStaff(given.interviewId, { action: 'confirm', version: 1, slots: slots.slice(0, 1) }),
      changeOwn(link, given.interviewId, { action: 'cancel', version: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const sentence = both.find(({ status }) => status === 409)?.body.message;
    expect([
      interviewTexts.meanwhile('recruiter confirmed the interview'),
      interviewTexts.meanwhile('Ann Client canceled the interview'),
    ]).toContain(sentence);
    expect((await interviewOf(given.interviewId)).history).toHaveLength(2);
  });

  test('the times that a viewer types into the feedback form are proposed, others are feedback alone', async () => {
    const { page, link } = await submitted();
    const answers = {
      approve: true,
      schedule: 'yes',
      scheduleTime: 'Dec 1, 2099 at 10am or soon',
      whyApprove: 'Skills',
    };
    const year = new Date(testFile().clock.now()).getUTCFullYear() + (new Date().getUTCMonth() > 9 ? 1 : 0);
    const text = `Nov 30, ${year} at 10am`;
    const send = (scheduleTime: string, as = viewer()) =>
      postPublic('submitFeedback', {
        ...link,
        answers: { ...answers, scheduleTime },
        duration: 1,
        viewer: as,
        timeZone: 'Europe/Zurich',
      });
    expect((await send('Tuesday at ten')).status).toBe(200);
    expect((await own(link)).interviews).toEqual([]);
    expect((await send(text)).status).toBe(200);
    const [interview] = (await own(link)).interviews;
    expect(interview).toMatchObject({ state: 'proposed', waitsFor: 'recruiter', slots: [{ minutes: 60 }] });
    expect(interview?.slots[0]?.start).toBe(Date.UTC(year, 10, 30, 9));
    expect((await below(page, 'candidateFeedback')).map(({ scheduleTime }) => scheduleTime).sort()).toEqual(
      [text, 'Tuesday at ten'].sort(),
    );
    await mails();
  });
});

describe('a client is shown nothing that the resume page withholds', () => {
  test('mails, entries and answers about an anonymous candidate have no name until it is revealed', async () => {
    const { page, recipientId, link, email } = await submitted({ fullName: 'Secret Person' });
    const path = documents.candidate(page.organizationId, page.jobId, page.candidateId);
    await firestore().doc(path).update({ 'public.isAnonymous': true });
    const slot = freshSlot();
    const id = await proposed(link, [slot]);
    await mails();
    const named = { action: 'confirm', version: 1, slots: [slot], participants: 'Secret Person and Bo' };
    expect((await changeAsStaff(id, named)).status).toBe(409);
    await changeAsStaff(id, { action: 'confirm', version: 1, slots: [slot] });
    const hidden = (await mails()).find(({ to }) => to === email);
    expect(JSON.stringify([hidden, await own(link)])).not.toContain('Secret');
    expect(hidden && entryOf(hidden)?.summary).toBe(`Interview: ${publicResumeTexts.anonymous}, Registered Nurse`);
    const actor = { uid: recruiter.uid, displayName: 'Rita' };
    await recipientsStore.reveal(page, { recipientId, isRevealed: true, actor });
    await changeAsStaff(id, { action: 'move', version: 2, slots: [freshSlot()] });
    const revealed = (await mails()).find(({ to }) => to === email);
    expect(revealed && entryOf(revealed)?.summary).toBe('Interview: Secret Person, Registered Nurse');
  });

  test('a viewer of the common link names themselves, and sees only what their browser proposed', async () => {
    const { page, link, email } = await submitted();
    const common = { publicToken: page.publicToken, candidateId: page.candidateId };
    const unnamed = await propose(common);
    expect(unnamed).toMatchObject({ status: 400, body: { message: formTexts.required } });
    // The email of a recipient, which anyone can type.
    const id = freshId('interview');
    expect((await propose(common, { interviewId: id, name: 'Mallory', email })).status).toBe(200);
    expect((await own(common)).interviews).toEqual([expect.objectContaining({ id })]);
    expect((await own(common, viewer())).interviews).toEqual([]);
    expect((await own(link)).interviews).toEqual([]);
    expect((await changeOwn(link, id, { action: 'cancel', version: 1 })).status).toBe(404);
    expect((await mails()).map(({ to }) => to)).toEqual([recruiter.email]);
  });
});

describe('refuses with a sentence', () => {
  const slot = () => freshSlot();
  const invalid = errorKinds.invalidRequest.message;
  test.each<[string, () => Step, string]>([
    [
      'a time that has passed',
      () => ({ slots: [{ start: testFile().clock.now() - 1, minutes: 45 }] }),
      interviewTexts.past,
    ],
    ['six times', () => ({ slots: Array.from({ length: 6 }, slot) }), invalid],
    ['no time', () => ({ slots: [] }), interviewTexts.chooseTime],
    ['a long text', () => ({ message: 'x'.repeat(2_001) }), invalid],
    ['markup', () => ({ place: '<script>alert(1)</script>' }), invalid],
    ['a link that runs a script', () => ({ videoUrl: 'javascript:alert(1)' }), invalid],
    ['a time zone that does not exist', () => ({ timeZone: 'Europe/Atlantis' }), invalid],
    ['an id that Firestore reserves', () => ({ interviewId: '__proto__' }), invalid],
  ])('%s', async (_name, changes, message) => {
    const { link } = await submitted();
    const answer = await propose(link, changes());
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect((await own(link)).interviews).toEqual([]);
  });

  test('line breaks in a text reach neither headers nor the entry', async () => {
    const { link } = await submitted();
    const time = freshSlot();
    const place = 'Room 1\r\nATTENDEE:mailto:evil@example.com';
    const { body } = await propose(link, { slots: [time], place, message: 'a\r\nBCC: evil@example.com' });
    const id = (body.data as ChangedInterview).interviewId;
    await mails();
    await changeAsStaff(id, { action: 'confirm', version: 1, slots: [time] });
    const sent = await mails();
    expect(sent).toHaveLength(3);
    for (const mail of sent) {
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(entryOf(mail)?.attendees).not.toContain('evil@example.com');
    }
  });

  test('a closed job, except for canceling; a revoked link; staff on the page', async () => {
    const closed = await saveJob(recruiter);
    const { page, link, recipientId } = await submitted({}, closed.jobId);
    const id = await proposed(link);
    await firestore().doc(documents.job(world.a, closed.jobId)).update({ status: jobStatus.closed });
    const refused = { status: 403, body: { message: interviewTexts.jobClosed } };
    expect(await propose(link)).toMatchObject(refused);
    expect((await own(link)).mayPropose).toBe(false);
    const interview = await interviewOf(id);
    expect(await changeAsStaff(id, { action: 'confirm', version: 1, slots: interview.slots })).toMatchObject(refused);
    const { organizationId, candidateId } = page;
    const offer = {
      organizationId,
      jobId: closed.jobId,
      candidateId,
      interviewId: freshId('i'),
      recipientId,
      ...step({ slots: [slot()] }),
    };
    expect(await askAsStaff(recruiter, 'offerInterview', offer)).toMatchObject(refused);
    expect((await changeAsStaff(id, { action: 'cancel', version: 1 })).status).toBe(200);
    await firestore().doc(documents.job(world.a, closed.jobId)).update({ status: jobStatus.open });
    expect(
      (
        await postPublic(
          'proposeInterview',
          { ...link, viewer: who, interviewId: freshId('i'), ...step({ slots: [slot()] }) },
          recruiter.token,
        )
      ).status,
    ).toBe(400);
    await recipientsStore.revoke(page, recipientId);
    expect((await propose(link)).status).toBe(404);
    expect(await askAsStaff(recruiter, 'offerInterview', { ...offer, changeId: freshId('c') })).toMatchObject({
      status: 400,
      body: { message: interviewTexts.linkRevoked },
    });
    await mails();
  });

  test('another candidate’s, another client’s and another agency’s interview, as one that does not exist', async () => {
    const [mine, theirs] = [await submitted(), await submitted()];
    const id = await proposed(theirs.link);
    const gone = { status: 404, body: { message: interviewTexts.gone } };
    const cancel = { action: 'cancel', version: 1 };
    expect(await changeOwn(mine.link, id, cancel)).toMatchObject(gone);
    expect(await propose(mine.link, { interviewId: id })).toMatchObject(gone);
    expect((await changeAsStaff(id, cancel, foreign)).status).toBe(403);
    expect(await changeAsStaff(id, cancel, foreign, world.b)).toMatchObject(gone);
    expect(await changeAsStaff(freshId('none'), cancel)).toMatchObject(gone);
    expect((await interviewOf(id)).state).toBe('proposed');
    await mails();
  });

  test('a time at which the recruiter or the candidate has another interview', async () => {
    const [one, two] = [await submitted(), await submitted({ fullName: 'Bea Busy' })];
    const time = freshSlot(60);
    const half = { start: time.start + hour / 2, minutes: 60 };
    const ids = [await proposed(one.link, [time]), await proposed(two.link, [half]), await proposed(one.link, [half])];
    const confirm = (index: number, slots: object[], as = recruiter) =>
      changeAsStaff(ids[index] ?? '', { action: 'confirm', version: 1, slots }, as);
    expect((await confirm(0, [time])).status).toBe(200);
    expect(await confirm(1, [half])).toMatchObject({
      status: 409,
      body: { message: interviewTexts.busyForStaff('Jane Doe') },
    });
    expect(await confirm(2, [half], other)).toMatchObject({ status: 409 });
    expect((await confirm(1, [half], other)).status).toBe(200);
    await mails();
  });

  test('more than five open proposals of one client', async () => {
    const { link } = await submitted();
    for (let count = 0; count < 5; count += 1) await proposed(link);
    expect(await propose(link)).toMatchObject({ status: 429, body: { message: interviewTexts.tooMany } });
    await mails();
  });
});

describe('in Client Connect', () => {
  test('a contact proposes; hidden candidates and contacts without access are refused', async () => {
    const ann = await saveContact(world.a, { companyName: 'Acme' });
    const { organizationId, contactId } = ann;
    const acme = await saveJob(recruiter, { company: 'Acme', contact: { name: '', email: ann.email, phone: '' } });
    const status = { accountManager: false, client: true, portal: true, submittedDate: null, detail: '' };
    const page: PublicPage = await saveCandidate(recruiter, acme.jobId, { submissionStatus: status });
    const browser = await signInContact(recruiter, ann, 'ownJobs');
    const key = { organizationId, contactId, jobId: acme.jobId };
    const { candidateId } = page;
    const { publicToken } = (await browser.call('openCandidate', { ...key, candidateId })).body.data;
    const post = (from: ClientBrowser) =>
      call('/api/public/proposeInterview', {
        body: { publicToken, candidateId, viewer: who, interviewId: freshId('i'), ...step({ slots: [freshSlot()] }) },
        ...(from.cookies === undefined ? {} : { cookies: from.cookies }),
      });
    expect((await post(browser)).status).toBe(200);
    expect((await browser.call('job', key)).body.data.rows).toEqual([
      expect.objectContaining({ interview: { state: 'proposed', start: null } }),
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: recruiter.email, replyTo: ann.email });
    await firestore()
      .doc(documents.candidate(organizationId, acme.jobId, candidateId))
      .update({ 'submissionStatus.portal': false });
    expect(await post(browser)).toMatchObject({ status: 404, body: { message: clientTexts.gone } });
    await firestore()
      .doc(documents.candidate(organizationId, acme.jobId, candidateId))
      .update({ 'submissionStatus.portal': true });
    await askAsStaff(recruiter, 'setPortalAccess', { organizationId, contactId, level: 'off' });
    expect(await post(browser)).toMatchObject({ status: 401, body: { message: clientTexts.accessEnded } });
    expect(
      (await firestore().collection(collections.interviews(organizationId)).where('jobId', '==', acme.jobId).get())
        .size,
    ).toBe(1);
  });
});
