import { describe, expect, test } from '@jest/globals';
import { searchApi } from '@portal/domain/contracts/search-api';
import { castOrganizations, type CastName } from '@portal/domain/testing/cast';
import type { SearchQuery } from '../adapters/search/search-service';
import { actorFor } from '../testing/fake-ports';
import { search } from './search';

const { a, b } = castOrganizations;

/** Calls as a user. @returns the requests to the search service. */
async function ask(name: CastName, request: Record<string, unknown>) {
  const asked: SearchQuery[] = [];
  const service = {
    find: (query: SearchQuery) => {
      asked.push(query);
      return Promise.resolve({ ids: ['one', 'two'], isCut: true });
    },
    findListed: null,
    put: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  const input = searchApi.search.request.validateSync({ text: 'Müller icu', ...request });
  const answer = await search(input, { actor: actorFor(name), search: service });
  return { answer, asked: asked[0] };
}

describe('permissions by kind', () => {
  test.each<[CastName, Record<string, unknown>]>([
    ['recruiter', { kind: 'jobs', organizationId: a }],
    ['recruiter', { kind: 'candidates', organizationId: a, jobId: 'job' }],
    ['recruiter', { kind: 'users', organizationId: a }],
    ['superAdmin', { kind: 'jobs', organizationId: b }],
    ['superAdmin', { kind: 'users' }],
    ['superAdmin', { kind: 'organizations' }],
  ])('%s looks for %o', async (name, request) => {
    await expect(ask(name, request)).resolves.toBeDefined();
  });

  test.each<[CastName, Record<string, unknown>]>([
    ['recruiter', { kind: 'jobs', organizationId: b }],
    ['admin', { kind: 'candidates', organizationId: b, jobId: 'job' }],
    ['admin', { kind: 'users' }],
    ['admin', { kind: 'organizations' }],
    ['admin', { kind: 'organizations', organizationId: a }],
    ['foreignAdmin', { kind: 'users', organizationId: a }],
  ])('%s does not look for %o', async (name, request) => {
    await expect(ask(name, request)).rejects.toMatchObject({ kind: 'permissionDenied' });
  });

  test.each([{ kind: 'jobs' }, { kind: 'candidates', organizationId: a }])('%o is invalid', async (request) => {
    await expect(ask('superAdmin', request)).rejects.toMatchObject({ kind: 'invalidRequest' });
  });
});

test('the service gets folded words, the longest first, and the fields of the kind', async () => {
  const { asked, answer } = await ask('recruiter', {
    kind: 'jobs',
    organizationId: a,
    jobId: 'ignored',
    status: 0,
    createdBy: 'maya',
    limit: 2,
  });
  expect(asked).toEqual({
    kind: 'jobs',
    organizationId: a,
    jobId: null,
    tokens: ['muller', 'icu'],
    status: 0,
    createdBy: 'maya',
    limit: 2,
  });
  expect(answer).toEqual({ ids: ['one', 'two'], isCut: true });
});

test('a text without a word calls no service', async () => {
  const { asked, answer } = await ask('recruiter', { kind: 'jobs', organizationId: a, text: ' -- ' });
  expect(asked).toBeUndefined();
  expect(answer).toEqual({ ids: [], isCut: false });
});
