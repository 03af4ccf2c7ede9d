import { isDeepStrictEqual } from 'node:util';
import { FieldPath, FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import type { AnyObject, ObjectSchema } from 'yup';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import type { StoredSearchKind } from '@portal/domain/contracts/search-api';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { jobSchema } from '@portal/domain/jobs/job';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { collections } from '@portal/domain/paths/firestore-paths';
import { searchTextOf, searchTokensField, searchTokensOf, storedTokens } from '@portal/domain/search/searchable';
import { maxSearchResults } from '@portal/domain/search/tokens';
import { listedEntries, tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import { userSchema } from '@portal/domain/users/user';
import { listedCandidate, termsOf } from '@portal/domain/tearsheets/public-list';
import { listedTerm } from '../adapters/search/listed-term';
import type { Found, ListedEntry, SearchEntry, SearchQuery } from '../adapters/search/search-service';
import { castDocument, firestore } from './firestore';

type StoredData = Readonly<Record<string, unknown>>;

/** How each kind is read for searching. */
const readers: Record<StoredSearchKind, (data: StoredData) => Pick<SearchEntry, 'tokens' | 'text'>> = {
  jobs: reader('jobs', jobSchema),
  candidates: reader('candidates', jobCandidateSchema),
  users: reader('users', userSchema),
  organizations: reader('organizations', organizationSchema),
  skillsCandidates: reader('skillsCandidates', skillsCandidateSchema),
  tearsheets: reader('tearsheets', tearsheetSchema),
};

/** All documents of a kind; records of the integration share the names of some collections. */
const everywhere: Record<StoredSearchKind, (db: Firestore) => Query> = {
  jobs: (db) => db.collectionGroup('jobs'),
  candidates: (db) => db.collectionGroup('candidates'),
  users: (db) => db.collection(collections.users()),
  organizations: (db) => db.collection(collections.organizations()),
  skillsCandidates: (db) => db.collectionGroup('bhSmCandidates'),
  tearsheets: (db) => db.collectionGroup('tearsheets'),
};

function reader<Kind extends StoredSearchKind, T extends Parameters<typeof searchTokensOf<Kind>>[1] & AnyObject>(
  kind: Kind,
  schema: ObjectSchema<T>,
) {
  return (data: StoredData): Pick<SearchEntry, 'tokens' | 'text'> => {
    const document = castDocument(data, schema) as T;
    return { tokens: searchTokensOf(kind, document), text: searchTextOf(kind, document) };
  };
}

export const searchTokensStore = {
  /** A service's entry for a stored document. */
  entryOf(kind: StoredSearchKind, id: string, data: StoredData): SearchEntry {
    const text = (field: string) => (typeof data[field] === 'string' ? data[field] : '');
    return {
      ...readers[kind](data),
      id,
      organizationId: kind === 'organizations' ? id : text('organizationId'),
      jobId: text('jobId'),
      status: typeof data.status === 'number' ? data.status : 0,
      createdBy: text('createdBy'),
      isDeleted: data.isDeleted === true,
      ...(kind === 'skillsCandidates' ? { listed: listedEntryOf(data) } : {}),
    };
  },

  /** Does the document have the tokens of its content? */
  isCurrent(entry: SearchEntry, data: StoredData): boolean {
    return isDeepStrictEqual(data[searchTokensField], storedTokens(entry.tokens));
  },

  /**
   * Updates the tokens of a document whose content has changed. A marketing candidate also gets the time, by which public
   * lists learn of the change.
   * @returns its entry; null for a missing document.
   */
  async refresh(kind: StoredSearchKind, path: string): Promise<SearchEntry | null> {
    const reference = firestore().doc(path);
    return await firestore().runTransaction(async (transaction) => {
      const data = (await transaction.get(reference)).data();
      if (!data) return null;
      const entry = searchTokensStore.entryOf(kind, reference.id, data);
      const changes = {
        ...(searchTokensStore.isCurrent(entry, data) ? {} : { [searchTokensField]: storedTokens(entry.tokens) }),
        ...(kind === 'skillsCandidates' ? { listedAt: FieldValue.serverTimestamp() } : {}),
      };
      if (Object.keys(changes).length > 0) transaction.update(reference, changes);
      return entry;
    });
  },

  /** Ids of documents that have all tokens. */
  async find(query: SearchQuery): Promise<Found> {
    if (query.tokens.length === 0) return { ids: [], isCut: false };
    const most = Math.min(query.limit, maxSearchResults);
    const { docs } = await query.tokens
      .reduce((matches, token) => matches.where(new FieldPath(searchTokensField, token), '==', true), searched(query))
      .select()
      .limit(most + 1)
      .get();
    return { ids: docs.slice(0, most).map(({ id }) => id), isCut: docs.length > most };
  },

  /** All documents of a kind, a page at a time, ordered by path. */
  async page(
    kind: StoredSearchKind,
    options: { after: string; max: number },
  ): Promise<{ path: string; id: string; data: StoredData }[]> {
    const db = firestore();
    const ordered = everywhere[kind](db).orderBy(FieldPath.documentId()).limit(options.max);
    const { docs } = await (options.after === '' ? ordered : ordered.startAfter(db.doc(options.after))).get();
    return docs.map((document) => ({ path: document.ref.path, id: document.id, data: document.data() }));
  },
};

/** What public lists find a marketing candidate by. */
function listedEntryOf(data: StoredData): ListedEntry {
  const facts = listedCandidate(skillsCandidateSchema.cast(data, { assert: false }));
  const values = [...facts.values];
  return {
    isPublished: listedEntries([{ ...facts, isFavorite: false }], { isPublic: true }).length > 0,
    words: facts.words,
    terms: values.flatMap(([field, value]) => termsOf(value).map((term) => listedTerm(field, term))),
    numbers: Object.fromEntries(values.filter((entry): entry is [string, number] => typeof entry[1] === 'number')),
  };
}

/** The searched collection with its filters. */
function searched({ kind, organizationId, jobId, status, createdBy }: SearchQuery): Query {
  const db = firestore();
  if (kind === 'organizations') return db.collection(collections.organizations());
  if (kind === 'users') {
    const users = db.collection(collections.users());
    return organizationId === null ? users : users.where('organizationId', '==', organizationId);
  }
  if (kind === 'candidates') {
    return db.collection(collections.candidates(organizationId ?? '', jobId ?? '')).where('isDeleted', '==', false);
  }
  if (kind === 'skillsCandidates') {
    return db.collection(collections.skillsCandidates(organizationId ?? '')).where('isDeleted', '==', false);
  }
  if (kind === 'tearsheets') return db.collection(collections.tearsheets(organizationId ?? ''));
  let jobs: Query = db.collection(collections.jobs(organizationId ?? ''));
  if (status !== null) jobs = jobs.where('status', '==', status);
  if (createdBy !== null) jobs = jobs.where('createdBy', '==', createdBy);
  return jobs;
}
