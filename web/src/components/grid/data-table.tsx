import { searchWords } from '@portal/domain/search/words';
import { tableTexts } from '@portal/domain/texts/tables';
import { Box, Button, Group, Paper, Text, Title } from '@mantine/core';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Empty, LoadFailed, RowsLoading } from '../ui/states';
import { useIsNarrow } from '../ui/use-is-narrow';
import type AgTableComponent from './ag-table';
import { Cards } from './cards';
import { SearchedWords } from './cells/match-text';
import type { Column } from './column';
import { ColumnChooser } from './column-chooser';
import classes from './data-table.module.css';
import { MoreMenu } from './more-menu';
import { Pager } from './pager';
import type { RowAction } from './row-actions';
import { RowQuestions } from './row-questions';
import { SearchBox } from './search-box';
import { SortMenu } from './sort-menu';
import type { TableModel } from './table-model';
import { useColumnChoice } from './use-column-choice';

/** AG Grid is heavy: it loads with the first table that has room for it. */
const AgTable = lazy(() => import('./ag-table')) as unknown as typeof AgTableComponent;

interface Props<Row> {
  title: string;
  /** 1 where the table is the whole page. */
  titleOrder?: 1 | 2;
  table: TableModel<Row>;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** Name of a row for screen readers; defaults to the title column. */
  rowName?: (row: Row) => string;
  /** Actions on a row besides those in its cells. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** Opens a row that is clicked outside of its controls; the row has a link or a button for the keyboard. */
  onOpen?: (row: Row) => void;
  /** Shown instead of rows when there are none at all. */
  empty: ReactNode;
  /** Between title and search box: filters. */
  toolbar?: ReactNode;
  /** Below the toolbar: filters that are too many for it. */
  filters?: ReactNode;
  /** Adds a row; shown at the end of the toolbar. */
  add?: ReactNode;
  /** Below the toolbar: explains the filters. */
  note?: ReactNode;
}

/** The portal's table: title, toolbar, search, column chooser, rows or cards, pager. */
export function DataTable<Row>(props: Props<Row>) {
  const { columns, table, title } = props;
  const { state, rows } = table;
  const choice = useColumnChoice(state.tableId, columns);
  const known = rows.status === 'success' ? rows.data : undefined;
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  const isNarrow = useIsNarrow();
  const words = useMemo(() => searchWords(state.search), [state.search]);
  const rowName = props.rowName ?? nameBy(columns);

  return (
    <Paper component="section" aria-label={title}>
      <Group justify="space-between" p="sm" gap="sm">
        <Title order={props.titleOrder ?? 2} size="h2" mr="auto">
          {title}
        </Title>
        <Group gap="xs" style={{ flexGrow: isNarrow ? 1 : 0, order: isNarrow ? 2 : 1 }}>
          {props.toolbar}
          {table.isSearchable && (
            <SearchBox label={tableTexts.searchIn(title)} value={state.search} onSearch={state.onSearch} />
          )}
          {isNarrow && <SortMenu columns={columns} sort={state.sort} onSort={state.onSort} />}
          <ColumnChooser
            columns={columns}
            ids={choice.ids}
            onToggle={choice.toggle}
            onReset={choice.reset}
            isCompact={isNarrow}
          />
          <MoreMenu title={title} table={table} columns={choice.visible} />
        </Group>
        {/* At one place in the tree for every width: an open form must survive the rotation of a phone. */}
        {props.add && <Box style={{ order: isNarrow ? 1 : 2 }}>{props.add}</Box>}
        {props.note && (
          <Text size="xs" c="dimmed" w="100%" style={{ order: 3 }}>
            {props.note}
          </Text>
        )}
      </Group>
      {props.filters}
      <Box style={{ borderTop: '1px solid var(--line)', borderBottom: '1px solid var(--line)' }}>
        {table.isCut && (
          <Text size="xs" c="dimmed" px="sm" py={6} role="status">
            {tableTexts.notAllMatches}
          </Text>
        )}
        <RowQuestions>
          <SearchedWords value={words}>{body()}</SearchedWords>
        </RowQuestions>
      </Box>
      <Pager title={title} {...table.paging} />
    </Paper>
  );

  function body() {
    if (choice.visible.length === 0) return <Empty>{tableTexts.noColumns}</Empty>;
    const loading = (
      <Box p="sm">
        <RowsLoading />
      </Box>
    );
    if (rows.status === 'error') return <LoadFailed onRetry={rows.retry} />;
    if (rows.status === 'offline') return <Empty>{tableTexts.offline}</Empty>;
    // The last rows stay while another page or order loads, and so does the keyboard focus.
    const data = known ?? last;
    if (!data || (!known && data.length === 0)) return loading;
    if (data.length === 0) return state.search === '' ? props.empty : noMatch();
    const shared = {
      label: title,
      columns: choice.visible,
      rows: data,
      rowId: props.rowId,
      rowName,
      rowActions: props.rowActions,
      onOpen: props.onOpen,
    };
    if (isNarrow) return <Cards {...shared} />;
    return (
      <Suspense fallback={loading}>
        <div className={classes.table} aria-busy={!known} data-opens={props.onOpen !== undefined || undefined}>
          <AgTable {...shared} sort={state.sort} onSort={state.onSort} />
        </div>
      </Suspense>
    );
  }

  function noMatch() {
    const clear = (
      <Button
        variant="default"
        onClick={() => {
          state.onSearch('');
        }}
      >
        {tableTexts.clearSearch}
      </Button>
    );
    return <Empty action={clear}>{tableTexts.noMatch(state.search)}</Empty>;
  }
}

/** The column that names a row: the title of its card. */
function nameBy<Row>(columns: readonly Column<Row>[]): (row: Row) => string {
  const column = columns.find(({ card }) => card === 'title') ?? columns.find(({ isAction }) => !isAction);
  return (row) => column?.text(row) ?? '';
}
