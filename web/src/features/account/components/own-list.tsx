import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import type { OwnList } from '../data/use-own-list';

interface Props<Item> {
  list: OwnList<Item>;
  empty: string;
  /** One item, as `li`. */
  row: (item: Item) => ReactNode;
}

/** A list of the user's own in its four states. */
export function OwnListView<Item>({ list, empty, row }: Props<Item>) {
  if (list.status === 'loading') return <RowsLoading rows={1} />;
  if (list.status === 'failed') return <LoadFailed onRetry={list.retry} />;
  if (list.items.length === 0) return <Text size="sm">{empty}</Text>;
  return (
    <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
      {list.items.map(row)}
    </Stack>
  );
}
