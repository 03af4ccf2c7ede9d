import { searchApi, type StoredSearchKind } from '@portal/domain/contracts/search-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { searchTokensField } from '@portal/domain/search/searchable';
import { hasTokens, maxSearchResults, queryTokens } from '@portal/domain/search/tokens';
import type { Auth } from 'firebase/auth';
import { getCountFromServer, limit, onSnapshot, where, type QueryDocumentSnapshot } from 'firebase/firestore';
import { callApi } from './api-client';
import { useFirebase } from './firebase-context';
import { listenToIds } from './listen-to-ids';
import { listId, listQuery, type StoredList } from './stored-query';
import { useLive, type Live } from './use-live';

/** What a search found. */
export interface FoundMatches {
  documents: readonly QueryDocumentSnapshot[];
  /** There may be more than a search gives. */
  isCut: boolean;
  isFromCache: boolean;
}

/** What a list holds, and where: the search service is told so. */
export interface Searched {
  kind: StoredSearchKind;
  /** Empty for the whole platform. */
  organizationId: string;
  /** Empty for what belongs to no job. */
  jobId: string;
}

type Emit = (emission: { data: FoundMatches } | { error: Error }) => void;

/**
 * Listens to what a text finds in a list: by Firestore's own tokens, or, where the installation has a search service,
 * by what that answers.
 * @param searched null for a list without a search.
 * @param text nothing is listened to while it holds no word.
 */
export function useMatches(list: StoredList, searched: Searched | null, text: string): Live<FoundMatches> {
  const { auth, config } = useFirebase();
  const wanted = searched ? queryTokens(text) : [];
  const id = wanted.length > 0 ? `matches:${listId(list)}|${wanted.join(' ')}` : 'matches:off';
  return useLive<FoundMatches>(id, (emit: Emit) => {
    if (!searched || wanted.length === 0) return () => undefined;
    const askService = () => listenByService({ auth, list, searched, text, emit });
    return config.hasSearchService ? askService() : listenByTokens({ list, wanted, emit, askService });
  });
}

/** Asks the server which documents match, and listens to those. */
function listenByService(options: {
  auth: Auth;
  list: StoredList;
  searched: Searched;
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
        (documents) => {
          emit({ data: { documents, isCut, isFromCache: false } });
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

/**
 * Firestore is asked for the most selective word, at most 500 documents (000 §9), and the other words are looked for in
 * what it answers. Where each of several words has more than that, the server looks through all of them. Without an
 * order, so that no index beside those of the fields is needed and what is cut is always the same.
 */
function listenByTokens(options: {
  list: StoredList;
  wanted: readonly string[];
  emit: Emit;
  askService: () => () => void;
}): () => void {
  const { list, wanted, emit, askService } = options;
  let stop: () => void = () => undefined;
  let isStopped = false;
  void mostSelective(list, wanted).then(({ token, count }) => {
    if (isStopped) return;
    stop = count > maxSearchResults && wanted.length > 1 ? askService() : listenByToken(list, token, wanted, emit);
  });
  return () => {
    isStopped = true;
    stop();
  };
}

/** Words that are counted before one of them is asked for: a count costs next to nothing, a wrong choice 500 reads. */
const countedWords = 2;

/** The rarest of the words that promise most, and how many have it; uncounted, without a connection, the first one. */
async function mostSelective(list: StoredList, wanted: readonly string[]): Promise<{ token: string; count: number }> {
  const [first = '', ...others] = wanted.slice(0, countedWords);
  const uncounted = { token: first, count: 0 };
  if (others.length === 0) return uncounted;
  try {
    const counts = await Promise.all(
      [first, ...others].map(async (token) => {
        const counted = await getCountFromServer(listQuery(list, where(searchTokensField, 'array-contains', token)));
        return { token, count: counted.data().count };
      }),
    );
    return counts.reduce((least, other) => (other.count < least.count ? other : least));
  } catch {
    return uncounted;
  }
}

function listenByToken(list: StoredList, lead: string, wanted: readonly string[], emit: Emit): () => void {
  return onSnapshot(
    listQuery(list, where(searchTokensField, 'array-contains', lead), limit(maxSearchResults)),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      emit({
        data: {
          documents: docs.filter((document) => hasTokens(document.get(searchTokensField), wanted)),
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

/** The filters that the service knows, by their names. */
function filtersOf({ filters }: StoredList): { status?: number; createdBy?: string } {
  const status = filters.find(({ field }) => field === 'status')?.value;
  const createdBy = filters.find(({ field }) => field === 'createdBy')?.value;
  return {
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof createdBy === 'string' ? { createdBy } : {}),
  };
}
