import type { StoredSearchKind } from '@portal/domain/contracts/search-api';

/** What is looked for. */
export interface SearchQuery {
  kind: StoredSearchKind;
  /** Null for the whole platform. */
  organizationId: string | null;
  /** Null for all jobs. */
  jobId: string | null;
  /** What a match must have, all of it; see `queryTokens`. */
  tokens: readonly string[];
  status: number | null;
  createdBy: string | null;
  limit: number;
}

/** Where a document stands: ids of jobs and candidates are told apart by what they belong to alone. */
export interface SearchPlace {
  id: string;
  organizationId: string;
  /** Empty for what belongs to no job. */
  jobId: string;
}

/** What a service keeps of a document to find it. */
export interface SearchEntry extends SearchPlace {
  tokens: readonly string[];
  /** Texts as they were written, for what a service makes of them by itself. */
  text: string;
  status: number;
  createdBy: string;
  isDeleted: boolean;
}

/** What was found. */
export interface Found {
  ids: string[];
  /** There may be more than was asked for, or than was looked at. */
  isCut: boolean;
}

/**
 * Finds documents by the beginnings of their words. Firestore's own tokens and a search server stand behind the same
 * interface. Every method throws PortalError `unavailable` when the service does not answer.
 */
export interface SearchService {
  /** Ids of at most `limit` matches, each with all the words, in a stable order; removed candidates are not among them. */
  find(query: SearchQuery): Promise<Found>;
  /** Keeps a document's entry; the same again changes nothing. */
  put(kind: StoredSearchKind, entry: SearchEntry): Promise<void>;
  remove(kind: StoredSearchKind, entry: SearchPlace): Promise<void>;
}
