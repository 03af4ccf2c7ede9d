import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createElasticsearch } from './elastic-search';
import type { SearchEntry, SearchQuery } from './search-service';

type Stored = Record<string, unknown>;

/** The few calls of Elasticsearch's REST API that the adapter makes, over documents in memory. */
class SmallElasticsearch {
  readonly indices = new Map<string, { mappings: unknown; documents: Map<string, Stored> }>();
  readonly authorizations: (string | undefined)[] = [];
  isDown = false;

  answer(method: string, path: string, body: Stored): { status: number; body: unknown } {
    if (this.isDown) return { status: 503, body: { error: 'down' } };
    const [index = '', action, id = ''] = path.split('/').slice(1);
    const known = this.indices.get(index);
    if (method === 'PUT' && action === undefined) {
      if (known) return { status: 400, body: { error: { type: 'resource_already_exists_exception', reason: index } } };
      this.indices.set(index, { mappings: body.mappings, documents: new Map() });
      return { status: 200, body: { acknowledged: true } };
    }
    if (action === '_search')
      return { status: 200, body: { hits: { hits: known ? matches(known.documents, body) : [] } } };
    if (action !== '_doc' || !known) return { status: 404, body: { error: 'index_not_found_exception' } };
    if (method === 'DELETE') {
      return { status: known.documents.delete(id) ? 200 : 404, body: { result: 'deleted' } };
    }
    known.documents.set(id, body);
    return { status: 201, body: { _id: id, result: 'created' } };
  }
}

/** `bool.filter` of `term`s, then by id: what the adapter asks for, without scores. */
function matches(documents: ReadonlyMap<string, Stored>, body: Stored): { _id: string; _source: { id: unknown } }[] {
  const { query, size } = body as { query: { bool: { filter: { term: Stored }[] } }; size: number };
  const fits = (document: Stored) =>
    query.bool.filter.every(({ term }) =>
      Object.entries(term).every(([field, value]) => {
        const kept = document[field];
        return Array.isArray(kept) ? kept.includes(value) : kept === value;
      }),
    );
  return [...documents]
    .filter(([, document]) => fits(document))
    .map(([key, { id }]) => ({ _id: key, _source: { id } }))
    .sort((a, b) => (a._id < b._id ? -1 : 1))
    .slice(0, size);
}

async function bodyOf(request: IncomingMessage): Promise<Stored> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Stored);
}

let engine = new SmallElasticsearch();
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      engine.authorizations.push(request.headers.authorization);
      const path = (request.url ?? '').split('?')[0] ?? '';
      const answer = engine.answer(request.method ?? '', path, body);
      response.writeHead(answer.status, {
        'content-type': 'application/vnd.elasticsearch+json;compatible-with=8',
        // The client talks to nothing else.
        'x-elastic-product': 'Elasticsearch',
      });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  engine = new SmallElasticsearch();
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

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

const service = () => createElasticsearch({ url, apiKey: 'the key' });

describe('an Elasticsearch server', () => {
  test('creates an index with fixed fields before the first document, once, even with simultaneous callers', async () => {
    await service().put('jobs', entry('one'));
    await service().put('jobs', entry('two'));
    const index = engine.indices.get('portal-jobs-2');
    expect(index?.mappings).toMatchObject({ properties: { tokens: { type: 'keyword' }, text: { type: 'text' } } });
    expect([...(index?.documents.keys() ?? [])]).toEqual(['a~one', 'a~two']);
    expect(new Set(engine.authorizations)).toEqual(new Set(['ApiKey the key']));
  });

  test('ignores entries of an earlier version under an old id', async () => {
    engine.indices.set('portal-jobs', { mappings: {}, documents: new Map([['one', { ...entry('one') }]]) });
    const elastic = service();
    await elastic.put('jobs', entry('one'));
    expect((await elastic.find(query())).ids).toEqual(['one']);
    await elastic.remove('jobs', entry('one'));
    expect((await elastic.find(query())).ids).toEqual([]);
  });

  test('finds documents of the organization with all words and all fields', async () => {
    const elastic = service();
    await elastic.put('jobs', entry('b-open'));
    await elastic.put('jobs', entry('a-closed', { status: 1 }));
    await elastic.put('jobs', entry('c-other', { createdBy: 'daniel' }));
    await elastic.put('jobs', entry('d-foreign', { organizationId: 'b' }));
    await elastic.put('jobs', entry('e-removed', { isDeleted: true }));
    await elastic.put('jobs', entry('f-cook', { tokens: ['c', 'cook'] }));
    expect((await elastic.find(query())).ids).toEqual(['a-closed', 'b-open', 'c-other']);
    expect((await elastic.find(query({ status: 0, createdBy: 'maya' }))).ids).toEqual(['b-open']);
    expect((await elastic.find(query({ tokens: ['nurse', 'c'] }))).ids).toEqual([]);
    expect((await elastic.find(query({ organizationId: null, limit: 2 }))).ids).toEqual(['a-closed', 'b-open']);
  });

  test('removes an entry; removing a missing one is no failure', async () => {
    const elastic = service();
    await elastic.put('candidates', entry('one'));
    await elastic.remove('candidates', entry('one'));
    await elastic.remove('candidates', entry('one'));
    expect((await elastic.find(query({ kind: 'candidates' }))).ids).toEqual([]);
  });

  test('keeps jobs of two organizations with the same id apart, also when removing one', async () => {
    const elastic = service();
    const theirs = { organizationId: 'b', tokens: ['c', 'co', 'cook'] };
    await elastic.put('jobs', entry('same'));
    await elastic.put('jobs', entry('same', theirs));
    expect((await elastic.find(query())).ids).toEqual(['same']);
    expect((await elastic.find(query({ organizationId: 'b', tokens: ['cook'] }))).ids).toEqual(['same']);
    await elastic.remove('jobs', entry('same', theirs));
    expect((await elastic.find(query({ organizationId: 'b', tokens: ['cook'] }))).ids).toEqual([]);
    expect((await elastic.find(query())).ids).toEqual(['same']);
  });

  test('keeps one entry of a user who moves to another organization', async () => {
    const elastic = service();
    await elastic.put('users', entry('ada'));
    await elastic.put('users', entry('ada', { organizationId: 'b' }));
    expect((await elastic.find(query({ kind: 'users' }))).ids).toEqual([]);
    expect((await elastic.find(query({ kind: 'users', organizationId: null }))).ids).toEqual(['ada']);
  });

  test('reports a server without an answer as unavailable', async () => {
    engine.isDown = true;
    await expect(service().find(query())).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
