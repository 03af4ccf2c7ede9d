import { tableTexts } from '@portal/domain/texts/tables';
import { ActionIcon, NativeSelect, Group } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import type { Column, Sort } from './column';

/** Sorting for cards, which have no headings to click. */
export function SortMenu<Row>(props: { columns: readonly Column<Row>[]; sort: Sort; onSort: (field: string) => void }) {
  const { sort, onSort } = props;
  const sortable = props.columns.flatMap(({ sortField, header }) =>
    sortField ? [{ value: sortField, label: header }] : [],
  );
  if (sortable.length === 0) return null;
  const isKnown = sortable.some(({ value }) => value === sort.field);
  const isAscending = sort.direction === 'asc';
  return (
    <Group gap={4} wrap="nowrap">
      <NativeSelect
        size="sm"
        aria-label={tableTexts.sortBy}
        data={isKnown ? sortable : [{ value: sort.field, label: tableTexts.sortBy }, ...sortable]}
        value={sort.field}
        onChange={(event) => {
          onSort(event.currentTarget.value);
        }}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={isAscending ? tableTexts.ascending : tableTexts.descending}
        onClick={() => {
          onSort(sort.field);
        }}
      >
        {isAscending ? <IconSortAscending size={16} aria-hidden /> : <IconSortDescending size={16} aria-hidden />}
      </ActionIcon>
    </Group>
  );
}
