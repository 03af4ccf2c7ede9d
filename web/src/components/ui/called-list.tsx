import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Called } from './called';
import { LoadFailed, RowsLoading } from './states';

interface Props<Item> {
  list: Called<readonly Item[]>;
  empty: string;
  /** One item, as `li`. */
  row: (item: Item) => ReactNode;
}

/** A list that a call answers, in each of its states, and when it is empty. */
export function CalledListView<Item>({ list, empty, row }: Props<Item>) {
  if (list.status === 'loading') return <RowsLoading rows={1} />;
  if (list.status === 'failed') return <LoadFailed onRetry={list.retry} />;
  if (list.value.length === 0) return <Text size="sm">{empty}</Text>;
  return (
    <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
      {list.value.map(row)}
    </Stack>
  );
}
