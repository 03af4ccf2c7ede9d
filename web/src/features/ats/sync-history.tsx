import { syncHistorySchema, type SyncHistoryEntry } from '@portal/domain/ats/sync-run';
import { collections } from '@portal/domain/paths/firestore-paths';
import { atsTexts } from '@portal/domain/texts/ats';
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { formatDayAndTime } from '../../components/ui/format';
import { Empty, LoadFailed, RowsLoading } from '../../components/ui/states';
import { useData } from '../../firebase/data-provider';
import { useLiveQuery, type Live } from '../../firebase/use-live';
import { SyncDot } from './sync-dot';

const shownEntries = 20;

function useSyncHistory(organizationId: string): Live<SyncHistoryEntry[]> {
  const { firestore } = useData();
  const path = collections.syncHistory(organizationId);
  const newest = query(collection(firestore, path), orderBy('finishedAt', 'desc'), limit(shownEntries));
  return useLiveQuery(path, newest, syncHistorySchema);
}

/** The last imports that have finished: what, when, who and with what result. @param nameOf the name of a user by uid. */
export function SyncHistory({ organizationId, nameOf }: { organizationId: string; nameOf: (uid: string) => string }) {
  const history = useSyncHistory(organizationId);
  return (
    <Stack gap="xs" component="section" aria-label={atsTexts.history}>
      <Title order={2} size="h4">
        {atsTexts.history}
      </Title>
      {history.status === 'loading' && <RowsLoading rows={4} />}
      {history.status === 'error' && <LoadFailed onRetry={history.retry} />}
      {history.data?.length === 0 && <Empty>{atsTexts.noHistory}</Empty>}
      {history.data && history.data.length > 0 && (
        <Paper withBorder component="ul" m={0} px="md" py={4} style={{ listStyle: 'none' }}>
          {history.data.map((entry) => (
            <Entry key={entry.finishedAt?.toMillis()} entry={entry} name={nameOf(entry.requestedBy)} />
          ))}
        </Paper>
      )}
    </Stack>
  );
}

function Entry({ entry, name }: { entry: SyncHistoryEntry; name: string }) {
  const { kind, state, message, read, written, removed, finishedAt } = entry;
  const hasFailed = state === 'failed';
  return (
    <Group component="li" gap="sm" py={6} wrap="nowrap" align="flex-start">
      <SyncDot tone={hasFailed ? 'bad' : 'good'} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" fw={500}>
          {atsTexts.kinds[kind]}
        </Text>
        <Text size="xs" c="dimmed">
          {hasFailed
            ? atsTexts.failed(message)
            : [atsTexts.changes(read, written, removed), message].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text size="xs" c="dimmed" ta="right">
        {formatDayAndTime(finishedAt)}
        <br />
        {name || atsTexts.bySchedule}
      </Text>
    </Group>
  );
}
