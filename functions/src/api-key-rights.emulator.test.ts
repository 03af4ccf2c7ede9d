import { beforeAll, expect, test } from '@jest/globals';
import { apiKeyScopes, type ApiKeyScope } from '@portal/domain/api-keys/api-key';
import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { scimRoutes } from './administration/scim/scim-routes';
import { agencyApiRoutes } from './agency-api/agency-api-routes';
import { savedApiKey } from './testing/api-key';
import { call, fetchOwn, freshWorld, savedAgencies, signIn, withoutTriggers, type SignedIn } from './testing/emulator';

withoutTriggers();

/** The scope of every call of API keys, over HTTP. The table is written by hand; a call without a line fails. */
const expected = `
GET    /api/v1/jobs                                   jobs:read
GET    /api/v1/jobs/:jobId                            jobs:read
GET    /api/v1/jobs/:jobId/candidates                 candidates:read
GET    /api/v1/jobs/:jobId/candidates/:candidateId    candidates:read
POST   /api/v1/jobs/:jobId/candidates                 candidates:write
GET    /api/scim/v2/ServiceProviderConfig             users:manage
GET    /api/scim/v2/ResourceTypes                     users:manage
GET    /api/scim/v2/ResourceTypes/:name               users:manage
GET    /api/scim/v2/Schemas                           users:manage
GET    /api/scim/v2/Schemas/:name                     users:manage
GET    /api/scim/v2/Users                             users:manage
POST   /api/scim/v2/Users                             users:manage
GET    /api/scim/v2/Users/:userId                     users:manage
PUT    /api/scim/v2/Users/:userId                     users:manage
PATCH  /api/scim/v2/Users/:userId                     users:manage
DELETE /api/scim/v2/Users/:userId                     users:manage
`;

const world = freshWorld();
let admin: SignedIn;
const keys = new Map<ApiKeyScope, string>();

beforeAll(async () => {
  await savedAgencies(world);
  admin = await signIn('admin', world);
  for (const scope of apiKeyScopes) keys.set(scope, (await savedApiKey(world.a, [scope])).key);
});

const keyWith = (scope: ApiKeyScope) => keys.get(scope) ?? '';

const table = new Map(
  expected
    .trim()
    .split('\n')
    .map((line) => {
      const [method = '', path = '', scope = ''] = line.split(/\s+/);
      return [`${method} ${path}`, { method, url: path.replaceAll(/:\w+/g, 'none'), scope }] as const;
    }),
);
const routes = [
  ...agencyApiRoutes.map(({ endpoint }) => `${endpoint.method} ${apiBasePaths.agency}${endpoint.path}`),
  ...scimRoutes.map(({ endpoint }) => `${endpoint.method} ${apiBasePaths.scim}${endpoint.path}`),
];
const statusOf = async (method: string, url: string, authorization?: string) => {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const body = ['POST', 'PUT', 'PATCH'].includes(method) ? { body: '{}' } : {};
  return (await fetchOwn(url, { method, headers, ...body })).status;
};

test('every call has a line', () => {
  expect([...table.keys()].sort()).toEqual(routes.sort());
});

test.each([...table])(
  '%s admits keys with its scope and nobody else',
  async (_name, { method, url, scope: needed }) => {
    const outcomes = Object.fromEntries(
      await Promise.all(
        apiKeyScopes.map(async (scope) => [scope, await statusOf(method, url, `Bearer ${keyWith(scope)}`)] as const),
      ),
    );
    for (const scope of apiKeyScopes) {
      if (scope === needed) expect([200, 400, 404]).toContain(outcomes[scope]);
      else expect({ scope, status: outcomes[scope] }).toEqual({ scope, status: 403 });
    }
    expect(await statusOf(method, url)).toBe(401);
    // A session is no key, not even an admin's.
    expect(await statusOf(method, url, `Bearer ${admin.token}`)).toBe(401);
  },
);

test('a key opens no call of staff', async () => {
  const key = keyWith('users:manage');
  const { status } = await call('/api/app/listApiKeys', { token: key, body: { organizationId: world.a } });
  expect(status).toBe(401);
});
