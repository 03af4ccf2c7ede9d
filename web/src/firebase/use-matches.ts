import { hasTokens, maxSearchResults, queryTokens } from '@portal/domain/search/tokens';
import { searchTokensField } from '@portal/domain/search/searchable';
import { limit, onSnapshot, where, type QueryDocumentSnapshot } from 'firebase/firestore';
import { listId, listQuery, type StoredList } from './stored-query';
import { useLive, type Live } from './use-live';

/** What a search found. */
export interface FoundMatches {
  documents: readonly QueryDocumentSnapshot[];
  /** There may be more than a search gives. */
  isCut: boolean;
  isFromCache: boolean;
}

/**
 * Listens to what a text finds in a list: Firestore is asked for the most selective word, at most 500 documents (000
 * §9), and the other words are looked for in what it answers. Without an order, so that no index beside those of the
 * fields is needed and what is cut is always the same.
 * @param text nothing is listened to while it holds no word.
 */
export function useMatches(list: StoredList, text: string): Live<FoundMatches> {
  const wanted = queryTokens(text);
  const [lead] = wanted;
  return useLive<FoundMatches>(lead ? `matches:${listId(list)}|${wanted.join(' ')}` : 'matches:off', (emit) => {
    if (!lead) return () => undefined;
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
  });
}
