import {
  CellStyleModule,
  ClientSideRowModelModule,
  ModuleRegistry,
  RowStyleModule,
  themeQuartz,
  type CellKeyDownEvent,
  type ColDef,
  type FullWidthCellKeyDownEvent,
  type ICellRendererParams,
  type SortChangedEvent,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useCallback, useMemo } from 'react';
import type { Column, Sort } from './column';

ModuleRegistry.registerModules([ClientSideRowModelModule, CellStyleModule, RowStyleModule]);

const theme = themeQuartz.withParams({
  accentColor: 'var(--mantine-color-accent-6)',
  borderColor: 'var(--line)',
  foregroundColor: 'var(--ink)',
  headerTextColor: 'var(--ink-soft)',
  headerBackgroundColor: 'var(--surface)',
  headerFontWeight: 600,
  fontFamily: 'inherit',
  fontSize: 13,
  rowHeight: 44,
  headerHeight: 38,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  columnBorder: false,
});

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort: Sort;
  onSort: (field: string) => void;
}

/**
 * The table itself: AG Grid over the rows of one page. Sorting is the query's business, so the grid only shows it and
 * passes the wish on.
 */
export default function AgTable<Row>({ label, columns, rows, rowId, sort, onSort }: Props<Row>) {
  const definitions = useMemo<ColDef<Row>[]>(
    () => columns.map((column) => definitionOf(column, sort)),
    [columns, sort],
  );
  const getRowId = useCallback(({ data }: { data: Row }) => rowId(data), [rowId]);
  const onSortChanged = useCallback(
    ({ source, columns: changed }: SortChangedEvent<Row>) => {
      if (source !== 'uiColumnSorted') return;
      const column = columns.find(({ id }) => changed?.some((other) => other.getColId() === id));
      if (column?.sortField) onSort(column.sortField);
    },
    [columns, onSort],
  );
  return (
    <AgGridReact<Row>
      theme={theme}
      domLayout="autoHeight"
      rowData={[...rows]}
      columnDefs={definitions}
      getRowId={getRowId}
      onSortChanged={onSortChanged}
      onCellKeyDown={followLink}
      enableCellTextSelection
      ensureDomOrder
      // A table has a dozen columns: all of them stand in the page, for searching in it and for screen readers.
      suppressColumnVirtualisation
      suppressNoRowsOverlay
      aria-label={label}
    />
  );
}

/** Enter in a cell follows its link: the grid keeps the focus on the cell and does not pass it on. */
function followLink<Row>({ event }: CellKeyDownEvent<Row> | FullWidthCellKeyDownEvent<Row>): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || !(event.target instanceof Element)) return;
  if (event.target.matches('[role=gridcell]')) event.target.querySelector('a')?.click();
}

function definitionOf<Row>(column: Column<Row>, sort: Sort): ColDef<Row> {
  const { cell } = column;
  return {
    colId: column.id,
    headerName: column.header,
    valueGetter: ({ data }) => (data ? column.text(data) : ''),
    ...(cell ? { cellRenderer: ({ data }: ICellRendererParams<Row>) => (data ? cell(data) : null) } : {}),
    sortable: column.sortField !== undefined,
    sortingOrder: ['asc', 'desc'],
    sort: column.sortField === sort.field ? sort.direction : null,
    // The rows come sorted; the grid must not sort the page once more.
    comparator: () => 0,
    suppressMovable: true,
    ...(column.width ? { width: column.width } : { flex: 1, minWidth: column.minWidth ?? 120 }),
    ...(cell ? { cellStyle: { display: 'flex', alignItems: 'center' } } : {}),
  };
}
