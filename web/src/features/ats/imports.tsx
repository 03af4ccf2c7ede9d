import { isSyncing, syncKinds, type SyncKind, type SyncRun } from '@portal/domain/ats/sync-run';
import { atsTexts } from '@portal/domain/texts/ats';
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { BusyButton } from '../../components/ui/busy-button';
import { formatDayAndTime } from '../../components/ui/format';
import { ProgressBar } from '../../components/ui/progress-bar';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { LoadFailed, RowsLoading } from '../../components/ui/states';
import { useFirebase } from '../../firebase/firebase-context';
import { adminRefreshes, refreshes } from './refresh-calls';
import { SyncDot } from './sync-dot';
import { syncState } from './sync-state';
import { useNow } from './use-now';
import { useSyncRuns } from './use-sync-runs';

/** The newest import of each kind with its progress and result, and buttons that start one. */
export function Imports({ organizationId }: { organizationId: string }) {
  const runs = useSyncRuns(organizationId);
  const now = useNow();
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        {atsTexts.imports}
      </Title>
      {runs.status === 'loading' && <RowsLoading rows={syncKinds.length} />}
      {runs.status === 'error' && <LoadFailed onRetry={runs.retry} />}
      {runs.status === 'success' && (
        <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {syncKinds.map((kind) => (
            <Import
              key={kind}
              organizationId={organizationId}
              kind={kind}
              run={runs.data.find((each) => each.kind === kind)}
              now={now}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface ImportProps {
  organizationId: string;
  kind: SyncKind;
  run: SyncRun | undefined;
  now: number;
}

function Import({ organizationId, kind, run, now }: ImportProps) {
  const { auth } = useFirebase();
  const { text, tone } = syncState(run, now);
  const refresh = [...refreshes, ...adminRefreshes].find((each) => each.kind === kind);
  const name = atsTexts.kinds[kind];
  return (
    <Paper component="li" withBorder px="md" py="xs">
      <Group justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap" align="flex-start" miw={0}>
          <SyncDot tone={tone} />
          <div>
            <Text size="sm" fw={500}>
              {name}
            </Text>
            <Text size="sm" c="dimmed" role="status">
              {text}
            </Text>
            {run?.state === 'done' && run.message !== '' && (
              <Text size="xs" c="var(--mantine-color-orange-text)">
                {run.message}
              </Text>
            )}
            {run && !isSyncing(run) && (
              <Text size="xs" c="dimmed">
                {formatDayAndTime(run.startedAt)} · {atsTexts.changes(run.read, run.written, run.removed)}
              </Text>
            )}
          </div>
        </Group>
        {refresh && (
          <BusyButton
            size="xs"
            style={{ flexShrink: 0 }}
            label={atsTexts.refreshKind(name)}
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => runWithNotice(() => refresh.run(auth, organizationId), refresh)}
          >
            {atsTexts.refresh}
          </BusyButton>
        )}
        {kind === 'candidates' && (
          <Text size="xs" c="dimmed" ta="right">
            {atsTexts.withTearsheets}
          </Text>
        )}
      </Group>
      {run && isSyncing(run) && <ProgressBar label={name} part={null} mt="xs" />}
    </Paper>
  );
}
