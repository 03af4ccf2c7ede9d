import { tableTexts } from '@portal/domain/texts/tables';
import { Box, Group, Paper, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Empty, LoadFailed, RowsLoading } from '../ui/states';
import type AgTableComponent from './ag-table';
import { Cards } from './cards';
import type { Column, Sort } from './column';
import { ColumnChooser } from './column-chooser';
import classes from './data-table.module.css';
import { Pager, type Paging } from './pager';
import { useColumnChoice } from './use-column-choice';

/** AG Grid is heavy: it loads with the first table that has room for it. */
const AgTable = lazy(() => import('./ag-table')) as unknown as typeof AgTableComponent;

interface Props<Row> {
  /** Names the table where its columns are remembered. */
  tableId: string;
  title: string;
  /** 1 where the table is the whole screen. */
  titleOrder?: 1 | 2;
  columns: readonly Column<Row>[];
  rows: { status: 'loading' } | { status: 'error'; retry: () => void } | { status: 'success'; data: readonly Row[] };
  rowId: (row: Row) => string;
  sort: Sort;
  onSort: (field: string) => void;
  paging: Paging;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Between title and column chooser: search, filters, buttons. */
  toolbar?: ReactNode;
}

/** The one table of the portal (001 §2.5): title, toolbar, column chooser, rows or cards, pager. */
export function DataTable<Row>(props: Props<Row>) {
  const { columns, rows } = props;
  const choice = useColumnChoice(props.tableId, columns);
  const known = rows.status === 'success' ? rows.data : undefined;
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <Paper>
      <Group justify="space-between" p="sm" gap="sm">
        <Title order={props.titleOrder ?? 2} size="h2">
          {props.title}
        </Title>
        <Group gap="xs">
          {props.toolbar}
          <ColumnChooser columns={columns} ids={choice.ids} onToggle={choice.toggle} onReset={choice.reset} />
        </Group>
      </Group>
      <Box style={{ borderTop: '1px solid var(--line)', borderBottom: '1px solid var(--line)' }}>{body()}</Box>
      <Pager {...props.paging} />
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
    // While another page or order is on its way the last rows stay, and with them the focus of the keyboard.
    const data = known ?? last;
    if (!data || (!known && data.length === 0)) return loading;
    if (data.length === 0) return props.empty;
    const shared = { label: props.title, columns: choice.visible, rows: data, rowId: props.rowId };
    if (isNarrow) return <Cards {...shared} />;
    return (
      <Suspense fallback={loading}>
        <div className={classes.table} aria-busy={!known}>
          <AgTable {...shared} sort={props.sort} onSort={props.onSort} />
        </div>
      </Suspense>
    );
  }
}
