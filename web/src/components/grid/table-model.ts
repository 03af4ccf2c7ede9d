import type { Sort } from './column';

/** The rows of the shown page. */
export type RowsState<Row> =
  | { status: 'loading' }
  /** No connection and no cached rows. */
  | { status: 'offline' }
  | { status: 'error'; retry: () => void }
  | { status: 'success'; data: readonly Row[] };

/** Position of the shown page, and the navigation from it. */
export interface Paging {
  /** From 0. */
  page: number;
  pageSize: number;
  /** null until it is counted. */
  total: number | null;
  rowCount: number;
  hasNext: boolean;
  onFirst: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onPageSize: (size: number) => void;
}

/** A page after the first, given by the adjacent row: Firestore pages by cursors, not by numbers. */
export interface Anchor {
  side: 'after' | 'before';
  /** Id of the last row of the page before, or of the first row of the page after. */
  id: string;
}

/** Sort, page, search and filters of a table. They are in the URL, so that they can be shared and bookmarked. */
export interface TableState {
  /** Names the table in the user's preferences. */
  tableId: string;
  sort: Sort;
  pageSize: number;
  /** From 0. */
  page: number;
  anchor: Anchor | null;
  /** The text of the search box. */
  search: string;
  onSort: (field: string) => void;
  onPageSize: (size: number) => void;
  onPage: (page: number, anchor?: Anchor | null) => void;
  /** Back to the first page, replacing the history entry: the shown page no longer exists. */
  onLost: () => void;
  onSearch: (text: string) => void;
  /** A filter of this table by its name in the URL; null when it is not set. */
  filter: (name: string) => string | null;
  onFilter: (name: string, value: string | null) => void;
  /** The URL of exactly this view. */
  link: () => string;
}

/** Progress of reading all rows. */
export interface ReadProgress {
  done: number;
  /** null while it is not known. */
  total: number | null;
}

/** A table with its rows, from Firestore or from memory. */
export interface TableModel<Row> {
  state: TableState;
  rows: RowsState<Row>;
  paging: Paging;
  /** Whether the table has a search box. */
  isSearchable: boolean;
  /** The search found more rows than it returns. */
  isCut: boolean;
  /** All rows of the result, for a file: at most `maxExportRows`. */
  readAll: (options: { signal: AbortSignal; onProgress: (progress: ReadProgress) => void }) => Promise<readonly Row[]>;
}
