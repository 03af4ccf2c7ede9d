import { Group, Paper, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { MatchText } from './cells/match-text';
import type { Column } from './column';
import classes from './data-table.module.css';
import { isRowClick } from './is-row-click';
import { RowActions, type RowAction } from './row-actions';

/** The rows as cards, for screens too narrow for a table. */
export function Cards<Row>(props: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Opens a row whose card is clicked outside of its controls. */
  onOpen?: ((row: Row) => void) | undefined;
}) {
  const { rowActions, rowName, onOpen } = props;
  const shown = props.columns.filter((column) => column.card !== 'hidden');
  const title = shown.find((column) => column.card === 'title') ?? shown[0];
  const corner = shown.find((column) => column.card === 'corner');
  const others = shown.filter((column) => column !== title && column !== corner);
  const lines = others.filter((column) => column.isAction !== true);
  const actions = others.filter((column) => column.isAction === true);
  return (
    <Stack component="ul" gap="sm" p="sm" m={0} aria-label={props.label} style={{ listStyle: 'none' }}>
      {props.rows.map((row) => (
        <Paper
          component="li"
          key={props.rowId(row)}
          p="sm"
          className={classes.card ?? ''}
          data-opens={onOpen !== undefined || undefined}
          onClick={(event) => {
            // React passes clicks in a menu on to the card, though the menu is elsewhere in the document.
            if (event.target instanceof Node && event.currentTarget.contains(event.target) && isRowClick(event))
              onOpen?.(row);
          }}
        >
          <Group justify="space-between" align="flex-start" wrap="nowrap" mb={6}>
            <div style={{ minWidth: 0, flex: 1, fontWeight: 600 }}>{title && show(title, row)}</div>
            {corner && <div style={{ flexShrink: 0 }}>{show(corner, row)}</div>}
            {rowActions && <RowActions rowName={rowName(row)} actions={rowActions(row)} />}
          </Group>
          <Stack gap={4}>
            {lines
              .filter((column) => column.text(row) !== '')
              .map((column) => (
                <Group key={column.id} gap="xs" wrap="nowrap" align="center">
                  <Text size="xs" c="dimmed" w={126} style={{ flexShrink: 0 }}>
                    {column.header}
                  </Text>
                  <Text component="div" size="sm" style={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
                    {show(column, row)}
                  </Text>
                </Group>
              ))}
          </Stack>
          {actions.length > 0 && (
            <Group gap="xs" mt="xs">
              {actions.map((column) => (
                <Fragment key={column.id}>{show(column, row)}</Fragment>
              ))}
            </Group>
          )}
        </Paper>
      ))}
    </Stack>
  );
}

function show<Row>(column: Column<Row>, row: Row) {
  if (column.cell) return column.cell(row);
  return column.isUnsearched ? column.text(row) : <MatchText>{column.text(row)}</MatchText>;
}
