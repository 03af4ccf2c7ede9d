import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailed, RowsLoading } from './states';

/** A list that a call answers. */
export type CalledList<Item> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'loaded'; items: readonly Item[] };

interface Props<Item> {
  list: CalledList<Item>;
  empty: string;
  /** One item, as `li`. */
  row: (item: Item) => ReactNode;
}

/** The list in each of its states, and when it is empty. */
export function CalledListView<Item>({ list, empty, row }: Props<Item>) {
  if (list.status === 'loading') return <RowsLoading rows={1} />;
  if (list.status === 'failed') return <LoadFailed onRetry={list.retry} />;
  if (list.items.length === 0) return <Text size="sm">{empty}</Text>;
  return (
    <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
      {list.items.map(row)}
    </Stack>
  );
}
