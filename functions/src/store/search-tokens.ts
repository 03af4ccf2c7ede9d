import { FieldPath, type Query } from 'firebase-admin/firestore';
import type { AnyObject, ObjectSchema } from 'yup';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import type { StoredSearchKind } from '@portal/domain/contracts/search-api';
import { jobSchema } from '@portal/domain/jobs/job';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { collections } from '@portal/domain/paths/firestore-paths';
import { searchTextOf, searchTokensField, searchTokensOf } from '@portal/domain/search/searchable';
import { hasTokens, maxSearchResults } from '@portal/domain/search/tokens';
import { userSchema } from '@portal/domain/users/user';
import type { Found, SearchEntry, SearchQuery } from '../adapters/search/search-service';
import { castDocument, firestore } from './firestore';

type StoredData = Readonly<Record<string, unknown>>;

/** Documents that are looked at together, and in one search at most. */
const scanStep = 500;
const maxScanned = 10_000;
/** Words of a search that are counted; the words come with the presumably rarest first. */
const countedWords = 4;

/** How each kind is read for searching. */
const readers: Record<StoredSearchKind, (data: StoredData) => Pick<SearchEntry, 'tokens' | 'text'>> = {
  jobs: reader('jobs', jobSchema),
  candidates: reader('candidates', jobCandidateSchema),
  users: reader('users', userSchema),
  organizations: reader('organizations', organizationSchema),
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
  /** What a service keeps of a stored document, by what stands in it. */
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
    };
  },

  /** Has the document the tokens that belong to what stands in it? */
  isCurrent(entry: SearchEntry, data: StoredData): boolean {
    return JSON.stringify(data[searchTokensField]) === JSON.stringify(entry.tokens);
  },

  /**
   * Gives a document the tokens that belong to what stands in it now.
   * @returns its entry; null when there is no such document.
   */
  async refresh(kind: StoredSearchKind, path: string): Promise<SearchEntry | null> {
    const reference = firestore().doc(path);
    return await firestore().runTransaction(async (transaction) => {
      const data = (await transaction.get(reference)).data();
      if (!data) return null;
      const entry = searchTokensStore.entryOf(kind, reference.id, data);
      if (!searchTokensStore.isCurrent(entry, data)) {
        transaction.update(reference, { [searchTokensField]: entry.tokens });
      }
      return entry;
    });
  },

  /**
   * Documents that have all of the wanted tokens. Firestore is asked for the rarest one; what has it is looked through
   * for the others, a page at a time, until there are enough.
   * @param step documents that are looked at together.
   */
  async find(query: SearchQuery, step = scanStep): Promise<Found> {
    const lead = await rarestOf(query);
    if (lead === undefined) return { ids: [], isCut: false };
    const most = Math.min(query.limit, maxSearchResults);
    const ids: string[] = [];
    const withLead = searched(query)
      .where(searchTokensField, 'array-contains', lead)
      .select(searchTokensField)
      .orderBy(FieldPath.documentId())
      .limit(step);
    let page = withLead;
    for (let seen = 0; seen < maxScanned; seen += step) {
      const { docs } = await page.get();
      for (const document of docs) {
        if (hasTokens(document.get(searchTokensField), query.tokens)) ids.push(document.id);
      }
      const last = docs.at(-1);
      if (ids.length > most) return { ids: ids.slice(0, most), isCut: true };
      if (docs.length < step || !last) return { ids, isCut: false };
      page = withLead.startAfter(last);
    }
    return { ids, isCut: true };
  },

  /** Every document of a kind, a page at a time, in the order of their paths. */
  async page(
    kind: StoredSearchKind,
    options: { after: string; max: number },
  ): Promise<{ path: string; id: string; data: StoredData }[]> {
    const db = firestore();
    const all = kind === 'jobs' || kind === 'candidates' ? db.collectionGroup(kind) : db.collection(kind);
    const ordered = all.orderBy(FieldPath.documentId()).limit(options.max);
    const { docs } = await (options.after === '' ? ordered : ordered.startAfter(db.doc(options.after))).get();
    return docs.map((document) => ({ path: document.ref.path, id: document.id, data: document.data() }));
  },
};

/** Of several words the one that fewest documents have: a count costs next to nothing, a wrong choice a long look. */
async function rarestOf(query: SearchQuery): Promise<string | undefined> {
  const [first, ...others] = query.tokens.slice(0, countedWords);
  if (first === undefined || others.length === 0) return first;
  const counts = await Promise.all(
    [first, ...others].map(async (token) => {
      const counted = await searched(query).where(searchTokensField, 'array-contains', token).count().get();
      return { token, count: counted.data().count };
    }),
  );
  return counts.reduce((least, other) => (other.count < least.count ? other : least)).token;
}

/** The list that is searched, with its filters. */
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
  let jobs: Query = db.collection(collections.jobs(organizationId ?? ''));
  if (status !== null) jobs = jobs.where('status', '==', status);
  if (createdBy !== null) jobs = jobs.where('createdBy', '==', createdBy);
  return jobs;
}
