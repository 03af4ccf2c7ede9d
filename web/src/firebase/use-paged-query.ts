import { defaultPageSize } from '@portal/domain/constants/tables';
import {
  getCountFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  type CollectionReference,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import type { Schema } from 'yup';
import type { Model } from '@portal/domain/fields/model';
import { readDocument, useLive } from './use-live';

interface Options<S extends Schema> {
  /** Names filters and collection; paging starts over when it changes. */
  id: string;
  collection: CollectionReference;
  filters: readonly QueryConstraint[];
  sort: { field: string; direction: 'asc' | 'desc' };
  schema: S;
}

/**
 * Listens to one page of a query, and counts the whole. Reads the page's documents plus one that tells whether a page
 * follows, and one count.
 */
export function usePagedQuery<S extends Schema>({ id, collection, filters, sort, schema }: Options<S>) {
  const [pageSize, setPageSize] = useState(defaultPageSize);
  const listId = `${id}|${sort.field}|${sort.direction}|${pageSize}`;
  const [position, setPosition] = useState<{ listId: string; cursors: QueryDocumentSnapshot[] }>({
    listId,
    cursors: [],
  });
  const cursors = position.listId === listId ? position.cursors : [];
  const cursor = cursors.at(-1);

  const live = useLive<QueryDocumentSnapshot[]>(`page:${listId}|${cursor?.ref.path ?? ''}`, (emit) =>
    onSnapshot(
      query(
        collection,
        ...filters,
        orderBy(sort.field, sort.direction),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(pageSize + 1),
      ),
      (snapshot) => {
        emit({ data: snapshot.docs });
      },
      (error) => {
        emit({ error });
      },
    ),
  );

  const found = live.data;
  const rows = useMemo(() => {
    if (live.status !== 'success') return live;
    return { ...live, data: live.data.slice(0, pageSize).map((document): Model<S> => readDocument(schema, document)) };
  }, [live, pageSize, schema]);

  const total = useTotal(id, collection, filters, found?.length ?? -1);
  const hasNext = (found?.length ?? 0) > pageSize;

  return {
    rows,
    paging: {
      page: cursors.length,
      pageSize,
      total,
      rowCount: rows.data?.length ?? 0,
      hasNext,
      onPrevious: () => {
        setPosition({ listId, cursors: cursors.slice(0, -1) });
      },
      onNext: () => {
        const last = found?.[pageSize - 1];
        if (last) setPosition({ listId, cursors: [...cursors, last] });
      },
      onPageSize: setPageSize,
    },
  };
}

/** How many documents the whole query has; counted again when rows come or go. */
function useTotal(id: string, collection: CollectionReference, filters: readonly QueryConstraint[], change: number) {
  const [total, setTotal] = useState<{ id: string; count: number }>();
  useEffect(() => {
    if (change < 0) return undefined;
    let isCurrent = true;
    void getCountFromServer(query(collection, ...filters)).then(
      (snapshot) => {
        if (isCurrent) setTotal({ id, count: snapshot.data().count });
      },
      // The list itself reports what is wrong; without a count it is still of use.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // `id` names collection and filters completely.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, change]);
  return total?.id === id ? total.count : null;
}
