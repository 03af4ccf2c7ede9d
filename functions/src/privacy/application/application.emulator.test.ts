import { beforeAll, expect, test } from '@jest/globals';
import type { ApplicationPage } from '@portal/domain/contracts/application-api';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { jobStatus } from '@portal/domain/jobs/job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { applicationTexts } from '@portal/domain/texts/application';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { makePdf, writeLines } from '@portal/matching/documents/testing/make-pdf';
import { firestore } from '../../store/firestore';
import {
  bucket,
  fetchOwn,
  freshId,
  freshWorld,
  postPublic,
  resumeText,
  savedAgencies,
  signIn,
  stored,
  withoutTriggers,
  type SignedIn,
} from '../../testing/emulator';
import { linkIn, mailsTo } from '../../testing/mailbox';
import { saveCandidate, saveJob, type PublicPage } from '../../testing/public-page';
import { testFile } from '../../testing/test-file';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let job: { jobId: string; publicToken: string };
beforeAll(async () => {
  await savedAgencies(world);
  recruiter = await signIn('recruiter', world);
  job = await saveJob(recruiter, { jobDescription: 'Registered Nurse\nRequired skills: triage, patient care' });
});

const freshEmail = () => `${freshId('jane')}@mail.example`.toLowerCase();
const resumeOf = async (email: string, ...lines: string[]) =>
  await makePdf((pdf) =>
    writeLines(pdf, 54, 54, [...resumeText.replace('jane.doe@example.com', email).split('\n'), ...lines]),
  );

async function sendFile(path: string, query: Record<string, string>, bytes: Uint8Array, fileName = 'jane.pdf') {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), fileName);
  const response = await fetchOwn(`/api/public/${path}?${new URLSearchParams(query)}`, { method: 'POST', body: form });
  const body = (await response.json()) as {
    message?: string;
    data: { uploaded: boolean; applicationPath?: string; doubtedFiles?: string[] };
  };
  return { status: response.status, body };
}

const codeOf = (path = '') => path.replace('/application/', '');

/** Uploads a resume on the job's page. */
async function apply(email = freshEmail()) {
  const bytes = await resumeOf(email);
  const { jobId, publicToken } = job;
  const { body } = await sendFile('uploadResume', { jobId, publicToken }, bytes);
  const found = await firestore().collection(collections.candidates(world.a, jobId)).where('email', '==', email).get();
  const candidateId = found.docs[0]?.id ?? '';
  return { email, bytes, code: codeOf(body.data.applicationPath), ...keyOf(jobId, candidateId) };
}

const keyOf = (jobId: string, candidateId: string) => ({ organizationId: world.a, jobId, candidateId });
type Key = ReturnType<typeof keyOf>;
const pathOf = ({ organizationId, jobId, candidateId }: Key) => documents.candidate(organizationId, jobId, candidateId);
const candidateOf = (key: Key) => stored(pathOf(key), jobCandidateSchema);
const change = async (key: Key, data: Record<string, unknown>) => {
  await firestore().doc(pathOf(key)).update(data);
};
const pageOf = async (code: string) => (await postPublic('getApplication', { code })).body.data as ApplicationPage;
const eventsOf = async ({ organizationId, jobId, candidateId }: Key, eventType: string) =>
  (
    await firestore()
      .collection(collections.candidateEvents(organizationId, jobId, candidateId))
      .where('eventType', '==', eventType)
      .get()
  ).size;
const setWords = (application: object) =>
  firestore()
    .doc(documents.agencySettings(world.a))
    .set({ privacy: { privacy: { application } } }, { merge: true });

test('an applicant gets the link on the page and by mail, and follows the application in the agency’s words', async () => {
  const applicant = await apply();
  const [mail] = await mailsTo(applicant.email, 1);
  const mailed = codeOf(linkIn(mail).pathname);
  expect(mail?.text).not.toContain('Jane');
  await setWords({ received: 'We have it', submitted: '' });
  for (const code of [applicant.code, mailed]) {
    expect(await pageOf(code)).toMatchObject({
      jobTitle: 'Registered Nurse',
      stage: 'received',
      isWithdrawn: false,
      contact: { firstName: 'Jane', lastName: 'Doe', email: applicant.email },
      resumeFileName: 'jane.pdf',
      mayReplaceResume: true,
    });
  }
  await change(applicant, {
    'submissionStatus.client': true,
    'clientState.state': 'declined',
    'summary.privateNotes': 'Client Olivia Grant said no',
  });
  const page = await pageOf(applicant.code);
  expect(page.stage).toBe('submitted');
  expect(page.stages.map(({ word }) => word)).toEqual(['We have it', 'Reviewed', 'Submitted', 'Closed']);
  expect(JSON.stringify(page)).not.toMatch(/olivia|declined|score|sovren/i);
  expect((await candidateOf(applicant)).sovren.weightedScore).toBeGreaterThan(0);
});

test('the link is for who has added the candidate: the same file again brings neither link nor mail', async () => {
  const applicant = await apply();
  const { jobId, publicToken } = job;
  const again = await sendFile('uploadResume', { jobId, publicToken }, applicant.bytes);
  expect(again.body.data).toEqual({ uploaded: true });
  const last = await apply();
  await mailsTo(last.email, 1);
  expect(await mailsTo(applicant.email, 1)).toHaveLength(1);
});

test('contact data are corrected in place, stay with a newer resume, and an unchanged form changes nothing', async () => {
  const applicant = await apply();
  const { code } = applicant;
  const { contact } = await pageOf(code);
  const corrected = { ...contact, email: freshEmail(), phone: '617-555-0199', lastName: 'Dove' };
  expect((await postPublic('correctContact', { code, contact })).status).toBe(200);
  expect(await eventsOf(applicant, 'candidateCorrected')).toBe(0);
  expect((await postPublic('correctContact', { code, contact: corrected })).status).toBe(200);
  expect(await candidateOf(applicant)).toMatchObject({ fullName: 'Jane Dove', email: corrected.email });
  expect(await eventsOf(applicant, 'candidateCorrected')).toBe(1);

  const before = await candidateOf(applicant);
  const newer = await resumeOf(applicant.email, 'Certified in telemetry since 2025');
  expect((await sendFile('uploadNewResume', { code }, newer, 'newer.pdf')).body.data).toEqual({ uploaded: true });
  const after = await candidateOf(applicant);
  expect(after).toMatchObject({ fullName: 'Jane Dove', email: corrected.email, resume: { fileName: 'newer.pdf' } });
  expect((await bucket().read(after.resume?.storagePath ?? '')).equals(newer)).toBe(true);
  await expect(bucket().read(before.resume?.storagePath ?? '')).rejects.toThrow();
  expect((await pageOf(code)).contact).toEqual(corrected);
  await sendFile('uploadNewResume', { code }, newer, 'newer.pdf');
  expect(await eventsOf(applicant, 'resumeReplaced')).toBe(1);
});

test.each([
  ['firstName', 'x'.repeat(10_000)],
  ['firstName', ''],
  ['lastName', '<img src=x onerror=alert(1)>'],
  ['email', 'nobody'],
  ['email', `${'a'.repeat(10_000)}@mail.example`],
  ['phone', '1'.repeat(10_000)],
  ['city', 'x'.repeat(10_000)],
])('contact data with a bad %s are refused whole', async (field, value) => {
  const applicant = await apply();
  const { contact } = await pageOf(applicant.code);
  const refused = await postPublic('correctContact', {
    code: applicant.code,
    contact: { ...contact, phone: '617-555-0100', [field]: value },
  });
  expect(refused.status).toBe(400);
  expect((await pageOf(applicant.code)).contact).toEqual(contact);
});

test('a withdrawal ends the public link, counts once, and reaches no other candidate with that email', async () => {
  const applicant = await apply();
  const other = await saveCandidate(recruiter, (await saveJob(recruiter)).jobId, { email: applicant.email });
  const candidate = await candidateOf(applicant);
  const opens = async ({ publicToken, candidateId }: Pick<PublicPage, 'publicToken' | 'candidateId'>) =>
    (await postPublic('getCandidateResume', { publicToken, candidateId })).status;
  const own = { publicToken: candidate.public.publicToken, candidateId: applicant.candidateId };
  expect(await opens(own)).toBe(200);
  for (let time = 0; time < 2; time += 1) {
    const answer = await postPublic('withdrawApplication', { code: applicant.code });
    expect(answer.body.data).toEqual({ isWithdrawn: true });
  }
  expect(await opens(own)).toBe(404);
  expect(await opens(other)).toBe(200);
  expect(await eventsOf(applicant, 'agreementWithdrawn')).toBe(1);
  expect(await pageOf(applicant.code)).toMatchObject({ isWithdrawn: true, mayCorrect: false });
  const { contact } = await pageOf(applicant.code);
  const refused = await postPublic('correctContact', { code: applicant.code, contact });
  expect(refused).toMatchObject({ status: 409, body: { message: applicationTexts.cannotChange } });
  expect((await sendFile('uploadNewResume', { code: applicant.code }, applicant.bytes)).status).toBe(409);

  const { jobId, publicToken } = job;
  const again = await sendFile('uploadResume', { jobId, publicToken }, applicant.bytes);
  expect(await pageOf(codeOf(again.body.data.applicationPath))).toMatchObject({ isWithdrawn: false });
  expect(await candidateOf(applicant)).toMatchObject({ agreement: { state: 'withdrawn' } });
});

test('a resume that a client has stays; a file that is none, and a zip, are refused', async () => {
  const applicant = await apply();
  const send = async (bytes: Uint8Array, name: string) =>
    await sendFile('uploadNewResume', { code: applicant.code }, bytes, name);
  expect(await send(new TextEncoder().encode('PK'), 'all.zip')).toMatchObject({
    status: 422,
    body: { message: publicJobTexts.wrongType },
  });
  const letter = await makePdf((pdf) => writeLines(pdf, 54, 54, ['Dear reader', 'we met on a Monday']));
  expect((await send(letter, 'letter.pdf')).body.data).toEqual({ uploaded: false, doubtedFiles: ['letter.pdf'] });
  await change(applicant, { 'submissionStatus.client': true });
  const refused = await send(await resumeOf(applicant.email, 'Newer'), 'newer.pdf');
  expect(refused).toMatchObject({ status: 409, body: { message: applicationTexts.resumeStays } });
  expect(await candidateOf(applicant)).toMatchObject({ resume: { fileName: 'jane.pdf' } });
});

test('forged, altered, foreign and old links do not open, nor that of an erased person or of an agency without the page', async () => {
  const applicant = await apply();
  const { code } = applicant;
  const { contact } = await pageOf(code);
  const changed = `${code.slice(0, -4)}${code.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  const forged = Buffer.from(JSON.stringify({ ...keyOf(job.jobId, applicant.candidateId) })).toString('base64url');
  const expectDead = async (one: string, status: number) => {
    expect((await postPublic('getApplication', { code: one })).status).toBe(status);
    expect((await postPublic('withdrawApplication', { code: one })).status).toBe(status);
    expect((await postPublic('correctContact', { code: one, contact })).status).toBe(status);
    expect((await sendFile('uploadNewResume', { code: one }, applicant.bytes)).status).toBe(one === '' ? 400 : status);
  };
  for (const wrong of ['', 'x', changed, `v1.abcdefgh.${forged}`]) await expectDead(wrong, 404);
  await expectDead('x'.repeat(10_000), 400);
  expect((await postPublic('getAgreementPage', { code })).status).toBe(404);
  await setWords({ isOn: false });
  await expectDead(code, 404);
  await setWords({ isOn: true });
  expect((await postPublic('getApplication', { code })).status).toBe(200);
  await firestore().doc(documents.job(world.a, job.jobId)).update({ status: jobStatus.closed });
  expect(await pageOf(code)).toMatchObject({ stage: 'closed', mayCorrect: false });
  await firestore().doc(documents.job(world.a, job.jobId)).update({ status: jobStatus.open });
  await firestore().doc(pathOf(applicant)).delete();
  await expectDead(code, 404);
});

test('changes of one application are limited', async () => {
  testFile().clock.pass(60 * 60_000);
  const applicant = await apply();
  const { contact } = await pageOf(applicant.code);
  const correct = async () => (await postPublic('correctContact', { code: applicant.code, contact })).status;
  for (let time = 0; time < 20; time += 1) expect(await correct()).toBe(200);
  expect(await correct()).toBe(429);
});

test('an old link does not open', async () => {
  const { code } = await apply();
  testFile().clock.pass(4 * 365 * 24 * 60 * 60_000);
  expect((await postPublic('withdrawApplication', { code })).status).toBe(404);
});
