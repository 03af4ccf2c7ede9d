import {
  doc,
  endBefore,
  getDoc,
  limit,
  limitToLast,
  onSnapshot,
  startAfter,
  type DocumentSnapshot,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { useEffect, useRef } from 'react';
import type { TableState } from '../components/grid/table-model';
import { listId, pageQuery, type StoredList } from './stored-query';
import { useLive, type Live } from './use-live';

/** The result of a page's query. */
export interface FoundPage {
  documents: readonly QueryDocumentSnapshot[];
  /** A next page exists: the query found one document more than the page shows. */
  hasNext: boolean;
  /** Offline, and only what was known before. */
  isFromCache: boolean;
  /** The anchor row is gone, or the page is empty. */
  isLost: boolean;
}

/**
 * Listens to one page of a list: its documents, one more that tells whether a next page exists, and the anchor row when
 * the page was opened by its URL.
 * @param isOn false when another source gives the rows; then nothing is listened to.
 */
export function usePage(list: StoredList, state: TableState, isOn: boolean): Live<FoundPage> {
  const { sort, pageSize, anchor, page, onLost } = state;
  // Rows of former pages: they serve as anchors without being read again.
  const seen = useRef(new Map<string, DocumentSnapshot>());
  const place = anchor ? `${anchor.side}=${anchor.id}` : '';
  const id = isOn ? `page:${listId(list)}|${sort.field}|${sort.direction}|${pageSize}|${place}` : 'page:off';

  const live = useLive<FoundPage>(id, (emit) => {
    if (!isOn) return () => undefined;
    let stop: () => void = () => undefined;
    let isStopped = false;
    const listen = (constraints: QueryConstraint[]) => {
      stop = onSnapshot(
        pageQuery(list, sort, ...constraints),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          const documents = anchor?.side === 'before' ? docs : docs.slice(0, pageSize);
          for (const document of documents) seen.current.set(document.id, document);
          const isShort = anchor?.side === 'before' ? docs.length < pageSize : docs.length === 0;
          emit({
            data: {
              documents,
              hasNext: anchor?.side === 'before' || docs.length > pageSize,
              isFromCache: metadata.fromCache,
              isLost: anchor !== null && isShort && !metadata.fromCache,
            },
          });
        },
        (error) => {
          emit({ error });
        },
      );
    };
    if (!anchor) {
      listen([limit(pageSize + 1)]);
    } else {
      void anchorRow(list, anchor.id, seen.current).then((snapshot) => {
        if (isStopped) return;
        if (!snapshot) emit({ data: { documents: [], hasNext: false, isFromCache: false, isLost: true } });
        else if (anchor.side === 'before') listen([endBefore(snapshot), limitToLast(pageSize)]);
        else listen([startAfter(snapshot), limit(pageSize + 1)]);
      });
    }
    return () => {
      isStopped = true;
      stop();
    };
  });

  // A page number without an anchor, or a missing anchor row: back to the first page.
  const isLost = isOn && (live.data?.isLost === true || (page > 0 && anchor === null));
  useEffect(() => {
    if (isLost) onLost();
  }, [isLost, onLost]);
  return live;
}

/** The anchor row, as it was seen or as it is stored; null when it is missing or unreadable. */
async function anchorRow(
  { collection }: StoredList,
  id: string,
  seen: ReadonlyMap<string, DocumentSnapshot>,
): Promise<DocumentSnapshot | null> {
  const known = seen.get(id);
  if (known) return known;
  try {
    const snapshot = await getDoc(doc(collection, id));
    return snapshot.exists() ? snapshot : null;
  } catch {
    return null;
  }
}
