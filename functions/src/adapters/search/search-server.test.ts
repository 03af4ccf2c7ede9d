import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filterResultSize } from '@portal/domain/constants/tearsheets';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { searchTokensStore } from '../../store/search-tokens';
import { canRunOpenSearch, startOpenSearch, type OpenSearch } from '../../testing/open-search';
import { listedTerm } from './listed-term';
import { createSearchServer } from './search-server';
import type { ListedQuery, SearchEntry, SearchQuery, SearchService } from './search-service';

const isRunnable = canRunOpenSearch();
const withServer = isRunnable ? describe : describe.skip;

const startMs = 240_000;
let server: OpenSearch;
let service: SearchService;

function entry(id: string, changes: Partial<SearchEntry> = {}): SearchEntry {
  return {
    id,
    organizationId: 'a',
    jobId: '',
    tokens: ['n', 'nu', 'nurse'],
    text: 'Nurse',
    status: 0,
    createdBy: 'maya',
    isDeleted: false,
    ...changes,
  };
}

function query(changes: Partial<SearchQuery> = {}): SearchQuery {
  return {
    kind: 'jobs',
    organizationId: 'a',
    jobId: null,
    tokens: ['nu'],
    status: null,
    createdBy: null,
    limit: 500,
    ...changes,
  };
}

/** Makes what was put visible to searches now, instead of within a second. */
const refresh = () => fetch(`${server.url}/_refresh`, { method: 'POST' });
const found = async (changes: Partial<SearchQuery> = {}) => {
  await refresh();
  return (await service.find(query(changes))).ids;
};

withServer(`a search server${isRunnable ? '' : ' (skipped: it needs Java 17 and Maven)'}`, () => {
  beforeAll(async () => {
    server = await startOpenSearch();
    service = createSearchServer({ url: server.url, apiKey: '' });
  }, startMs);
  afterAll(() => {
    server.stop();
  });

  test('finds nothing before anything was added, and later documents with all words and fields', async () => {
    expect(await found()).toEqual([]);
    await Promise.all([
      service.put('jobs', entry('b-open')),
      service.put('jobs', entry('a-closed', { status: 1 })),
      service.put('jobs', entry('c-other', { createdBy: 'daniel' })),
      service.put('jobs', entry('d-foreign', { organizationId: 'b' })),
      service.put('jobs', entry('e-removed', { isDeleted: true })),
      service.put('jobs', entry('f-cook', { tokens: ['c', 'cook'] })),
    ]);
    expect((await found()).sort()).toEqual(['a-closed', 'b-open', 'c-other']);
    expect(await found({ status: 0, createdBy: 'maya' })).toEqual(['b-open']);
    expect(await found({ tokens: ['nurse', 'c'] })).toEqual([]);
    expect((await service.find(query({ limit: 2 }))).isCut).toBe(true);
    const mappings = await (await fetch(`${server.url}/portal-jobs-4/_mapping`)).text();
    expect(mappings).toContain('"tokens":{"type":"keyword"}');
  });

  test('keeps documents of two organizations with the same id apart; a moved user has one entry', async () => {
    const theirs = { organizationId: 'y', tokens: ['cook'] };
    await service.put('jobs', entry('same', { organizationId: 'x' }));
    await service.put('jobs', entry('same', theirs));
    expect(await found({ organizationId: 'y', tokens: ['cook'] })).toEqual(['same']);
    await service.remove('jobs', entry('same', theirs));
    await service.remove('jobs', entry('same', theirs));
    expect(await found({ organizationId: 'y', tokens: ['cook'] })).toEqual([]);
    expect(await found({ organizationId: 'x' })).toEqual(['same']);
    await service.put('users', entry('ada'));
    await service.put('users', entry('ada', { organizationId: 'b' }));
    expect(await found({ kind: 'users' })).toEqual([]);
    expect(await found({ kind: 'users', organizationId: null })).toEqual(['ada']);
  });

  test('finds the published candidates of a list, of this organization only; queries are never syntax', async () => {
    const put = async (id: string, name: string, changes: object = {}) => {
      const candidate = skillsCandidateSchema.cast({
        id,
        organizationId: 'a',
        selectedProfileId: 'default',
        candidate: { id, name, category: { name: 'Health' }, address: { state: 'TX' }, salary: 50_000 + Number(id) },
        ...changes,
      });
      await service.put('skillsCandidates', searchTokensStore.entryOf('skillsCandidates', id, candidate));
    };
    await put('10', 'Ann Adams');
    await put('11', 'Bob Brown');
    await put('12', 'Cy Clark', { candidate: { id: '12', name: 'Cy Clark', category: { name: 'Re=tail.*' } } });
    await put('13', 'Without Profile', { selectedProfileId: '' });
    await put('14', 'Deleted', { isDeleted: true });
    await put('15', 'Foreign', { organizationId: 'b' });
    await put('16', 'Not On The List');
    await refresh();
    const search = async (changes: Partial<ListedQuery> = {}) =>
      await service.findListed?.({
        ...{ organizationId: 'a', ids: ['10', '11', '12', '13', '14', '15'], words: [], filters: [], ranges: [] },
        ...{ size: 100, countedField: '' },
        ...changes,
      });
    expect(await search({ countedField: 'category' })).toEqual({
      ids: ['10', '11', '12'],
      total: 3,
      counts: [
        { value: 'Health', count: 2 },
        { value: 'Re=tail.*', count: 1 },
      ],
    });
    const idsOf = async (changes: Partial<ListedQuery>) => (await search(changes))?.ids;
    expect(await idsOf({ words: ['ad', 'ann'] })).toEqual(['10']);
    for (const words of [['*'], ['a*'], ['ann or bob'], ['_exists_:id'], ['"']])
      expect(await idsOf({ words })).toEqual([]);
    const texas = { field: 'address.state', values: ['TX'] };
    expect(await idsOf({ filters: [texas, { field: 'category', values: ['Health', 'Other'] }] })).toEqual(['10', '11']);
    expect(await idsOf({ filters: [{ field: 'category', values: ['.*'] }] })).toEqual([]);
    expect(await idsOf({ ranges: [{ field: 'salary', min: 50_011, max: 60_000 }] })).toEqual(['11']);
    expect(await search({ size: 1 })).toMatchObject({ ids: ['10'], total: 3 });
  });

  test('counts more values of a filter than a search answers candidates', async () => {
    const terms = Array.from({ length: filterResultSize + 1 }, (_, index) => listedTerm('category', `Value ${index}`));
    const listed = { isPublished: true, words: [], terms, numbers: {} };
    await service.put('skillsCandidates', entry('50', { organizationId: 'many', listed }));
    await refresh();
    const query = { organizationId: 'many', ids: ['50'], words: [], filters: [], ranges: [], size: 1 };
    const { counts = [] } = (await service.findListed?.({ ...query, countedField: 'category' })) ?? {};
    expect(counts).toHaveLength(terms.length);
  });
});

test('a server that does not answer is unavailable', async () => {
  const silent = createSearchServer({ url: 'http://127.0.0.1:1', apiKey: 'key' });
  await expect(silent.find(query())).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(silent.put('jobs', entry('one'))).rejects.toMatchObject({ kind: 'unavailable' });
});
