import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { contactSchema } from '@portal/domain/contacts/contact';
import type { RestrictedPerson } from '@portal/domain/contracts/privacy-api';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { restrictionTexts } from '@portal/domain/texts/restriction';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { jobSchema } from '@portal/domain/jobs/job';
import { parsedJobSchema } from '@portal/domain/jobs/parsed-job';
import { onCandidateWritten } from './candidates/on-candidate-written';
import { restrictedAmong } from './candidates/restricted-people';
import { createCandidate } from './candidates/create-candidate';
import { suppressionsOf } from './mailings/recipients';
import { gradeCandidates } from './grading/grade-candidates';
import { firestore } from './store/firestore';
import {
  call,
  freshId,
  freshWorld,
  postPublic,
  savedAgencies,
  signIn,
  stored,
  withoutTriggers,
  type SignedIn,
} from './testing/emulator';
import { countDocuments } from './testing/count-documents';
import { ownPorts } from './testing/own-server';
import { parsedUpload } from './testing/parsed-upload';
import { freshPerson, plantInJob, plantInMarketing, type Planted } from './testing/planted-person';
import { saveCandidate, saveJob, saveOrganization, type PublicPage } from './testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  await savedAgencies(world);
  recruiter = await signIn('recruiter', world);
  admin = await signIn('admin', world);
});

const keyOf = ({ organizationId, jobId, candidateId }: PublicPage) => ({ organizationId, jobId, candidateId });
const pathOf = ({ organizationId, jobId, candidateId }: PublicPage) =>
  documents.candidate(organizationId, jobId, candidateId);
const candidateOf = (page: PublicPage) => stored(pathOf(page), jobCandidateSchema);
const restrict = (page: PublicPage, isOn: boolean, reason = 'Objection by mail') =>
  call<{ candidates: number }>('/api/app/restrictPerson', {
    body: { ...keyOf(page), isOn, reason },
    token: recruiter.token,
  });
const opens = async ({ publicToken, candidateId }: PublicPage) =>
  (await postPublic('getCandidateResume', { publicToken, candidateId })).status;
const inJob = async (person: Planted) => await plantInJob(recruiter, (await saveJob(recruiter)).jobId, person);
const listed = async () => {
  const answer = await call<{ people: RestrictedPerson[] }>('/api/app/listRestrictedPeople', {
    body: { organizationId: world.a },
    token: admin.token,
  });
  return answer.body.data.people;
};
const submit = (page: PublicPage) =>
  call('/api/app/addClientJobSubmission', {
    body: {
      ...{ organizationId: page.organizationId, jobId: page.jobId, candidateIds: [page.candidateId], brand: '' },
      ...{
        recipients: [{ name: 'Dana', email: `${freshId('dana')}@client.example` }],
        subject: 'Meet',
        body: '<p>Hi</p>',
      },
    },
    token: recruiter.token,
  });

test('a restricted person is gone from every job, the list of people and marketing, and back after it is lifted', async () => {
  const person = freshPerson();
  const [one, two] = [await inJob(person), await inJob(person)];
  await plantInMarketing(recruiter, person);
  const removed = await inJob(person);
  await firestore().doc(pathOf(removed)).update({ isDeleted: true });
  const namesake = await inJob({ ...freshPerson(), name: person.name });
  const marketing = async () => await stored(documents.skillsCandidate(world.a, person.atsId), skillsCandidateSchema);
  expect(await opens(one)).toBe(200);

  expect((await restrict(one, true)).body.data).toEqual({ candidates: 3 });
  expect((await restrict(two, true)).body.data).toEqual({ candidates: 0 });
  for (const page of [one, two]) {
    expect(await candidateOf(page)).toMatchObject({
      isDeleted: true,
      restriction: { isOn: true, reason: 'Objection by mail', wasDeleted: false },
    });
    expect(await opens(page)).toBe(404);
    expect((await submit(page)).status).toBe(404);
  }
  expect(await marketing()).toMatchObject({ isDeleted: true, isRestricted: true });
  expect(await candidateOf(namesake)).toMatchObject({ isDeleted: false, restriction: { isOn: false } });
  expect(await listed()).toMatchObject([{ name: person.name, reason: 'Objection by mail' }]);

  expect((await restrict(two, false)).body.data).toEqual({ candidates: 3 });
  for (const page of [one, two]) {
    expect(await candidateOf(page)).toMatchObject({ isDeleted: false, restriction: { isOn: false, reason: '' } });
    expect(await opens(page)).toBe(200);
  }
  expect(await candidateOf(removed)).toMatchObject({ isDeleted: true, restriction: { isOn: false } });
  expect(await marketing()).toMatchObject({ isDeleted: false, isRestricted: false });
  expect(await listed()).toEqual([]);
  const events = await firestore()
    .collection(collections.candidateEvents(world.a, one.jobId, one.candidateId))
    .get();
  const types = events.docs.map((event) => String(event.get('eventType')));
  expect(types.filter((type) => type.startsWith('processing')).sort()).toEqual([
    'processingAllowed',
    'processingRestricted',
  ]);
});

test('a restricted person is found by no match, graded by nobody, added by no user, and gets no mailing', async () => {
  const person = freshPerson();
  const page = await inJob(person);
  const ports = ownPorts();
  const contact = contactSchema.cast({ id: freshId('contact'), email: person.email, organizationId: world.a });
  const organization = await stored(documents.organization(world.a), organizationSchema);
  const suppression = async () => (await suppressionsOf(ports, organization, 'profile', [contact]))(contact);
  expect(await suppression()).toBeNull();
  const key = { organizationId: page.organizationId, jobId: page.jobId };
  const graded = async () => {
    const resumes = await ports.store.candidateGrades.page(key, { after: '', max: 10, omitsParsed: false });
    return resumes.map(({ parsed }) => parsed !== null);
  };
  expect(await graded()).toEqual([true]);
  const job = await stored(documents.job(world.a, page.jobId), jobSchema);
  const gradedJob = parsedJobSchema.cast({});
  const gradedAlone = async () =>
    (await gradeCandidates(ports, { job, gradedJob, candidateIds: [page.candidateId] })).size;
  expect(await gradedAlone()).toBe(1);

  const before = await candidateOf(page);
  await restrict(page, true);
  await onCandidateWritten(
    { ...keyOf(page), eventId: freshId('event'), before, after: await candidateOf(page) },
    ports,
  );
  expect(await suppression()).toBe('restricted');
  expect(await graded()).toEqual([false]);
  expect(await gradedAlone()).toBe(0);
  const filed = await firestore()
    .collection(collections.indexedResumes(world.a))
    .where('candidateId', '==', page.candidateId)
    .get();
  expect(filed.size).toBe(0);
  const people = await firestore()
    .collection(collections.agencyPeople(world.a))
    .where('email', '==', person.email)
    .get();
  expect(people.size).toBe(0);

  const other = await saveJob(recruiter);
  const copied = await call('/api/app/copyCandidate', {
    body: {
      ...{ organizationId: world.a, jobId: other.jobId, candidateId: freshId('copy') },
      from: { jobId: page.jobId, candidateId: page.candidateId },
    },
    token: recruiter.token,
  });
  expect(copied.status).toBe(404);
  const otherJob = await ports.store.jobs.get(world.a, other.jobId);
  if (!otherJob) throw new Error('the job is not stored');
  const bytes = new TextEncoder().encode(person.email);
  const upload = async (source: 'upload' | 'publicUpload') => {
    const candidateId = freshId('upload');
    await ports.store.parserDocuments.put(
      {
        ...{ indexId: parserIndexIds.resumes(world.a), documentId: candidateId, html: '', fileName: 'a.txt' },
        ...{ fileType: 'txt', size: bytes.length, stagedPath: '' },
        sha256: createHash('sha256').update(bytes).digest('hex'),
        parsed: parsedResumeSchema.cast({ fullName: person.name, email: person.email }),
      },
      ports.clock.now(),
    );
    const file = { fileName: 'a.txt', file: { bytes }, createdBy: '', actorName: '' };
    return await createCandidate(ports, { job: otherJob, candidateId, source, ...file });
  };
  await expect(upload('upload')).rejects.toMatchObject({ userMessage: restrictionTexts.refused });
  expect(await upload('publicUpload')).toMatchObject({ isNew: true });
});

test('whether people are restricted costs the same however many others are', async () => {
  const person = freshPerson();
  const others = [1, 2, 3, 4, 5, 6].map(() => freshPerson());
  for (const page of await Promise.all([person, ...others].map(inJob))) await restrict(page, true);
  const ports = ownPorts();
  const asked = [{ email: person.email.toUpperCase() }, { atsId: person.atsId }, { email: 'else@mail.example' }];
  const { reads, result } = await countDocuments(() => restrictedAmong(ports, world.a, asked));
  expect(asked.map(result)).toEqual([true, true, false]);
  expect(reads).toBe(2);
});

test('a person without AI texts has none in any job and in marketing, nor in a job of later, until they are allowed', async () => {
  await saveOrganization(world.a, { showAIGenerator: true });
  const person = freshPerson();
  const [one, two] = [await inJob(person), await inJob(person)];
  await plantInMarketing(recruiter, person);
  const write = async (owner: { jobId: string; candidateId: string }, kind: string) => {
    const body = { organizationId: world.a, kind, ...owner };
    return (await call('/api/app/generateProfileSection', { body, token: recruiter.token })).status;
  };
  const refuse = async (isRefused: boolean) =>
    (await call('/api/app/refuseAiTexts', { body: { ...keyOf(one), isRefused }, token: recruiter.token })).body.data;
  const marketing = { jobId: '', candidateId: person.atsId };
  const own = async () => [
    await write({ jobId: one.jobId, candidateId: one.candidateId }, 'recruiterNotes'),
    await write({ jobId: two.jobId, candidateId: two.candidateId }, 'recruiterNotes'),
    await write(marketing, 'aiSummarySm'),
  ];
  expect(await own()).not.toContain(403);
  expect(await refuse(true)).toEqual({ records: 3 });
  expect(await own()).toEqual([403, 403, 403]);
  const ports = ownPorts();
  const { jobId } = await saveJob(recruiter);
  const job = await stored(documents.job(world.a, jobId), jobSchema);
  const upload = await parsedUpload(recruiter, person.name, { email: person.email });
  const file = { fileName: 'a.txt', file: { stagedPath: upload.stagedPath }, createdBy: '', actorName: '' };
  await createCandidate(ports, { job, candidateId: upload.candidateId, source: 'upload', ...file });
  expect(await stored(documents.candidate(world.a, jobId, upload.candidateId), jobCandidateSchema)).toMatchObject({
    refusesAiTexts: true,
  });
  expect(await refuse(false)).toEqual({ records: 4 });
  expect(await own()).not.toContain(403);
});

test('somebody else’s restriction is refused, and a candidate who is gone is not found', async () => {
  const page = await saveCandidate(recruiter, (await saveJob(recruiter)).jobId);
  const foreign = await signIn('foreignRecruiter', world);
  const answer = await call('/api/app/restrictPerson', { body: { ...keyOf(page), isOn: true }, token: foreign.token });
  expect(answer.status).toBe(403);
  expect((await restrict({ ...page, candidateId: 'nobody' }, true)).status).toBe(404);
  expect((await restrict(page, true, 'x'.repeat(10_000))).status).toBe(400);
  expect(await candidateOf(page)).toMatchObject({ restriction: { isOn: false } });
});
