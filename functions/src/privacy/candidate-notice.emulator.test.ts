import { beforeAll, expect, test } from '@jest/globals';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { noticeMailTexts } from '@portal/domain/texts/notice';
import { rememberErased } from './remember-erased';
import { hashesOf } from '../candidates/erased-people';
import { firestore } from '../store/firestore';
import {
  call,
  freshWorld,
  postPublic,
  read,
  savedAgencies,
  signIn,
  stored,
  withoutTriggers,
  type SignedIn,
} from '../testing/emulator';
import { linkIn, mailsTo } from '../testing/mailbox';
import { ownPorts } from '../testing/own-server';
import { freshPerson, plantInJob, plantInMarketing, type Planted } from '../testing/planted-person';
import { saveJob, type PublicPage } from '../testing/public-page';
import { runTriggers } from '../testing/run-triggers';
import { sendOutbox } from '../testing/send-outbox';
import { testFile } from '../testing/test-file';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
beforeAll(async () => {
  await savedAgencies(world);
  recruiter = await signIn('recruiter', world);
});

const pathOf = ({ organizationId, jobId, candidateId }: PublicPage) =>
  documents.candidate(organizationId, jobId, candidateId);
const noticeOf = async (page: PublicPage) => (await stored(pathOf(page), jobCandidateSchema)).notice;
const inJob = async (person: Planted) => await plantInJob(recruiter, (await saveJob(recruiter)).jobId, person);

async function setNotice(notice: { isOn: boolean; text?: string }): Promise<void> {
  await firestore()
    .doc(documents.agencySettings(world.a))
    .set({ privacy: { privacy: { notice } } }, { merge: true });
}

async function sendDue(): Promise<void> {
  await runTriggers();
  testFile().clock.pass(16 * 60_000);
  await sendOutbox(ownPorts());
}

const waiting = async () =>
  (await firestore().collection(collections.outbox()).where('kind', '==', 'candidateNotice').get()).size;

test('a person is notified once, at the email of the record, with a link to their own page', async () => {
  await setNotice({ isOn: true, text: 'We at [organization] have your data since [date]: [source]. [other]' });
  const person = freshPerson();
  const [one, two] = [await inJob(person), await inJob(person)];
  await runTriggers();
  await plantInMarketing(recruiter, person);
  await runTriggers();
  expect(await waiting()).toBe(1);
  await sendOutbox(ownPorts());
  expect((await noticeOf(one)).sentAt).toBeUndefined();

  await sendDue();
  const [mail] = await mailsTo(person.email, 1);
  expect(mail?.text).toContain(noticeMailTexts.sources.upload);
  expect(mail?.text).toContain('[other]');
  const code = linkIn(mail).pathname.replace('/agreement/', '');
  expect((await postPublic('getAgreementPage', { code })).body.data).toMatchObject({ scope: 'agency', state: 'none' });
  for (const page of [one, two]) {
    expect(await noticeOf(page)).toMatchObject({ sentTo: person.email, sentAt: expect.anything() });
  }
  const marketing = await stored(documents.skillsCandidate(world.a, person.atsId), skillsCandidateSchema);
  expect(marketing.notice).toMatchObject({ sentTo: person.email });

  const third = await inJob(person);
  await sendDue();
  expect((await noticeOf(third)).sentAt).toEqual((await noticeOf(one)).sentAt);
  const capitals = await inJob({ ...person, email: person.email.toUpperCase() });
  await sendDue();
  expect(await mailsTo(person.email, 1)).toHaveLength(1);
  expect((await noticeOf(capitals)).sentAt).toEqual((await noticeOf(one)).sentAt);
  expect(await waiting()).toBe(0);
});

test('nobody is notified while the setting is off, without an email, when restricted or erased before the mail goes out', async () => {
  await setNotice({ isOn: false });
  const early = await inJob(freshPerson());
  await sendDue();
  expect((await noticeOf(early)).sentAt).toBeUndefined();

  await setNotice({ isOn: true });
  const nameless = await inJob({ ...freshPerson(), email: '' });
  await runTriggers();
  expect(await waiting()).toBe(0);
  expect((await noticeOf(nameless)).sentAt).toBeUndefined();

  const [restricted, erased, off] = [freshPerson(), freshPerson(), freshPerson()];
  const [one, two, three] = [await inJob(restricted), await inJob(erased), await inJob(off)];
  await runTriggers();
  expect(await waiting()).toBe(3);
  const key = { organizationId: world.a, jobId: one.jobId, candidateId: one.candidateId };
  await call('/api/app/restrictPerson', { body: { ...key, isOn: true, reason: 'Asked' }, token: recruiter.token });
  const ports = ownPorts();
  await rememberErased(ports, world.a, hashesOf(ports, world.a, { email: erased.email }));
  await firestore().doc(pathOf(three)).update({ email: 'not an email' });
  await sendDue();
  for (const page of [one, two, three]) expect((await noticeOf(page)).sentAt).toBeUndefined();
  for (const { email } of [restricted, erased, off]) expect(await mailsTo(email, 0)).toEqual([]);
  expect(await waiting()).toBe(0);
});

test('a person who is erased while the mail goes out leaves no record behind', async () => {
  await setNotice({ isOn: true });
  const person = freshPerson();
  const page = await inJob(person);
  await runTriggers();
  testFile().clock.pass(16 * 60_000);
  const ports = ownPorts();
  const send = async (message: Parameters<typeof ports.mail.send>[0]) => {
    await firestore().doc(pathOf(page)).delete();
    await ports.mail.send(message);
  };
  await sendOutbox({ ...ports, mail: { ...ports.mail, send } });
  expect(await mailsTo(person.email, 1)).toHaveLength(1);
  expect(await read(pathOf(page))).toBeNull();
  expect(await waiting()).toBe(0);
});
