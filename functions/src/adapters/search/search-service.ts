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
  /** Stores a document's entry. Idempotent. */
  put(kind: StoredSearchKind, entry: SearchEntry): Promise<void>;
  remove(kind: StoredSearchKind, entry: SearchPlace): Promise<void>;
}
