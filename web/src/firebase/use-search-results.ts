import { searchApi, type StoredSearchKind } from '@portal/domain/contracts/search-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { maxSearchResults, queryTokens } from '@portal/domain/search/tokens';
import type { Auth } from 'firebase/auth';
import {
  limit,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { callApi } from './api-client';
import { useFirebase } from './firebase-context';
import { listenToIds } from './listen-to-ids';
import { havingTokens, listId, listQuery, type StoredList } from './stored-query';
import { useLive, type Live } from './use-live';

/** The result of a search. */
export interface SearchResults {
  documents: readonly QueryDocumentSnapshot[];
  /** There may be more than a search returns. */
  isCut: boolean;
  isFromCache: boolean;
}

/** What a list holds, and of whom: the scope of a search. */
export interface SearchScope {
  /** Null for documents that only Firestore's own tokens find. */
  kind: StoredSearchKind | null;
  /** Empty for the whole platform. */
  organizationId: string;
  /** Empty for documents without a job. */
  jobId: string;
}

/** Documents in whom a point in time is at least this, in milliseconds. */
export interface Since {
  field: string;
  from: number;
}

/** What is looked for in a list: words, a time, or all that its filters leave. */
interface Wanted {
  text: string;
  since?: Since | undefined;
  /** Find also without words. */
  isWanted?: boolean;
}

type Emit = (emission: { data: SearchResults } | { error: Error }) => void;

/**
 * Listens to the search results of a text in a list: by Firestore's own tokens, or by the search service where the
 * installation has one.
 * @param searched null for a list without a search.
 * @param wanted nothing is listened to while its text has no word, unless it finds without.
 */
export function useSearchResults(
  list: StoredList,
  searched: SearchScope | null,
  { text, since, isWanted = false }: Wanted,
): Live<SearchResults> {
  const { auth, config } = useFirebase();
  const tokens = searched ? queryTokens(text) : [];
  const isOn = searched !== null && (isWanted || tokens.length > 0);
  const id = isOn ? `matches:${listId(list)}|${tokens.join(' ')}|${since?.from ?? ''}` : 'matches:off';
  return useLive<SearchResults>(id, (emit: Emit) => {
    if (!isOn) return () => undefined;
    const { kind } = searched;
    if (config.hasSearchService && kind) {
      return listenByService({ auth, list, searched: { ...searched, kind }, text, emit });
    }
    return listenByTokens(list, tokens, since, emit);
  });
}

/** Asks the search service for ids, and listens to those documents. */
function listenByService(options: {
  auth: Auth;
  list: StoredList;
  searched: SearchScope & { kind: StoredSearchKind };
  text: string;
  emit: Emit;
}): () => void {
  const { auth, list, searched, text, emit } = options;
  const controller = new AbortController();
  let stop: () => void = () => undefined;
  const request = searchApi.search.request.cast({ ...searched, ...filtersOf(list), text });
  callApi(auth, searchApi.search, request, { api: 'app', signal: controller.signal }).then(
    ({ ids, isCut }) => {
      if (controller.signal.aborted) return;
      stop = listenToIds(
        list.collection,
        ids,
        (found) => {
          emit({ data: { ...found, isCut } });
        },
        (error) => {
          emit({ error });
        },
      );
    },
    (error: unknown) => {
      if (!controller.signal.aborted) emit({ error: PortalError.from(error) });
    },
  );
  return () => {
    controller.abort();
    stop();
  };
}

/** Documents with all of the words, at most 500; the cut is stable. */
export function searchQuery(list: StoredList, wanted: readonly string[]): Query {
  return listQuery(list, ...havingTokens(wanted), limit(maxSearchResults));
}

/** Documents of a time, the newest first, as many as a search returns. */
function sinceQuery({ collection }: StoredList, { field, from }: Since): Query {
  return query(
    collection,
    where(field, '>=', Timestamp.fromMillis(from)),
    orderBy(field, 'desc'),
    limit(maxSearchResults),
  );
}

const isSince =
  ({ field, from }: Since) =>
  (document: QueryDocumentSnapshot): boolean => {
    const time: unknown = document.get(field);
    return time instanceof Timestamp && time.toMillis() >= from;
  };

function listenByTokens(list: StoredList, tokens: readonly string[], since: Since | undefined, emit: Emit): () => void {
  // A range together with tokens would need an index for each token.
  const isByTime = since && tokens.length === 0 && list.filters.length === 0;
  return onSnapshot(
    isByTime ? sinceQuery(list, since) : searchQuery(list, tokens),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      emit({
        data: {
          documents: since ? docs.filter(isSince(since)) : docs,
          isCut: docs.length >= maxSearchResults,
          isFromCache: metadata.fromCache,
        },
      });
    },
    (error) => {
      emit({ error });
    },
  );
}

/** The filters that the service supports, by their names. */
function filtersOf({ filters }: StoredList): { status?: number; createdBy?: string } {
  const status = filters.find(({ field }) => field === 'status')?.value;
  const createdBy = filters.find(({ field }) => field === 'createdBy')?.value;
  return {
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof createdBy === 'string' ? { createdBy } : {}),
  };
}
