import { Client, errors } from '@elastic/elasticsearch';
import type { estypes } from '@elastic/elasticsearch';
import type { StoredSearchKind } from '@portal/domain/contracts/search-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { SearchEntry, SearchPlace, SearchQuery, SearchService } from './search-service';

export interface ElasticsearchSettings {
  /** Its URL, which may hold user and password. */
  url: string;
  /** Empty when the URL is sufficient. */
  apiKey: string;
}

/** Timeout of one call, in milliseconds: users wait for it. */
const timeoutMs = 5_000;

const properties: Record<keyof Omit<SearchEntry, 'id'>, estypes.MappingProperty> = {
  organizationId: { type: 'keyword' },
  jobId: { type: 'keyword' },
  tokens: { type: 'keyword' },
  text: { type: 'text' },
  status: { type: 'byte' },
  createdBy: { type: 'keyword' },
  isDeleted: { type: 'boolean' },
};

/**
 * Search by an Elasticsearch server (8.x): an index for each kind. The same tokens as in Firestore decide what is
 * found; the server ranks the results.
 */
export function createElasticsearch({ url, apiKey }: ElasticsearchSettings): SearchService {
  const client = new Client({
    node: url,
    requestTimeout: timeoutMs,
    maxRetries: 1,
    ...(apiKey === '' ? {} : { auth: { apiKey } }),
  });
  const ready = new Map<StoredSearchKind, Promise<void>>();

  /** Creates the index of a kind before its first entry, so that the server does not guess the fields. */
  function prepared(kind: StoredSearchKind): Promise<void> {
    const known = ready.get(kind);
    if (known) return known;
    const preparing = makeIndex(client, indexOf(kind));
    ready.set(kind, preparing);
    preparing.catch(() => ready.delete(kind));
    return preparing;
  }

  return {
    find: (query) =>
      answered(async () => {
        const { hits } = await client.search<Pick<SearchEntry, 'id'>>({
          index: indexOf(query.kind),
          // The index does not exist yet: nothing was added to it.
          ignore_unavailable: true,
          size: query.limit,
          _source: ['id'],
          track_total_hits: false,
          query: elasticQuery(query),
          sort: [{ _score: { order: 'desc' } }, { id: { order: 'asc', unmapped_type: 'keyword' } }],
        });
        const ids = hits.hits.flatMap(({ _source }) => _source?.id ?? []);
        return { ids, isCut: ids.length >= query.limit };
      }),
    put: (kind, entry) =>
      answered(async () => {
        await prepared(kind);
        await client.index({ index: indexOf(kind), id: keyOf(kind, entry), document: entry });
      }),
    remove: (kind, entry) =>
      answered(async () => {
        await client.delete({ index: indexOf(kind), id: keyOf(kind, entry) }, { ignore: [404] });
      }),
  };
}

/**
 * Increased when ids or fields of entries change: `npm run search:refresh` then fills a new index, and no older entry
 * is found.
 */
const indexVersion = 2;

/** Names of indexes are lower case. */
function indexOf(kind: StoredSearchKind): string {
  return `portal-${kind.toLowerCase()}-${indexVersion}`;
}

/**
 * Id of a document's entry. Browsers choose the ids of jobs, which could replace another organization's entry, so the
 * organization is part of them. Users may move between organizations and have one entry.
 */
function keyOf(kind: StoredSearchKind, { id, organizationId, jobId }: SearchPlace): string {
  const places: Record<StoredSearchKind, readonly string[]> = {
    jobs: [organizationId, id],
    candidates: [organizationId, jobId, id],
    users: [id],
    organizations: [id],
    skillsCandidates: [organizationId, id],
    tearsheets: [organizationId, id],
  };
  return places[kind].join('~');
}

async function makeIndex(client: Client, index: string): Promise<void> {
  try {
    await client.indices.create({ index, mappings: { properties: { ...properties, id: { type: 'keyword' } } } });
  } catch (error) {
    const isThere =
      error instanceof errors.ResponseError && error.message.includes('resource_already_exists_exception');
    if (!isThere) throw error;
  }
}

/** The conditions of a result; whole words rank higher. */
function elasticQuery(query: SearchQuery): estypes.QueryDslQueryContainer {
  const { organizationId, jobId, status, createdBy, tokens } = query;
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

/** Runs a call; every failure of the server is `unavailable`, with the reason in the log. */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new PortalError('unavailable', { detail: 'elasticsearch does not answer', cause: error });
  }
}
