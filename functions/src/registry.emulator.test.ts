import { beforeAll, expect, test } from '@jest/globals';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { jobSchema } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import { firestore } from './store/firestore';
import { freshWorld, read, savedAgencies, savedJob, signIn, stored, until, type SignedIn } from './testing/emulator';
import { storeCandidates } from './testing/graded-job';
import { triggeredPaths } from './testing/run-triggers';

/** Writes reach the functions that are registered for them; other tests run the handlers themselves. */

const world = freshWorld();
let recruiter: SignedIn;
beforeAll(async () => {
  await savedAgencies(world);
  recruiter = await signIn('recruiter', world);
});

const hasTokens = async (path: string) => (await read(path))?.searchTokens !== undefined;

test('a user reaches the directory of the organization', async () => {
  await until(async () => {
    const { people } = (await read(documents.directory(world.a))) ?? {};
    return Object.keys(people ?? {}).includes(recruiter.uid);
  }, 'the entry in the directory');
});

test('an organization, a candidate of marketing and a tearsheet can be found', async () => {
  const [candidate, tearsheet] = [documents.skillsCandidate(world.a, '51'), documents.tearsheet(world.a, '81')];
  const id = { organizationId: world.a };
  await firestore()
    .doc(candidate)
    .set(skillsCandidateSchema.cast({ ...id, id: '51', candidate: { id: '51', name: 'Ada' } }));
  await firestore()
    .doc(tearsheet)
    .set(tearsheetSchema.cast({ ...id, id: '81', name: 'Nurses' }, { assert: false }));
  for (const path of [documents.organization(world.a), candidate, tearsheet]) {
    await until(() => hasTokens(path), `the search tokens of ${path}`);
  }
});

test('a job gets its link and description, counts its candidates, and an edit grades them again', async () => {
  const job = await savedJob(recruiter);
  const path = documents.job(world.a, job.id);
  const current = () => stored(path, jobSchema);
  await until(async () => {
    const { public: link, sovren } = await current();
    return link && sovren.sovrenParsedStatus === 'parsed';
  }, 'link and description');
  await storeCandidates(job, 2);
  await until(async () => (await current()).totalCandidates === 2, 'the count of candidates');
  await firestore()
    .doc(path)
    .update({ 'jobSkills.requiredSkills': ['Triage'] });
  await until(async () => (await current()).grading?.state === 'done', 'the grading');
});

test('the triggers that tests run themselves are those of the registry', async () => {
  const registry: Record<string, unknown> = await import('./index');
  const registered = Object.values(registry).flatMap((entry) => {
    const { __endpoint } = entry as {
      __endpoint?: { eventTrigger?: { eventFilterPathPatterns?: { document?: string } } };
    };
    return __endpoint?.eventTrigger?.eventFilterPathPatterns?.document ?? [];
  });
  expect(registered).toEqual(expect.arrayContaining([...triggeredPaths]));
});
