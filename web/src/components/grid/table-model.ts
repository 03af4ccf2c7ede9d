import type { Sort } from './column';

/** What is known of the rows of the shown page. */
export type RowsState<Row> =
  | { status: 'loading' }
  /** There is no connection, and nothing was kept from before. */
  | { status: 'offline' }
  | { status: 'error'; retry: () => void }
  | { status: 'success'; data: readonly Row[] };

/** Where the shown page lies, and the ways from it. */
export interface Paging {
  /** From 0. */
  page: number;
  pageSize: number;
  /** null while nobody has counted. */
  total: number | null;
  rowCount: number;
  hasNext: boolean;
  onFirst: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onPageSize: (size: number) => void;
}

/** A page that is not the first, told by the row beside it: Firestore pages by rows and not by numbers. */
export interface Anchor {
  side: 'after' | 'before';
  /** Id of the last row of the page before, or of the first row of the page after. */
  id: string;
}

/** What a person has asked a table for. It stands in the address, so that it can be shared and gone back to. */
export interface TableState {
  /** Names the table where choices are remembered. */
  tableId: string;
  sort: Sort;
  pageSize: number;
  /** From 0. */
  page: number;
  anchor: Anchor | null;
  /** What was typed into the search box. */
  search: string;
  onSort: (field: string) => void;
  onPageSize: (size: number) => void;
  onPage: (page: number, anchor?: Anchor | null) => void;
  /** Back to the first page without a trace in the history: the shown one is gone. */
  onLost: () => void;
  onSearch: (text: string) => void;
  /** A filter of the table's own, by its name in the address; null when it is not set. */
  filter: (name: string) => string | null;
  onFilter: (name: string, value: string | null) => void;
  /** The address that shows somebody else the very same. */
  link: () => string;
}

/** How far the reading of all rows has come. */
export interface ReadProgress {
  done: number;
  /** null while it is not known. */
  total: number | null;
}

/** A table with its rows, wherever they come from. */
export interface TableModel<Row> {
  state: TableState;
  rows: RowsState<Row>;
  paging: Paging;
  /** Is there something to search in? */
  isSearchable: boolean;
  /** A search found more than it gives. */
  isCut: boolean;
  /** All rows of the result, for a file: at most `maxExportRows`. */
  readAll: (options: { signal: AbortSignal; onProgress: (progress: ReadProgress) => void }) => Promise<readonly Row[]>;
}
