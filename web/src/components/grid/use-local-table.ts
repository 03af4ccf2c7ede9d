import { valueAt } from '@portal/domain/fields/value-at';
import { queryTokens, textsHaveTokens } from '@portal/domain/search/tokens';
import { useMemo } from 'react';
import type { Column } from './column';
import { sortRows } from './local-rows';
import type { Paging, RowsState, TableModel, TableState } from './table-model';

/** A table over rows that are all in memory: searched, sorted and paged here. */
export function useLocalTable<Row>(
  state: TableState,
  rows: RowsState<Row>,
  columns: readonly Column<Row>[],
): TableModel<Row> {
  const { search, sort } = state;
  const all = rows.status === 'success' ? rows.data : null;
  const found = useMemo(() => {
    const wanted = queryTokens(search);
    const readable = columns.filter(({ isAction }) => !isAction);
    const matching = (all ?? []).filter((row) =>
      textsHaveTokens(wanted.length > 0 ? readable.map((column) => column.text(row)) : [], wanted),
    );
    const column = columns.find(({ sortField }) => sortField === sort.field);
    const valueOf = (row: Row) => valueAt(row, sort.field) ?? column?.text(row);
    return sortRows(matching, sort, valueOf);
  }, [all, columns, search, sort]);
  return useMemo(
    () => ({
      state,
      rows: rows.status === 'success' ? { status: 'success', data: pageOf(found, state) } : rows,
      paging: pagingOf(found.length, state),
      isSearchable: true,
      isCut: false,
      readAll: () => Promise.resolve(found),
    }),
    [state, rows, found],
  );
}

/** The rows of the page. A page that there is no more, is the last one. */
export function pageOf<Row>(rows: readonly Row[], state: TableState): readonly Row[] {
  const page = existingPage(rows.length, state);
  return rows.slice(page * state.pageSize, (page + 1) * state.pageSize);
}

/** The pager over rows that are counted and in memory. */
export function pagingOf(total: number, state: TableState): Paging {
  const { pageSize, onPage, onPageSize } = state;
  const page = existingPage(total, state);
  return {
    page,
    pageSize,
    total,
    rowCount: Math.min(pageSize, total - page * pageSize),
    hasNext: (page + 1) * pageSize < total,
    onFirst: () => {
      onPage(0);
    },
    onPrevious: () => {
      onPage(page - 1);
    },
    onNext: () => {
      onPage(page + 1);
    },
    onPageSize,
  };
}

function existingPage(total: number, { page, pageSize }: TableState): number {
  return Math.min(page, Math.max(0, Math.ceil(total / pageSize) - 1));
}
