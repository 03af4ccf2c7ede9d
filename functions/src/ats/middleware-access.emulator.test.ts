import { beforeAll, expect, test } from '@jest/globals';
import { sectionRoutes } from '../profiles/section-routes';
import { call, freshWorld, signIn } from '../testing/emulator';
import { saveOrganization } from '../testing/public-page';
import { middlewareRoutes } from './middleware-routes';

/** Who is refused by each right, and how. */
const refusals = {
  'candidate:write': { nobody: 401, foreign: 403, client: 403, disabled: 403, unverified: 403 },
  'organization:edit': { nobody: 401, foreign: 403, client: 403, disabled: 403, unverified: 403, recruiter: 403 },
} as const;

const world = freshWorld();
const tokens: Record<string, string | undefined> = {};
const params: Readonly<Record<string, string>> = {
  orgId: world.a,
  jobId: 'none',
  candidateId: '1',
  fileUuid: 'none',
  kind: 'jobs',
  entity: 'Candidate',
};

beforeAll(async () => {
  await saveOrganization(world.a);
  const cast = {
    foreign: 'foreignAdmin',
    client: 'recruiterClient',
    disabled: 'disabled',
    unverified: 'unverified',
    recruiter: 'recruiter',
  } as const;
  for (const [actor, name] of Object.entries(cast)) tokens[actor] = (await signIn(name, world)).token;
});

const guarded = [...middlewareRoutes, ...sectionRoutes].flatMap(({ endpoint, access }) =>
  access === 'candidate:write' || access === 'organization:edit' ? [{ ...endpoint, access }] : [],
);

test('few calls are public, and all others name a right of staff', () => {
  const open = middlewareRoutes.filter(({ access }) => access === 'public').map(({ endpoint }) => endpoint.path);
  expect(open.toSorted()).toEqual([
    '/bullhorn/:orgId/refreshTearsheets',
    '/oauth2/bullhorn-user',
    '/oauth2/bullhorn-user/callback',
  ]);
  expect(guarded).toHaveLength(middlewareRoutes.length + sectionRoutes.length - open.length);
});

test.each(guarded.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s refuses all without its right',
  async (_, { method, path, access }) => {
    const type = path.includes('/candidates/') ? 'resume' : 'aiSummaryJob';
    const url = path.replaceAll(/:(\w+)/g, (_found, name: string) => (name === 'type' ? type : (params[name] ?? '')));
    const body = method === 'POST' ? { candidateIds: ['1'] } : undefined;
    const outcomes: Record<string, number> = {};
    for (const actor of Object.keys(refusals[access])) {
      const token = tokens[actor];
      outcomes[actor] = (await call(url, { method, body, ...(token === undefined ? {} : { token }) })).status;
    }
    expect(outcomes).toEqual(refusals[access]);
  },
);
