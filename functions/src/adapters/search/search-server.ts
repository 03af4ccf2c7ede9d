import { filterAggregationSize } from '@portal/domain/constants/tearsheets';
import type { StoredSearchKind } from '@portal/domain/contracts/search-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { listedTerm } from './listed-term';
import type { FoundListed, ListedQuery, SearchEntry, SearchPlace, SearchQuery, SearchService } from './search-service';

interface SearchServerSettings {
  /** Its URL, which may hold user and password. */
  url: string;
  /** Empty when the URL is sufficient. */
  apiKey: string;
}

/** Timeout of one call, in milliseconds: users wait for it. */
const timeoutMs = 5_000;

const keyword = { type: 'keyword' };
const properties = {
  id: keyword,
  organizationId: keyword,
  jobId: keyword,
  tokens: keyword,
  text: { type: 'text' },
  status: { type: 'byte' },
  createdBy: keyword,
  isDeleted: { type: 'boolean' },
  listed: {
    properties: {
      isPublished: { type: 'boolean' },
      words: keyword,
      terms: keyword,
      numbers: { type: 'object', dynamic: true },
    },
  },
} as const satisfies Record<keyof SearchEntry, object>;

const mappings = {
  // Unknown fields are errors: every field of an entry is named above.
  dynamic: 'strict',
  properties,
  dynamic_templates: [{ numbers: { path_match: 'listed.numbers.*', mapping: { type: 'double' } } }],
};

/** The answer of a search, as far as it is used. */
interface SearchAnswer {
  hits: { total?: { value: number }; hits: { _source: { id: string } }[] };
  aggregations?: { terms: { buckets: { key: string; doc_count: number }[] } };
}

type Call = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>;

/**
 * Search by an OpenSearch or Elasticsearch server: an index for each kind. The same tokens as in Firestore decide what is
 * found; the server ranks the results. What people type is only ever a value, never syntax of a query.
 */
export function createSearchServer(settings: SearchServerSettings): SearchService {
  const call = caller(settings);
  const ready = new Map<StoredSearchKind, Promise<void>>();

  /** Creates the index of a kind before its first entry, so that the server does not guess the fields. */
  function prepared(kind: StoredSearchKind): Promise<void> {
    const known = ready.get(kind);
    if (known) return known;
    const preparing = makeIndex(call, indexOf(kind));
    ready.set(kind, preparing);
    preparing.catch(() => ready.delete(kind));
    return preparing;
  }

  const search = async (kind: StoredSearchKind, body: object): Promise<SearchAnswer> => {
    // The index does not exist before something was added to it.
    const { body: answer } = await call('POST', `/${indexOf(kind)}/_search?ignore_unavailable=true`, body);
    return answer as SearchAnswer;
  };

  return {
    find: async (query) => {
      const { hits } = await search(query.kind, {
        size: query.limit,
        _source: ['id'],
        track_total_hits: false,
        query: queryOf(query),
        sort: [{ _score: { order: 'desc' } }, { id: { order: 'asc', unmapped_type: 'keyword' } }],
      });
      const ids = hits.hits.map(({ _source }) => _source.id);
      return { ids, isCut: ids.length >= query.limit };
    },
    findListed: async (query) => listedAnswer(query, await search('skillsCandidates', listedSearch(query))),
    put: async (kind, entry) => {
      await prepared(kind);
      await call('PUT', documentPath(kind, entry), entry);
    },
    remove: async (kind, entry) => {
      await call('DELETE', documentPath(kind, entry));
    },
  };
}

/**
 * Increased when ids or fields of entries change: `npm run search:refresh` then fills a new index, and no older entry
 * is found.
 */
const indexVersion = 4;

/** Names of indexes are lower case. */
function indexOf(kind: StoredSearchKind): string {
  return `portal-${kind.toLowerCase()}-${indexVersion}`;
}

/**
 * Path of a document's entry. Browsers choose the ids of jobs, which could replace another organization's entry, so the
 * organization is part of them. Users may move between organizations and have one entry.
 */
function documentPath(kind: StoredSearchKind, { id, organizationId, jobId }: SearchPlace): string {
  const places: Record<StoredSearchKind, readonly string[]> = {
    jobs: [organizationId, id],
    candidates: [organizationId, jobId, id],
    users: [id],
    organizations: [id],
    skillsCandidates: [organizationId, id],
    tearsheets: [organizationId, id],
  };
  return `/${indexOf(kind)}/_doc/${encodeURIComponent(places[kind].join('~'))}`;
}

async function makeIndex(call: Call, index: string): Promise<void> {
  const { status, body } = await call('PUT', `/${index}`, { mappings });
  if (status === 400 && !JSON.stringify(body).includes('resource_already_exists_exception')) {
    throw new PortalError('unavailable', { detail: `the search server refuses the index: ${JSON.stringify(body)}` });
  }
}

/** The conditions of a result; whole words rank higher. */
function queryOf({ organizationId, jobId, status, createdBy, tokens }: SearchQuery): object {
  const terms: [field: keyof SearchEntry, value: string | number | boolean | null][] = [
    ['isDeleted', false],
    ['organizationId', organizationId],
    ['jobId', jobId],
    ['status', status],
    ['createdBy', createdBy],
    ...tokens.map((token): ['tokens', string] => ['tokens', token]),
  ];
  return {
    bool: {
      filter: terms.flatMap(([field, value]) => (value === null ? [] : [{ term: { [field]: value } }])),
      should: [{ match: { text: tokens.join(' ') } }],
    },
  };
}

function listedSearch({ organizationId, ids, words, filters, ranges, size, countedField }: ListedQuery): object {
  const conditions: object[] = [
    { term: { organizationId } },
    { term: { isDeleted: false } },
    { term: { 'listed.isPublished': true } },
    { terms: { id: ids } },
    ...words.map((value) => ({ prefix: { 'listed.words': { value } } })),
    ...filters
      .filter(({ values }) => values.length > 0)
      .map(({ field, values }) => ({ terms: { 'listed.terms': values.map((value) => listedTerm(field, value)) } })),
    ...ranges.map(({ field, min, max }) => ({ range: { [`listed.numbers.${field}`]: { gte: min, lte: max } } })),
  ];
  return {
    size,
    _source: ['id'],
    track_total_hits: true,
    query: { bool: { filter: conditions } },
    sort: [{ id: { order: 'asc', unmapped_type: 'keyword' } }],
    ...(countedField === '' ? {} : { aggs: { terms: { terms: countedTerms(countedField) } } }),
  };
}

function countedTerms(field: string) {
  const prefix = listedTerm(field, '').replace(/[^\w=]/g, '\\$&');
  return { field: 'listed.terms', include: `${prefix}.*`, size: filterAggregationSize };
}

function listedAnswer({ countedField }: ListedQuery, { hits, aggregations }: SearchAnswer): FoundListed {
  const prefix = listedTerm(countedField, '');
  return {
    ids: hits.hits.map(({ _source }) => _source.id),
    total: hits.total?.value ?? 0,
    counts: (aggregations?.terms.buckets ?? []).map(({ key, doc_count }) => ({
      value: key.slice(prefix.length),
      count: doc_count,
    })),
  };
}

/**
 * Calls the server. A 400 or 404 is an answer; every other failure is `unavailable`, with the reason in the log.
 */
function caller({ url, apiKey }: SearchServerSettings): Call {
  const base = new URL(url);
  const { username, password } = base;
  [base.username, base.password] = ['', ''];
  const basic = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const authorization = apiKey !== '' ? `ApiKey ${apiKey}` : username !== '' ? `Basic ${basic}` : '';
  const root = base.href.replace(/\/$/, '');
  return async (method, path, body) => {
    try {
      const response = await fetch(root + path, {
        method,
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const answer: unknown = await response.json();
      const isAnswer = response.ok || (method === 'DELETE' && response.status === 404) || isExisting(method, response);
      if (!isAnswer) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer).slice(0, 500)}`);
      return { status: response.status, body: answer };
    } catch (error) {
      throw new PortalError('unavailable', { detail: 'the search server does not answer', cause: error });
    }
  };
}

/** An index that exists already is refused with 400. */
function isExisting(method: string, { status, url }: Response): boolean {
  return method === 'PUT' && status === 400 && !url.includes('/_doc/');
}
