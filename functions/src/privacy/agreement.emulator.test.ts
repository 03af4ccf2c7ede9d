import { beforeAll, expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { agreementTexts } from '@portal/domain/texts/agreement';
import { firestore } from '../store/firestore';
import {
  call,
  freshWorld,
  postPublic,
  savedAgencies,
  signIn,
  stored,
  withoutTriggers,
  type SignedIn,
} from '../testing/emulator';
import { linkIn, mailsTo } from '../testing/mailbox';
import { freshPerson, plantInJob, plantInMarketing, type Planted } from '../testing/planted-person';
import { saveJob, type PublicPage } from '../testing/public-page';
import { testFile } from '../testing/test-file';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
beforeAll(async () => {
  await savedAgencies(world);
  recruiter = await signIn('recruiter', world);
});

const post = (name: string, body: object) => call(`/api/app/${name}`, { body, token: recruiter.token });
const keyOf = ({ organizationId, jobId, candidateId }: PublicPage) => ({ organizationId, jobId, candidateId });
const candidateOf = ({ organizationId, jobId, candidateId }: PublicPage) =>
  stored(documents.candidate(organizationId, jobId, candidateId), jobCandidateSchema);
const agreementOf = async (page: PublicPage) => (await candidateOf(page)).agreement;
const opens = async ({ publicToken, candidateId }: PublicPage) =>
  (await postPublic('getCandidateResume', { publicToken, candidateId })).status;

async function candidateInJob(person: Planted): Promise<PublicPage> {
  const { jobId } = await saveJob(recruiter);
  return await plantInJob(recruiter, jobId, person);
}

async function setRule(agreement: string): Promise<void> {
  await firestore()
    .doc(documents.agencySettings(world.a))
    .set({ privacy: { privacy: { agreement } } }, { merge: true });
}

const submit = (page: PublicPage, email: string) =>
  post('addClientJobSubmission', {
    ...{ organizationId: page.organizationId, jobId: page.jobId, candidateIds: [page.candidateId], brand: '' },
    ...{ recipients: [{ name: 'Dana', email }], subject: 'Meet our nurse', body: '<p>Hello</p>' },
  });
const client = () => `dana-${freshPerson().atsId}@client.example`;

test('a candidate agrees by the mailed link, and withdraws: all links end at once', async () => {
  const person = freshPerson();
  const page = await candidateInJob(person);
  await plantInMarketing(recruiter, person);
  expect((await post('askAgreement', { ...keyOf(page), scope: 'job' })).body.data).toEqual({ sentTo: person.email });
  expect(await agreementOf(page)).toMatchObject({ state: 'asked', scope: 'job' });
  expect((await post('askAgreement', { ...keyOf(page), scope: 'job' })).status).toBe(429);
  const [mail] = await mailsTo(person.email, 1);
  const code = linkIn(mail).pathname.replace('/agreement/', '');

  const shown = await postPublic('getAgreementPage', { code });
  expect(shown.body.data).toMatchObject({ scope: 'job', jobTitle: 'Registered Nurse', state: 'asked' });
  expect(JSON.stringify(shown.body.data)).not.toContain(person.name);
  expect(await agreementOf(page)).toMatchObject({ state: 'asked' });
  expect((await postPublic('answerAgreement', { code, answer: 'given' })).body.data).toEqual({ state: 'given' });
  expect(await agreementOf(page)).toMatchObject({ state: 'given', source: 'link' });
  expect(await opens(page)).toBe(200);

  await postPublic('answerAgreement', { code, answer: 'withdrawn' });
  expect(await agreementOf(page)).toMatchObject({ state: 'withdrawn' });
  expect(await opens(page)).toBe(404);
  const link = await firestore().doc(documents.sharedLink(world.a, 'k1')).get();
  expect(link.get('isRevoked')).toBe(true);
});

test('forged, altered and old links do not open, nor do codes for another purpose', async () => {
  const person = freshPerson();
  const page = await candidateInJob(person);
  await post('askAgreement', { ...keyOf(page), scope: 'agency' });
  const [mail] = await mailsTo(person.email, 1);
  const code = linkIn(mail).pathname.replace('/agreement/', '');
  const changed = `${code.slice(0, -4)}${code.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  const forged = Buffer.from(JSON.stringify({ ...keyOf(page), scope: 'agency' })).toString('base64url');
  for (const wrong of ['', 'x', changed, `v1.abcdefgh.${forged}`, code.split('.').slice(0, 2).join('.')]) {
    expect((await postPublic('getAgreementPage', { code: wrong })).status).toBe(404);
    expect((await postPublic('answerAgreement', { code: wrong, answer: 'given' })).status).toBe(404);
  }
  expect(await agreementOf(page)).toMatchObject({ state: 'asked' });
  testFile().clock.pass(4 * 365 * 24 * 60 * 60_000);
  expect((await postPublic('answerAgreement', { code, answer: 'given' })).status).toBe(404);
});

test('a submission without agreement is sent, warned of or refused by the organization’s rule', async () => {
  const page = await candidateInJob(freshPerson());
  const { fullName } = await candidateOf(page);
  const draft = async () => {
    const body = { organizationId: world.a, jobId: page.jobId, candidateIds: [page.candidateId], brand: '' };
    return (await post('clientSubmissionDraft', body)).body.data;
  };
  expect(await draft()).toMatchObject({ withoutAgreement: [] });
  expect((await submit(page, client())).body).toMatchObject({ success: true });
  await setRule('warn');
  expect(await draft()).toMatchObject({ withoutAgreement: [fullName] });
  expect((await submit(page, client())).body).toMatchObject({ success: true });
  await setRule('block');
  const refused = await submit(page, client());
  expect(refused).toMatchObject({ status: 409, body: { message: agreementTexts.blocked([fullName]) } });
  const decision = { ...keyOf(page), scope: 'job', state: 'given', note: 'Call on Monday' };
  expect(
    (await post('recordAgreement', { ...decision, decidedAt: Date.now() + 10 * 24 * 60 * 60_000_000 })).status,
  ).toBe(400);
  await post('recordAgreement', { ...decision, decidedAt: 1_700_000_000_000 });
  expect(await agreementOf(page)).toMatchObject({ state: 'given', source: 'staff', note: 'Call on Monday' });
  expect((await submit(page, client())).body).toMatchObject({ success: true });
  const events = await firestore()
    .collection(collections.candidateEvents(world.a, page.jobId, page.candidateId))
    .where('eventType', '==', 'agreementGiven')
    .get();
  expect(events.size).toBe(1);
});

test('an agreement for the agency counts in all jobs, one for a job in that job alone; withdrawal reaches what was asked', async () => {
  const person = freshPerson();
  const [one, two] = [await candidateInJob(person), await candidateInJob(person)];
  await setRule('block');
  const decision = { decidedAt: 1_700_000_000_000, note: 'By letter' };
  await post('recordAgreement', { ...keyOf(one), ...decision, scope: 'job', state: 'given' });
  expect((await submit(two, client())).status).toBe(409);
  await post('recordAgreement', { ...keyOf(one), ...decision, scope: 'agency', state: 'given' });
  const third = await candidateInJob(person);
  expect((await submit(two, client())).body).toMatchObject({ success: true });
  expect((await submit(third, client())).body).toMatchObject({ success: true });
  const withdrawn = await post('recordAgreement', { ...keyOf(two), ...decision, scope: 'agency', state: 'withdrawn' });
  expect(withdrawn.body.data).toEqual({ candidates: 3 });
  for (const page of [one, two, third]) {
    expect(await opens(page)).toBe(404);
    expect((await submit(page, client())).status).toBe(409);
  }
});
