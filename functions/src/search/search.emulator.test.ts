import { beforeAll, describe, expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { documents } from '@portal/domain/paths/firestore-paths';
import { searchTokensField, searchTokensOf, storedTokens } from '@portal/domain/search/searchable';
import { queryTokens } from '@portal/domain/search/tokens';
import { firestore } from '../store/firestore';
import { createStore } from '../store/store';
import { call, freshId, freshWorld, jobOf, signIn, withoutTriggers, write, type SignedIn } from '../testing/emulator';
import { runTriggers } from '../testing/run-triggers';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let foreigner: SignedIn;
let superAdmin: SignedIn;
beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  foreigner = await signIn('foreignRecruiter', world);
  superAdmin = await signIn('superAdmin', world);
});

const candidateOf = (jobId: string, id: string, fullName: string) =>
  jobCandidateSchema.cast({
    id,
    organizationId: world.a,
    jobId,
    fullName,
    public: { organizationId: world.a, jobId, publicToken: 't', resumeLink: '/' },
  });

const find = async (person: SignedIn, body: Record<string, unknown>) =>
  (await call<{ ids: string[] }>('/api/app/search', { token: person.token, body })).body.data.ids;

describe('written documents are found', () => {
  test('a job by prefixes of its words, by new words after a change, and not by other organizations', async () => {
    const job = jobOf(recruiter, { jobTitle: 'Pädagogin für Zürich', jobDescription: '' });
    const request = { kind: 'jobs', organizationId: world.a };
    await write(documents.job(world.a, job.id), { ...job });
    await runTriggers();
    expect(await find(recruiter, { ...request, text: 'zur pädag' })).toEqual([job.id]);
    expect(await find(recruiter, { ...request, text: 'pada', status: 1 })).toEqual([]);

    await firestore().doc(documents.job(world.a, job.id)).update({ jobTitle: 'Koch' });
    await runTriggers();
    expect(await find(recruiter, { ...request, text: 'koch' })).toEqual([job.id]);
    expect(await find(recruiter, { ...request, text: 'pada' })).toEqual([]);

    const refused = await call('/api/app/search', {
      token: foreigner.token,
      body: { ...request, text: 'koch' },
    });
    expect(refused.status).toBe(403);
  });

  test('users and organizations of the platform, for super admins', async () => {
    const name = freshId('Quixotic');
    await write(documents.organization(world.a), { id: world.a, name: `${name} Partners` });
    await firestore()
      .doc(documents.user(recruiter.uid))
      .update({ displayName: `Ada ${name}` });
    await runTriggers();
    expect(await find(superAdmin, { kind: 'organizations', text: name })).toEqual([world.a]);
    expect(await find(superAdmin, { kind: 'users', text: name })).toEqual([recruiter.uid]);
  });
});

test('several words must all match, even when many documents have only one of them', async () => {
  const store = createStore();
  const jobId = freshId('job');
  const names = ['Ada Common', 'Ada Common', 'Ada Common', 'Zeta Common', 'Zeta Common', 'Zeta Ada Common'];
  await Promise.all(
    names.map((fullName, index) => {
      const candidate = candidateOf(jobId, String(index), fullName);
      const tokens = searchTokensOf('candidates', candidate);
      return write(documents.candidate(world.a, jobId, candidate.id), {
        ...(JSON.parse(JSON.stringify(candidate)) as Record<string, unknown>),
        [searchTokensField]: storedTokens(tokens),
      });
    }),
  );
  const find = (text: string, limit = 10) => {
    const query = { kind: 'candidates', organizationId: world.a, jobId, status: null, createdBy: null } as const;
    return store.searchTokens.find({ ...query, tokens: queryTokens(text), limit });
  };
  expect(await find('zeta ada common')).toEqual({ ids: ['5'], isCut: false });
  expect(await find('common zeta')).toEqual({ ids: ['3', '4', '5'], isCut: false });
  expect(await find('common', 4)).toEqual({ ids: ['0', '1', '2', '3'], isCut: true });
  expect(await find('zeta nobody')).toEqual({ ids: [], isCut: false });
});
