import { getCountFromServer, limit, onSnapshot, type QueryDocumentSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { listId, listQuery, type StoredList } from './stored-query';
import { useLive, type Live } from './use-live';

/** Longest list that the browser reads as a whole. */
const maxWholeList = 300;

interface Whole {
  documents: readonly QueryDocumentSnapshot[];
  isFromCache: boolean;
  /** The list has grown beyond what is read. */
  isCut: boolean;
}

/** `asking` until the list is counted, then whether it is read as a whole. */
type Answer = 'asking' | 'yes' | 'no';

/**
 * Listens to all documents of a list that is short, so that the browser can put them in an order that Firestore does not
 * have, such as that of the language. Offline a list is not counted and hence not read.
 * @param isWanted nothing is counted or read otherwise.
 */
export function useWholeList(list: StoredList, isWanted: boolean): { isWhole: Answer; live: Live<Whole> } {
  const id = listId(list);
  const isShort = useIsShort(list, id, isWanted);
  const isRead = isWanted && isShort === 'yes';
  const live = useLive<Whole>(isRead ? `whole:${id}` : 'whole:off', (emit) => {
    if (!isRead) return () => undefined;
    return onSnapshot(
      listQuery(list, limit(maxWholeList + 1)),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        emit({ data: { documents: docs, isFromCache: metadata.fromCache, isCut: docs.length > maxWholeList } });
      },
      (error) => {
        emit({ error });
      },
    );
  });
  if (!isWanted) return { isWhole: 'no', live };
  return { isWhole: isRead && live.data?.isCut ? 'no' : isShort, live };
}

function useIsShort(list: StoredList, id: string, isWanted: boolean): Answer {
  const [counted, setCounted] = useState<{ id: string; isShort: Answer }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const answer = (isShort: Answer) => {
      if (isCurrent) setCounted({ id, isShort });
    };
    getCountFromServer(listQuery(list)).then(
      (snapshot) => {
        answer(snapshot.data().count <= maxWholeList ? 'yes' : 'no');
      },
      () => {
        answer('no');
      },
    );
    return () => {
      isCurrent = false;
    };
    // `id` names the list completely.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, isWanted]);
  if (counted?.id === id) return counted.isShort;
  return navigator.onLine ? 'asking' : 'no';
}
