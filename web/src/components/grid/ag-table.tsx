import { tableTexts } from '@portal/domain/texts/tables';
import { VisuallyHidden } from '@mantine/core';
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
  type RowClickedEvent,
  type SortChangedEvent,
  type SuppressKeyboardEventParams,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { MatchText } from './cells/match-text';
import { copyText } from '../ui/copy-text';
import { runWithNotice } from '../ui/run-with-notice';
import type { Column, Sort } from './column';
import { cellPadding, roomForHeader } from './header-room';
import { isRowClick } from './is-row-click';
import { RowActions, type RowAction } from './row-actions';

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
  cellHorizontalPadding: cellPadding,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  columnBorder: false,
});

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Name of a row for screen readers. */
  rowName: (row: Row) => string;
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Opens a row that is clicked outside of its controls. */
  onOpen?: ((row: Row) => void) | undefined;
  sort: Sort;
  onSort: (field: string) => void;
}

const actionsColumn = 'rowActions';
/** What a cell shows, by the ids of its column and its row. */
const CellContent = createContext<(columnId: string, rowId: string) => ReactNode>(() => null);

/**
 * AG Grid over the rows of one page. The query sorts; the grid shows the order and reports clicks on
 * headers.
 */
export default function AgTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowId, rowName, rowActions, onOpen, sort, onSort } = props;
  const hasActions = rowActions !== undefined;
  const definitions = useMemo<ColDef<Row>[]>(
    () => [...columns.map((column) => definitionOf(column, sort)), ...(hasActions ? [actionsDefinition<Row>()] : [])],
    [columns, sort, hasActions],
  );
  const contentOf = (columnId: string, id: string) => {
    const row = rows.find((other) => rowId(other) === id);
    if (row === undefined) return null;
    if (columnId === actionsColumn) {
      return rowActions ? <RowActions rowName={rowName(row)} actions={rowActions(row)} /> : null;
    }
    const column = columns.find((other) => other.id === columnId);
    return column ? contentOfCell(column, row) : null;
  };
  const getRowId = useCallback(({ data }: { data: Row }) => rowId(data), [rowId]);
  const rowData = useMemo(() => [...rows], [rows]);
  const onSortChanged = useCallback(
    ({ source, columns: changed }: SortChangedEvent<Row>) => {
      if (source !== 'uiColumnSorted') return;
      // The column that was sorted before has changed too: it lost its sort.
      const sorted = changed?.find((other) => other.getSort());
      const column = columns.find(({ id }) => id === sorted?.getColId());
      if (column?.sortField) onSort(column.sortField);
    },
    [columns, onSort],
  );
  const onCellKeyDown = useCallback(
    (event: CellKeyDownEvent<Row> | FullWidthCellKeyDownEvent<Row>) => {
      actOnKey(event, columns);
    },
    [columns],
  );
  const onRowClicked = useCallback(
    ({ data, event }: RowClickedEvent<Row>) => {
      if (data !== undefined && event && isRowClick(event)) onOpen?.(data);
    },
    [onOpen],
  );
  return (
    <CellContent.Provider value={contentOf}>
      <AgGridReact<Row>
        theme={theme}
        domLayout="autoHeight"
        rowData={rowData}
        columnDefs={definitions}
        getRowId={getRowId}
        onSortChanged={onSortChanged}
        onCellKeyDown={onCellKeyDown}
        onRowClicked={onRowClicked}
        suppressMultiSort
        enableCellTextSelection
        ensureDomOrder
        // A dozen columns at most: all are in the DOM, for the browser's search and for screen readers.
        suppressColumnVirtualisation
        suppressNoRowsOverlay
        aria-label={label}
      />
    </CellContent.Provider>
  );
}

/** Focusable controls of a cell. */
const controls = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled])';

/**
 * The grid focuses the cell. Enter or Space uses its only control, or steps in where there are
 * several; Escape steps out; Ctrl+C or Cmd+C copies the cell's text.
 */
function actOnKey<Row>(
  { event, column, data }: CellKeyDownEvent<Row> | (FullWidthCellKeyDownEvent<Row> & { column?: undefined }),
  columns: readonly Column<Row>[],
): void {
  if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
  const cell = event.target.closest<HTMLElement>('[role=gridcell]');
  if (!cell) return;
  const isInside = cell !== event.target;
  if (isInside) {
    if (event.key === 'Escape') cell.focus();
    return;
  }
  if (event.key === 'Enter' || event.key === ' ') {
    const inCell = cell.querySelectorAll<HTMLElement>(controls);
    const [first] = inCell;
    if (!first) return;
    event.preventDefault();
    if (inCell.length === 1 && !first.matches('select')) first.click();
    else first.focus();
  }
  if (event.key.toLowerCase() === 'c' && (event.ctrlKey || event.metaKey)) {
    const text = columns.find(({ id }) => id === column?.getColId());
    // The browser copies a text selection.
    if (!text || text.isAction || data === undefined || window.getSelection()?.isCollapsed === false) return;
    void runWithNotice(() => copyText(text.text(data)), { done: tableTexts.cellCopied });
  }
}

/** Keys inside a control are the control's: the grid would move to another cell. */
function belongsToControl<Row>({ event }: SuppressKeyboardEventParams<Row>): boolean {
  const target = event.target;
  if (!(target instanceof Element) || target.matches('[role=gridcell], [role=columnheader]')) return false;
  if (event.key !== 'Tab') return event.key !== 'Escape';
  const all = [...(target.closest('[role=gridcell]')?.querySelectorAll(controls) ?? [])];
  return all.at(event.shiftKey ? 0 : -1) !== target;
}

function definitionOf<Row>(column: Column<Row>, sort: Sort): ColDef<Row> {
  return {
    colId: column.id,
    headerName: column.header,
    valueGetter: ({ data }) => (data ? column.text(data) : ''),
    cellRenderer: Cell,
    sortable: column.sortField !== undefined,
    sortingOrder: ['asc', 'desc'],
    sort: column.sortField === sort.field ? sort.direction : null,
    // The rows are sorted already.
    comparator: () => 0,
    suppressMovable: true,
    suppressKeyboardEvent: belongsToControl,
    ...widthOf(column),
    ...(column.cell ? { cellStyle: { display: 'flex', alignItems: 'center' } } : {}),
  };
}

/** The column's own width, but never less than its heading needs. */
function widthOf<Row>(column: Column<Row>): Pick<ColDef<Row>, 'width' | 'flex' | 'minWidth'> {
  const room = roomForHeader(column);
  if (column.width) return { width: Math.max(column.width, room) };
  return { flex: column.flex ?? 1, minWidth: Math.max(column.minWidth ?? 120, room) };
}

function contentOfCell<Row>({ cell, text, isUnsearched }: Column<Row>, row: Row): ReactNode {
  if (cell) return cell(row);
  return isUnsearched ? text(row) : <MatchText>{text(row)}</MatchText>;
}

/**
 * One component for all cells: the grid mounts a cell anew when its component changes, and with new
 * columns or rows an open menu would close and the focused control would lose the focus.
 */
function Cell({ column, node }: Pick<ICellRendererParams, 'column' | 'node'>) {
  return useContext(CellContent)(column?.getColId() ?? '', node.id ?? '');
}

function actionsDefinition<Row>(): ColDef<Row> {
  return {
    colId: actionsColumn,
    headerName: tableTexts.rowActions,
    headerComponent: ActionsHeader,
    width: 48,
    resizable: false,
    sortable: false,
    suppressMovable: true,
    suppressKeyboardEvent: belongsToControl,
    valueGetter: () => '',
    cellRenderer: Cell,
    cellStyle: { display: 'flex', alignItems: 'center', padding: '0 8px' },
  };
}

function ActionsHeader() {
  return <VisuallyHidden>{tableTexts.rowActions}</VisuallyHidden>;
}
