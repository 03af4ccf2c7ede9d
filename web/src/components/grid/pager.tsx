import { pageSizes } from '@portal/domain/constants/tables';
import { tableTexts } from '@portal/domain/texts/tables';
import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft } from '@tabler/icons-react';
import type { Paging } from './table-model';

/**
 * Page size, position, and navigation to the other pages.
 * @param title of the table: a screen may have two.
 */
export function Pager({ title, ...paging }: Paging & { title: string }) {
  const { page, pageSize, onFirst, onPrevious, onNext, onPageSize } = paging;
  const total = totalOf(paging);
  return (
    <Group component="nav" aria-label={tableTexts.pager(title)} justify="space-between" gap="sm" px="sm" py="xs">
      <Group gap="xs" wrap="nowrap" style={{ minWidth: 0 }}>
        <NativeSelect
          size="xs"
          style={{ flexShrink: 0 }}
          aria-label={tableTexts.rowsPerPage}
          data={pageSizes.map(String)}
          value={String(pageSize)}
          onChange={(event) => {
            onPageSize(Number(event.currentTarget.value));
          }}
        />
        <Text size="sm" c="dimmed" role="status">
          {positionText(paging, total)}
        </Text>
      </Group>
      <Group gap={4} wrap="nowrap">
        {page > 1 && (
          <ActionIcon variant="default" size="lg" aria-label={tableTexts.firstPage} onClick={onFirst}>
            <IconChevronsLeft size={16} />
          </ActionIcon>
        )}
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={tableTexts.previousPage}
          disabled={page === 0}
          onClick={onPrevious}
        >
          <IconChevronLeft size={16} />
        </ActionIcon>
        <Text size="sm" c="dimmed" px={6}>
          {tableTexts.page(page + 1, total === null ? null : Math.max(page + 1, Math.ceil(total / pageSize)))}
        </Text>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={tableTexts.nextPage}
          disabled={!paging.hasNext}
          onClick={onNext}
        >
          <IconChevronRight size={16} />
        </ActionIcon>
      </Group>
    </Group>
  );
}

/** The total: counted, or known from the last page; null when unknown. */
function totalOf({ page, pageSize, total, rowCount, hasNext }: Paging): number | null {
  const shown = page * pageSize + rowCount;
  if (!hasNext && rowCount > 0) return shown;
  return total === null ? null : Math.max(total, shown);
}

function positionText({ page, pageSize, rowCount }: Paging, total: number | null): string {
  const to = page * pageSize + rowCount;
  const from = rowCount === 0 ? 0 : page * pageSize + 1;
  if (total !== null) return tableTexts.showing(from, to, total);
  return rowCount === 0 ? '' : tableTexts.showingOfMany(from, to);
}
