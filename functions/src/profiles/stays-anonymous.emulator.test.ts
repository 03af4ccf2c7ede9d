import { beforeAll, expect, test } from '@jest/globals';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { firestore } from '../store/firestore';
import { call, freshWorld, read, signIn, withoutTriggers, write, type SignedIn } from '../testing/emulator';
import { saveCandidate, saveJob, saveOrganization, type PublicPage } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
const names = /Nameless|Mercy|Harborview/;
let recruiter: SignedIn;
let jobId: string;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a);
  ({ jobId } = await saveJob(recruiter));
});

/** A candidate whose link shows an anonymous copy. */
async function anonymousCandidate() {
  const page = await saveCandidate(recruiter, jobId, {
    fullName: 'Ned Nameless',
    occupation: 'Nurse at Mercy Hospital',
    showOriginal: true,
  });
  const key = { organizationId: page.organizationId, jobId, candidateId: page.candidateId };
  const send = async <T = { profileId: string }>(name: string, body: object = {}) =>
    await call<T>(`/api/app/${name}`, { body: { ...key, ...body }, token: recruiter.token });
  const named = (await send('createProfile', { isDefault: true })).body.data.profileId;
  const anonymous = (await send('createAnonymousProfile', { profileId: named })).body.data.profileId;
  expect((await send('chooseProfile', { profileId: anonymous })).status).toBe(200);
  return { page, key, send, named, anonymous };
}

/** What the viewer of the candidate's link gets: the page, and the status of the original where it is refused. */
async function seenBy({ publicToken, candidateId }: Pick<PublicPage, 'publicToken' | 'candidateId'>) {
  const body = { publicToken, candidateId };
  const page = await call('/api/public/getCandidateResume', { body });
  const text = JSON.stringify(page.body.data ?? null);
  const original = text.includes('Anonymous') ? await call('/api/public/resumeDocument', { body }) : null;
  return { status: page.status, text, original: original?.status };
}

const storedOf = async ({ candidateId }: PublicPage) =>
  (await read(documents.candidate(world.a, jobId, candidateId)))?.public;

test.each(['delete', 'hide', 'lose'])(
  'to %s the shown anonymous profile shows nothing of the candidate',
  async (how) => {
    const { page, send, anonymous, key } = await anonymousCandidate();
    expect((await seenBy(page)).text).not.toMatch(names);
    if (how === 'delete') await send('deleteProfile', { profileId: anonymous });
    if (how === 'hide') await send('chooseProfile', { profileId: '' });
    const path = `${collections.profiles(world.a, jobId, key.candidateId)}/${anonymous}`;
    if (how === 'lose') await firestore().doc(path).delete();
    const seen = await seenBy(page);
    expect(seen).toMatchObject({ status: 200, original: 403 });
    expect(seen.text).toContain('Anonymous candidate');
    expect(seen.text).not.toMatch(names);
    // Neither a refreshed nor a new profile is shown by itself.
    await send('createProfile', { isDefault: true });
    await send('createProfile', { name: 'Another' });
    expect((await seenBy(page)).text).not.toMatch(names);
  },
);

test('a named profile replaces an anonymous one only when the links that clients hold close', async () => {
  const { page, send, named } = await anonymousCandidate();
  const refused = await send('chooseProfile', { profileId: named });
  expect(refused.status).toBe(409);
  expect((await seenBy(page)).text).not.toMatch(names);
  await send('deleteProfile', {
    profileId: ((await storedOf(page)) as { selectedProfileId: string }).selectedProfileId,
  });
  expect((await send('chooseProfile', { profileId: named })).status).toBe(409);
  expect((await send('chooseProfile', { profileId: named, closesLinks: true })).status).toBe(200);
  expect((await seenBy(page)).status).toBe(404);
  const { publicToken, resumeLink } = (await storedOf(page)) as { publicToken: string; resumeLink: string };
  expect(resumeLink).toContain(publicToken);
  const seen = await seenBy({ ...page, publicToken });
  expect(seen.status).toBe(200);
  expect(seen.text).toMatch(/Ned Nameless/);
});

test('another template, a refresh, a new resume and an older version stay without the name', async () => {
  const { page, key, send, anonymous } = await anonymousCandidate();
  await write(documents.candidateParsing(world.a, jobId, key.candidateId), {
    parsed: parsedResumeSchema.cast({ work: [{ title: 'Lead nurse', companyName: 'Harborview Clinic' }] }),
  });
  const check = async (name: string, body: object) => {
    const answer = await send(name, { profileId: anonymous, ...body });
    expect([name, answer.status]).toEqual([name, 200]);
    const seen = await seenBy(page);
    expect(seen.text).toContain('█');
    expect(seen.text).not.toMatch(names);
  };
  await check('formatProfile', {});
  expect((await seenBy(page)).text).toContain('Lead nurse');
  await check('formatProfile', { templateId: 'modern' });
  await check('restoreProfile', { version: 1 });
  const path = `${collections.profiles(world.a, jobId, key.candidateId)}/${anonymous}`;
  const { built } = (await read(path)) as { built: { completedProfile: { key: string; revision: number }[] } };
  const { revision } = built.completedProfile.find((one) => one.key === 'recruiterNotes') ?? { revision: 0 };
  const content = '<p>Ned of Mercy Hospital, call 617‑555‑0142</p>';
  await check('saveProfile', { changes: [{ key: 'recruiterNotes', content, revision }] });
  expect((await seenBy(page)).text).not.toMatch(/617\W*555|555\W*0142/);
});

test('a deleted job closes the link', async () => {
  const { page } = await anonymousCandidate();
  const path = documents.job(world.a, jobId);
  const job = await read(path);
  await firestore().doc(path).delete();
  expect((await seenBy(page)).status).toBe(404);
  await write(path, job ?? {});
});

test('a stored anonymous profile that shows what is on its list is not shared, and says what and where', async () => {
  const { page, key, send, anonymous } = await anonymousCandidate();
  const path = `${collections.profiles(world.a, jobId, key.candidateId)}/${anonymous}`;
  const stored = (await read(path)) as { built: { completedProfile: object[] } };
  const completedProfile = [
    ...stored.built.completedProfile,
    { key: 'x', title: 'Awards', content: '<p>Nameless</p>' },
  ];
  await write(path, { ...stored, built: { ...stored.built, completedProfile } });
  await send('chooseProfile', { profileId: '' });
  const refused = await send('chooseProfile', { profileId: anonymous });
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain('“Nameless” (person) can still be read in Awards');
  expect((await seenBy(page)).text).not.toMatch(names);
});

test('the mail of an anonymous candidate is not sent with the name in it', async () => {
  const { key, send } = await anonymousCandidate();
  const mail = {
    candidateIds: [key.candidateId],
    recipients: [{ name: 'Kim', email: 'kim@client.example' }],
    brand: '',
  };
  const refused = await send('addClientJobSubmission', { ...mail, subject: 'Ned for you', body: '<p>Hello</p>' });
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain('“Ned” (person) can still be read in the subject');
  const other = await send('previewClientSubmission', {
    ...mail,
    subject: 'A nurse',
    body: '<p>From <b>Mer</b>cy Hospital</p>',
  });
  expect(JSON.stringify(other.body)).toContain('“Mercy Hospital” (employer) can still be read in the message');
});
