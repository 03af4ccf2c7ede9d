import type { StoredSearchKind } from '@portal/domain/contracts/search-api';

/** A search. */
export interface SearchQuery {
  kind: StoredSearchKind;
  /** Null for the whole platform. */
  organizationId: string | null;
  /** Null for all jobs. */
  jobId: string | null;
  /** Tokens that a result must all have; see `queryTokens`. */
  tokens: readonly string[];
  status: number | null;
  createdBy: string | null;
  limit: number;
}

/** Key of a document: ids of jobs and candidates are unique only within their parent. */
export interface SearchPlace {
  id: string;
  organizationId: string;
  /** Empty for a document without a job. */
  jobId: string;
}

/** A service's entry for a document. */
export interface SearchEntry extends SearchPlace {
  tokens: readonly string[];
  /** The texts as written, for the service's own analysis. */
  text: string;
  status: number;
  createdBy: string;
  isDeleted: boolean;
  /** What public lists find a marketing candidate by; absent for other kinds. */
  listed?: ListedEntry;
}

/** The searched facts of a candidate in a public list. */
export interface ListedEntry {
  isPublished: boolean;
  /** Folded. */
  words: readonly string[];
  /** Values by field, see `listedTerm`. */
  terms: readonly string[];
  numbers: Readonly<Record<string, number>>;
}

/** A search of the published candidates of a public list. */
export interface ListedQuery {
  organizationId: string;
  /** Ids of the list; others are not found. */
  ids: readonly string[];
  /** Folded words that all must begin a word of the candidate. */
  words: readonly string[];
  filters: readonly { field: string; values: readonly string[] }[];
  ranges: readonly { field: string; min: number; max: number }[];
  size: number;
  /** The field whose values are counted; `''` for none. */
  countedField: string;
}

export interface FoundListed {
  ids: string[];
  total: number;
  counts: { value: string; count: number }[];
}

/** Search results. */
export interface Found {
  ids: string[];
  /** There may be more results than requested, or than examined. */
  isCut: boolean;
}

/**
 * Finds documents by word prefixes, with Firestore's own tokens or a search server. Every method throws PortalError
 * `unavailable` when the service does not answer.
 */
export interface SearchService {
  /** Ids of at most `limit` documents with all the words, in a stable order, without deleted candidates. */
  find(query: SearchQuery): Promise<Found>;
  /** Finds published candidates of a list; null where the function's own memory is searched. */
  findListed: ((query: ListedQuery) => Promise<FoundListed>) | null;
  /** Stores a document's entry. Idempotent. */
  put(kind: StoredSearchKind, entry: SearchEntry): Promise<void>;
  remove(kind: StoredSearchKind, entry: SearchPlace): Promise<void>;
}
