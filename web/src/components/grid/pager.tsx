import { pageSizes } from '@portal/domain/constants/tables';
import { tableTexts } from '@portal/domain/texts/tables';
import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

export interface Paging {
  /** From 0. */
  page: number;
  pageSize: number;
  /** null until counted. */
  total: number | null;
  rowCount: number;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onPageSize: (size: number) => void;
}

/** Page size, position, and the way to the neighbouring pages. */
export function Pager({ page, pageSize, total, rowCount, hasNext, onPrevious, onNext, onPageSize }: Paging) {
  const from = rowCount === 0 ? 0 : page * pageSize + 1;
  const to = page * pageSize + rowCount;
  return (
    <Group justify="space-between" gap="sm" px="sm" py="xs" wrap="nowrap">
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
          {total === null ? '' : tableTexts.showing(from, to, Math.max(total, to))}
        </Text>
      </Group>
      <Group gap={4} wrap="nowrap">
        <ActionIcon variant="default" size="lg" aria-label="Previous page" disabled={page === 0} onClick={onPrevious}>
          <IconChevronLeft size={16} />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label="Next page" disabled={!hasNext} onClick={onNext}>
          <IconChevronRight size={16} />
        </ActionIcon>
      </Group>
    </Group>
  );
}
