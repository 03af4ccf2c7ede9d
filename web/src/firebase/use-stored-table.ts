import { maxExportRows } from '@portal/domain/constants/tables';
import type { Model } from '@portal/domain/fields/model';
import { queryTokens } from '@portal/domain/search/tokens';
import {
  getDocs,
  limit,
  startAfter,
  type CollectionReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { useMemo } from 'react';
import type { Schema } from 'yup';
import type { RowsState, TableModel, TableState } from '../components/grid/table-model';
import { pageOf, pagingOf } from '../components/grid/use-local-table';
import { orderDocuments, type SortValues } from './order-documents';
import { listId, listQuery, pageQuery, type Filter, type StoredList } from './stored-query';
import { readDocument, type Live } from './use-live';
import { useSearchResults, type SearchScope, type Since } from './use-search-results';
import { usePage, type FoundPage } from './use-page';
import { useTotal } from './use-total';
import { useWholeList } from './use-whole-list';

interface Options<S extends Schema> {
  state: TableState;
  collection: CollectionReference;
  filters?: readonly Filter[];
  schema: S;
  /** Sort values within a page. The pages themselves follow the stored order. */
  counted?: SortValues;
  /**
   * Fields that people read, such as names: they are sorted as the language has it, which Firestore cannot, as long as the
   * list is short enough to be read as a whole (`maxWholeList`). A longer one has the stored order.
   */
  byLanguage?: readonly string[];
  /** The scope of the search; null for documents without search tokens. */
  searched: SearchScope | null;
  /** The filters have no index with an order: what they leave is found like a search, and sorted here. */
  isFound?: boolean;
  /** Only documents since a time; found like a search. */
  since?: Since | undefined;
  /** Changes when rows are added or removed anywhere in the list, where that is known: they may be on another page. */
  sign?: number;
}

const noFields: readonly string[] = [];
const noFilters: readonly Filter[] = [];
/** Documents per read of an export; the rules list no more. */
const exportStep = 500;

/**
 * A table over a list in Firestore. Without a search it listens to one page of an indexed query, and counts the whole
 * by aggregation; with one it listens to the search results, and sorts and pages them here, as it does with a short list
 * that is sorted by a field of `byLanguage`.
 */
export function useStoredTable<S extends Schema>(options: Options<S>): TableModel<Model<S>> {
  const { state, collection, filters = noFilters, schema, counted, searched, sign = 0 } = options;
  const { byLanguage = noFields } = options;
  const { sort, search } = state;
  const list: StoredList = { collection, filters };
  const name = listId(list);
  const isFound = options.isFound === true || options.since !== undefined;
  const isSearching = searched !== null && (isFound || queryTokens(search).length > 0);

  const { isWhole, live: whole } = useWholeList(list, !isSearching && byLanguage.includes(sort.field));
  const isLocal = isSearching || isWhole === 'yes';
  const page = usePage(list, state, !isSearching && isWhole === 'no');
  const matches = useSearchResults(list, searched, { text: search, since: options.since, isWanted: isFound });
  const total = useTotal(name, listQuery(list), isLocal ? null : changeOf(page.data, sign));

  const found = isSearching ? matches : isWhole === 'yes' ? whole : page;
  const documents = found.data?.documents;
  const ordered = useMemo(() => {
    return orderDocuments(documents ?? [], sort, { isOrdered: !isLocal, counted });
  }, [documents, isLocal, sort, counted]);
  const shown = useMemo(
    () => (isLocal ? pageOf(ordered, state) : ordered).map((document) => readDocument(schema, document)),
    [isLocal, ordered, state, schema],
  );
  const rows = useMemo(() => rowsOf(found, shown), [found, shown]);
  const first = page.data?.documents[0]?.id;
  const last = page.data?.documents.at(-1)?.id;
  const hasNext = page.data ? hasPageAfter(page.data, state, total) : false;

  return {
    state,
    rows,
    isSearchable: searched !== null,
    isCut: isSearching && (matches.data?.isCut ?? false),
    paging: isLocal
      ? pagingOf(ordered.length, state)
      : {
          page: state.page,
          pageSize: state.pageSize,
          total,
          rowCount: shown.length,
          hasNext,
          onFirst: () => {
            state.onPage(0);
          },
          onPrevious: () => {
            if (state.page <= 1 || first === undefined) state.onPage(0);
            else state.onPage(state.page - 1, { side: 'before', id: first });
          },
          onNext: () => {
            if (last !== undefined) state.onPage(state.page + 1, { side: 'after', id: last });
          },
          onPageSize: state.onPageSize,
        },
    readAll: isLocal
      ? () => Promise.resolve(ordered.map((document) => readDocument(schema, document)))
      : ({ signal, onProgress }) => readAll(signal, onProgress),
  };

  async function readAll(
    signal: AbortSignal,
    onProgress: (progress: { done: number; total: number | null }) => void,
  ): Promise<Model<S>[]> {
    const all: QueryDocumentSnapshot[] = [];
    let after: DocumentSnapshot | undefined;
    while (!signal.aborted && all.length < maxExportRows) {
      const step = await getDocs(pageQuery(list, sort, ...(after ? [startAfter(after)] : []), limit(exportStep)));
      all.push(...step.docs);
      onProgress({ done: all.length, total });
      after = step.docs.at(-1);
      if (step.docs.length < exportStep) break;
    }
    const ordered = orderDocuments(all.slice(0, maxExportRows), sort, { isOrdered: true, counted });
    return ordered.map((document) => readDocument(schema, document));
  }
}

/**
 * A key that changes when rows of this page are added or removed, and the total has to be counted again. Unconfirmed
 * snapshots have none: a page is emitted twice when it opens, from the cache and from the server, and is counted once.
 */
function changeOf(page: FoundPage | undefined, sign: number): string | null {
  if (!page || page.isFromCache) return null;
  const ids = page.documents.map(({ id }) => id).sort();
  return `${sign}|${ids.join()}|${page.hasNext}`;
}

/** Offline the cached rows are not a whole page: the last total tells whether there are more. */
function hasPageAfter({ hasNext, isFromCache }: FoundPage, { page, pageSize }: TableState, total: number | null) {
  return hasNext || (isFromCache && (total === null || total > (page + 1) * pageSize));
}

/** The state of a listener as the rows of a table. */
function rowsOf<Row>(
  found: Live<{ documents: readonly unknown[]; isFromCache: boolean }>,
  data: readonly Row[],
): RowsState<Row> {
  if (found.status === 'loading') return { status: 'loading' };
  if (found.status === 'error') return { status: 'error', retry: found.retry };
  // An empty list that is not confirmed by the server may not be empty.
  if (found.data.isFromCache && found.data.documents.length === 0) return { status: 'offline' };
  return { status: 'success', data };
}
