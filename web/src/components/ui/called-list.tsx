import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailed, RowsLoading } from './states';
import type { CalledList } from '../../firebase/use-called-list';

interface Props<Item> {
  list: CalledList<Item>;
  empty: string;
  /** One item, as `li`. */
  row: (item: Item) => ReactNode;
}

/** A list that a call answers, in its four states. */
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
