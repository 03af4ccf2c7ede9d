import { describe, expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { jobSchema } from '@portal/domain/jobs/job';
import { organizationSchema } from '@portal/domain/organizations/organization';
import type { Ports } from '../runtime/ports';
import { clockAt } from '../testing/movable-clock';
import { fakePorts, testNow } from '../testing/fake-ports';
import { findJob, findResume } from './find-by-link';

const organization = organizationSchema.cast({ id: 'o', name: 'Agency' });
const publicToken = 'abcdefghij';
const pointer = { organizationId: 'o', jobId: 'j', publicToken };
const job = jobSchema.cast({ id: 'j', organizationId: 'o', createdBy: 'u', jobTitle: 'Nurse', isPublic: true });
const candidate = jobCandidateSchema.cast(
  { id: 'c', jobId: 'j', organizationId: 'o', createdBy: 'u' },
  { assert: false },
);

interface Stored {
  pointer?: typeof pointer | null;
  candidate?: typeof candidate | null;
  job?: typeof job | null;
  organization?: typeof organization | null;
}

/** A store with the given data that records its calls. */
function linkContext(stored: Stored) {
  const all = { pointer, candidate, job, organization, ...stored };
  const asked: string[] = [];
  const answer = <T>(what: string, value: T): Promise<T> => {
    asked.push(what);
    return Promise.resolve(value);
  };
  /** All data belongs to the agency; other ids have none. */
  const below =
    <T>(what: string, value: T) =>
    (organizationId: string): Promise<T | null> =>
      answer(what, organizationId === organization.id ? value : null);
  const linked = () => answer('link', all.pointer);
  const store = {
    publicLinks: { job: linked, candidate: linked },
    candidates: {
      get: (key: { organizationId: string }) => below('candidate', all.candidate)(key.organizationId),
    },
    jobs: { get: below('job', all.job) },
    organizations: { get: below('organization', all.organization) },
    users: { get: () => answer('contact', null) },
    rateLimits: { count: () => answer('count', true) },
  } as unknown as Ports['store'];
  const { config, clock } = fakePorts({ clock: clockAt(() => testNow) });
  return { asked, context: { store, config, clock, clientIp: '198.51.100.7', cookies: '', viewerPasses: '' } };
}

/** Timing reveals nothing, because each dead link causes the same reads in the same order. */
describe('a dead link causes the same reads for any stored data', () => {
  const dead: [string, Stored, string][] = [
    ['never was', { pointer: null }, publicToken],
    ['has another token', {}, 'abcdefghik'],
    ['has a longer token', {}, `${publicToken}a`],
    ['has no token', {}, ''],
    ['lost its job', { job: null }, publicToken],
    ['lost its agency', { organization: null }, publicToken],
  ];

  test.each<[string, Stored, string]>([
    ...dead,
    ['lost its candidate', { candidate: null }, publicToken],
    ['had its candidate removed', { candidate: { ...candidate, isDeleted: true } }, publicToken],
  ])('a resume that %s', async (_what, stored, token) => {
    const { asked, context } = linkContext(stored);
    await expect(findResume(context, { candidateId: 'c', publicToken: token })).rejects.toMatchObject({
      kind: 'notFound',
    });
    expect(asked).toEqual(['link', 'candidate', 'job', 'organization', 'count']);
  });

  test.each<[string, Stored, string]>([
    ...dead,
    ['is no longer public', { job: { ...job, isPublic: false } }, publicToken],
  ])('a job that %s', async (_what, stored, token) => {
    const { asked, context } = linkContext(stored);
    await expect(findJob(context, { jobId: 'j', publicToken: token })).rejects.toMatchObject({ kind: 'notFound' });
    expect(asked).toEqual(['link', 'job', 'organization', 'count']);
  });
});

test('a valid link is found and not counted', async () => {
  const { asked, context } = linkContext({});
  await expect(findResume(context, { candidateId: 'c', publicToken })).resolves.toMatchObject({ candidate, job });
  await expect(findJob(context, { jobId: 'j', publicToken })).resolves.toMatchObject({ job });
  expect(asked).not.toContain('count');
});
