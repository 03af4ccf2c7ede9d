import { beforeAll, expect, test } from '@jest/globals';
import type { MatchingAnswer } from '@portal/domain/contracts/matching-api';
import type { Job } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { call, freshWorld, read, signIn, withoutTriggers, type SignedIn } from '../testing/emulator';
import { storeCandidates, storeJob } from '../testing/graded-job';
import { runTriggers } from '../testing/run-triggers';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let foreigner: SignedIn;
let source: Job;
let wanted: Job;
let ids: string[];

beforeAll(async () => {
  [recruiter, foreigner] = await Promise.all([signIn('recruiter', world), signIn('foreignRecruiter', world)]);
  source = await storeJob(world.a, { jobTitle: 'Nurse for nights' });
  wanted = await storeJob(world.a);
  const foreign = await storeJob(world.b);
  ids = await storeCandidates(source, 4);
  await storeCandidates(foreign, 2);
  await runTriggers();
});

const ask = (jobId: string, { token }: SignedIn = recruiter, organizationId = world.a) =>
  call<MatchingAnswer>('/api/app/findMatchingCandidates', { body: { organizationId, jobId }, token });

const ranked = async () => {
  await runTriggers();
  const { body } = await ask(wanted.id);
  if (body.data.state !== 'ranked') throw new Error(body.data.state);
  return body.data;
};

test('ranks candidates of other jobs by their grade for this job, with found and missing terms', async () => {
  const { matches } = await ranked();
  expect(matches[0]).toMatchObject({ jobId: source.id, jobTitle: 'Nurse for nights', resumes: 1 });
  expect(matches[0]?.found).toContain('Triage');
  const scores = matches.map(({ weightedScore }) => weightedScore);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  // The cook shares nothing with this job, or comes last.
  expect(matches.findIndex(({ candidateId }) => candidateId === ids[2])).not.toBe(0);
  expect(new Set(matches.map(({ candidateId }) => candidateId)).size).toBe(matches.length);
});

test('finds nobody of another organization, and refuses its members', async () => {
  const { matches } = await ranked();
  expect(matches.every(({ jobId }) => jobId === source.id)).toBe(true);
  expect(await ask(wanted.id, foreigner)).toMatchObject({ status: 403 });
  expect(await ask(wanted.id, foreigner, world.b)).toMatchObject({ status: 404 });
  expect(await ask('unknown')).toMatchObject({ status: 404 });
});

test('finds a person once, with the best resume, unless the job has the person already', async () => {
  const email = `twin@${world.a}.example.com`;
  const [strong = '', , weak = ''] = await storeCandidates(source, 3, { email });
  const twins = (await ranked()).matches.filter(({ candidateId }) => [strong, weak].includes(candidateId));
  expect(twins).toMatchObject([{ candidateId: strong, resumes: 3 }]);

  await storeCandidates(wanted, 1, { email });
  const { matches, alreadyInJob } = await ranked();
  expect(alreadyInJob).toBe(1);
  expect(matches.map(({ candidateId }) => candidateId)).not.toContain(strong);
});

test('leaves out deleted candidates, and finds them again after an undo', async () => {
  const [id = ''] = await storeCandidates(source, 1, { email: `gone@${world.a}.example.com` });
  const found = async () => (await ranked()).matches.map(({ candidateId }) => candidateId);
  expect(await found()).toContain(id);
  const reference = firestore().doc(documents.candidate(world.a, source.id, id));
  await reference.update({ isDeleted: true });
  // Deleted candidates are left out at once; the trigger removes the entry later.
  expect((await ask(wanted.id)).body.data).toMatchObject({
    matches: expect.not.arrayContaining([expect.objectContaining({ candidateId: id })]),
  });
  expect(await found()).not.toContain(id);
  expect(await read(`resumeIndexes/${world.a}/resumes/${id}`)).toBeNull();
  await reference.update({ isDeleted: false });
  expect(await found()).toContain(id);
});

test('identifies a candidate without a readable name by other data', async () => {
  const email = `nameless@${world.a}.example.com`;
  const [id = ''] = await storeCandidates(source, 1, { fullName: '', email });
  const { matches } = await ranked();
  expect(matches.find(({ candidateId }) => candidateId === id)?.fullName).toBe(email);
});

test('a job without a description has no matches yet', async () => {
  const job = await storeJob(world.a, { jobDescription: '' });
  expect(await ask(job.id)).toMatchObject({ status: 409 });
});
