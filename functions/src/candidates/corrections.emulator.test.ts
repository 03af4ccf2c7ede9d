import { beforeAll, expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { originalParsingSchema, resumeParsingSchema } from '@portal/domain/candidates/parsing-record';
import { resumeCorrectionsSchema } from '@portal/domain/corrections/resume-corrections';
import { entryKeysOf } from '@portal/domain/corrections/entry-keys';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import type { Job } from '@portal/domain/jobs/job';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { readDocument } from '../store/firestore';
import {
  bucket,
  call,
  freshId,
  freshWorld,
  read,
  resumeText,
  savedJob,
  signIn,
  stored,
  stage,
  write,
  type SignedIn,
  withoutTriggers,
} from '../testing/emulator';
import { saveOrganization } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let foreigner: SignedIn;
let job: Job;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  foreigner = await signIn('foreignAdmin', world);
  job = await savedJob(recruiter);
});

/** Creates a candidate by upload. */
async function uploaded(text = resumeText): Promise<string> {
  const candidateId = freshId('candidate');
  const stagedPath = await stage(recruiter, 'Jane.txt', Buffer.from(text));
  const indexing = { IndexingOptions: { IndexId: parserIndexIds.resumes(world.a), DocumentId: candidateId } };
  const body = { StagedDocumentPath: stagedPath, FileName: 'Jane.txt', ...indexing };
  await call('/api/admin/sovren/parseResumeAndIndex', { body, token: recruiter.token });
  const added = await call('/api/app/addJobCandidate', {
    body: { organizationId: world.a, jobId: job.id, candidateId, stagedPath, fileName: 'Jane.txt' },
    token: recruiter.token,
  });
  expect(added.status).toBe(200);
  return candidateId;
}

const bodyOf = (candidateId: string, changes: readonly unknown[]) => ({
  organizationId: world.a,
  jobId: job.id,
  candidateId,
  changes,
});
const correct = (candidateId: string, changes: readonly unknown[], person = recruiter) =>
  call<{ graded: boolean; weightedScore: number }>('/api/app/correctResume', {
    body: bodyOf(candidateId, changes),
    token: person.token,
  });
const parse = (candidateId: string, fileId = 'resume', person = recruiter) =>
  call<{ graded: boolean; weightedScore: number }>('/api/app/parseCandidateFile', {
    body: { organizationId: world.a, jobId: job.id, candidateId, fileId },
    token: person.token,
  });
const candidateOf = (id: string) => stored(documents.candidate(world.a, job.id, id), jobCandidateSchema);
const parsingOf = (id: string) => stored(documents.candidateParsing(world.a, job.id, id), resumeParsingSchema);
const correctionsOf = (id: string) =>
  readDocument(documents.candidateCorrections(world.a, job.id, id), resumeCorrectionsSchema);
const originalOf = (id: string) =>
  readDocument(documents.candidateOriginalParsing(world.a, job.id, id), originalParsingSchema);
const field = (name: string, value: unknown) => ({ kind: 'field', field: name, value });
const added = (list: string, key: string, values: object) => ({
  kind: 'entry',
  list,
  key,
  state: { values, isRemoved: false },
});

test('a correction is stored separately, is used everywhere, and causes a new grade', async () => {
  const id = await uploaded();
  const before = (await parsingOf(id)).parsed;
  const first = await correct(id, [field('lastName', 'Dow'), field('city', 'Cambridge')]);
  expect(first).toMatchObject({ status: 200, body: { data: { graded: true } } });

  const { parsed, grade } = await parsingOf(id);
  expect(parsed).toMatchObject({ fullName: 'Jane Dow', address: { city: 'Cambridge' } });
  expect(grade?.weightedScore).toBe(first.body.data.weightedScore);
  expect((await originalOf(id))?.parsed).toEqual(before);
  expect(await correctionsOf(id)).toMatchObject({
    fields: { lastName: { value: 'Dow', original: 'Doe', by: recruiter.uid } },
  });
  expect(await candidateOf(id)).toMatchObject({
    fullName: 'Jane Dow',
    address: { city: 'Cambridge' },
    email: 'jane.doe@example.com',
    sovren: { weightedScore: first.body.data.weightedScore },
  });
  const indexed = await read(documents.parserDocument(parserIndexIds.resumes(world.a).toLowerCase(), id));
  expect(indexed).toMatchObject({ parsed: { lastName: 'Dow' } });

  const removals = entryKeysOf(before).work.map((key) => ({
    kind: 'entry',
    list: 'work',
    key,
    state: { values: {}, isRemoved: true },
  }));
  const lower = await correct(id, removals);
  expect(lower.body.data.weightedScore).toBeLessThan(first.body.data.weightedScore);
  expect((await parsingOf(id)).parsed).toMatchObject({ work: [], experience: { months: 0 } });

  const restored = await correct(id, [
    ...removals.map((removal) => ({ ...removal, state: null })),
    field('lastName', null),
    field('city', null),
  ]);
  expect(restored.body.data.weightedScore).toBe(first.body.data.weightedScore);
  expect((await parsingOf(id)).parsed).toEqual(before);
  const events = await Promise.all([read(`${collections.candidateEvents(world.a, job.id, id)}/candidateAdded`)]);
  expect(events[0]).not.toBeNull();
});

test('an added skill is matched to the taxonomy, and counts', async () => {
  const id = await uploaded(resumeText.replaceAll(/triage/gi, 'intake'));
  const before = (await candidateOf(id)).sovren.weightedScore;
  const answer = await correct(id, [added('skills', 'new-1', { name: 'Triage' })]);
  const { parsed } = await parsingOf(id);
  const skill = parsed.skills.find(({ name }) => name === 'Triage');
  expect(skill?.conceptId).not.toBe('');
  expect((await candidateOf(id)).skills).toContain('Triage');
  if (before !== null) expect(answer.body.data.weightedScore).toBeGreaterThan(before);
});

test('fields that staff entered stay unless the correction affects them', async () => {
  const id = await uploaded();
  const path = documents.candidate(world.a, job.id, id);
  await write(path, { ...(await read(path)), phone: '555' });
  await correct(id, [field('firstName', 'Janet')]);
  expect(await candidateOf(id)).toMatchObject({ firstName: 'Janet', phone: '555' });
});

test.each<[string, unknown[], string]>([
  ['markup', [field('firstName', '<script>alert(1)</script>')], 'This field contains text that is not allowed.'],
  ['too long a text', [field('city', 'x'.repeat(200))], 'This value should be less than 100 characters'],
  ['no email', [field('email', 'jane')], '"jane" is not a valid email.'],
  ['a field that is nobody’s to write', [field('provenance', 'x')], 'Invalid request provided.'],
  ['a key of the prototype', [added('work', '__proto__', { title: 'x' })], 'Invalid request provided.'],
  ['an entry without a name', [added('work', 'new-1', { location: 'Boston' })], 'Please enter a title or a company.'],
  ['nothing', [], 'Invalid request provided.'],
  [
    'one wrong change among right ones',
    [field('firstName', 'Janet'), field('email', 'jane')],
    '"jane" is not a valid email.',
  ],
])('%s is refused and changes nothing', async (_name, changes, message) => {
  const id = await uploaded();
  const answer = await correct(id, changes);
  expect(answer).toMatchObject({ status: 400, body: { success: false, message } });
  expect(await correctionsOf(id)).toBeNull();
  expect((await candidateOf(id)).firstName).toBe('Jane');
});

test('more corrections than the limit are refused', async () => {
  const id = await uploaded();
  const many = Array.from({ length: 18 }, (_, index) =>
    added('work', `new-${index}`, { title: 'Nurse', description: 'x'.repeat(9_000) }),
  );
  expect(await correct(id, many)).toMatchObject({ status: 400 });
  const body = JSON.stringify(bodyOf(id, [field('objective', 'x'.repeat(300_000))]));
  expect((await call('/api/app/correctResume', { body, token: recruiter.token })).status).toBe(413);
  expect(await correctionsOf(id)).toBeNull();
});

test('other organizations and unauthenticated callers cannot correct or parse', async () => {
  const id = await uploaded();
  expect(await correct(id, [field('city', 'X')], foreigner)).toMatchObject({ status: 403 });
  expect(await parse(id, 'resume', foreigner)).toMatchObject({ status: 403 });
  expect(await call('/api/app/correctResume', { body: bodyOf(id, [field('city', 'X')]) })).toMatchObject({
    status: 401,
  });
  expect(await correct('unknown', [field('city', 'X')])).toMatchObject({ status: 404 });
  expect(await correctionsOf(id)).toBeNull();
});

test('a correction is in the profiles and on the public page at once, where each has one title', async () => {
  await saveOrganization(world.a);
  const id = await uploaded();
  const key = { organizationId: world.a, jobId: job.id, candidateId: id };
  const send = (name: string, body: object) =>
    call<{ profileId: string }>(`/api/app/${name}`, { body: { ...key, ...body }, token: recruiter.token });
  const { profileId } = (await send('createProfile', { isDefault: true })).body.data;
  const anonymous = (await send('createAnonymousProfile', { profileId })).body.data.profileId;
  await send('chooseProfile', { profileId });
  const corrected = await correct(id, [field('currentJobTitle', 'Head of Nursing'), field('firstName', 'Janet')]);
  expect(corrected.status).toBe(200);
  const profileOf = async (one: string) =>
    JSON.stringify((await read(`${collections.profiles(world.a, job.id, id)}/${one}`))?.built);
  const { fullName } = await candidateOf(id);
  expect(await profileOf(profileId)).toContain('Head of Nursing');
  expect(await profileOf(profileId)).toContain(`<h1>${fullName}</h1>`);
  expect(await profileOf(anonymous)).toContain('Head of Nursing');
  expect(await profileOf(anonymous)).not.toContain('Janet');
  const { publicToken } = (await candidateOf(id)).public;
  const page = await call<ResumePage>('/api/public/getCandidateResume', { body: { publicToken, candidateId: id } });
  const { profile, resume } = page.body.data;
  expect(profile?.headerContent).toContain('Head of Nursing');
  expect(resume?.occupation).toBe('Head of Nursing');
});

test('parallel corrections of several users are all stored', async () => {
  const id = await uploaded();
  const colleague = await signIn('otherRecruiter', world);
  const names = ['firstName', 'middleName', 'city', 'state', 'country'];
  const answers = await Promise.all(
    names.map((name, index) => correct(id, [field(name, `Value ${index}`)], index % 2 ? colleague : recruiter)),
  );
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  expect(Object.keys((await correctionsOf(id))?.fields ?? {}).sort()).toEqual([...names].sort());
});

test('the same file or another one is parsed again; corrections stay', async () => {
  const id = await uploaded();
  await correct(id, [field('city', 'Cambridge'), added('work', 'new-1', { title: 'Volunteer' })]);
  const again = await parse(id);
  expect(again).toMatchObject({ status: 200, body: { message: 'Resume parsed', data: { graded: true } } });
  const { parsed } = await parsingOf(id);
  expect(parsed.address.city).toBe('Cambridge');
  expect(parsed.work.map(({ title }) => title)).toContain('Volunteer');

  const content = `organizations/${world.a}/jobs/${job.id}/candidates/${id}/attachments/cv.txt`;
  const other = resumeText.replace('Mercy Hospital', 'Lakeside Hospital').replace('(617) 555-0134', '(617) 555-0199');
  await bucket().write(content, Buffer.from(other), 'text/plain');
  const attachment = { id: 'file-1', uuid: 'file-1', name: 'cv.txt', content };
  await write(`${collections.fileAttachments(world.a, job.id, id)}/file-1`, attachment);
  expect(await parse(id, 'file-1')).toMatchObject({ status: 200 });
  const after = await parsingOf(id);
  expect(after.fileId).toBe('file-1');
  expect(after.parsed.work.map(({ companyName }) => companyName)).toContain('Lakeside Hospital');
  expect(after.parsed.work.map(({ title }) => title)).toContain('Volunteer');
  expect(await candidateOf(id)).toMatchObject({ phone: '+16175550199', address: { city: 'Cambridge' } });
});

test('a missing or unreadable file changes nothing', async () => {
  const id = await uploaded();
  const before = await parsingOf(id);
  expect(await parse(id, 'unknown')).toMatchObject({ status: 404, body: { message: 'File does not exist' } });
  const content = `organizations/${world.a}/jobs/${job.id}/candidates/${id}/attachments/cv.pdf`;
  await bucket().write(content, Buffer.from('this is no PDF'), 'application/pdf');
  const attachment = { id: 'file-1', uuid: 'file-1', name: 'cv.pdf', content };
  await write(`${collections.fileAttachments(world.a, job.id, id)}/file-1`, attachment);
  expect(await parse(id, 'file-1')).toMatchObject({ status: 422 });
  const { parsed, fileId } = await parsingOf(id);
  expect({ parsed, fileId }).toEqual({ parsed: before.parsed, fileId: before.fileId });
});
