import { syncKinds, type SyncKind } from '@portal/domain/ats/sync-run';
import { atsTexts } from '@portal/domain/texts/ats';
import { Button, Group, Menu, Text } from '@mantine/core';
import { IconChevronDown, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { useFirebase } from '../../firebase/firebase-context';
import { refreshes } from './refresh-calls';
import { SyncDot } from './sync-dot';
import { syncState, type SyncTone } from './sync-state';
import { useConnection } from './use-connection';
import { useSyncRuns } from './use-sync-runs';

/** The state of the whole is its worst part. */
const gravest: readonly SyncTone[] = ['bad', 'active', 'good', 'none'];
const hiddenKinds: readonly SyncKind[] = ['jobs', 'users', 'fields'];
const shownKinds = syncKinds.filter((kind) => !hiddenKinds.includes(kind));

/** What was imported from the ATS and when, and the imports that can be started. */
export function SyncMenu({ organizationId }: { organizationId: string }) {
  const { auth } = useFirebase();
  const runs = useSyncRuns(organizationId);
  const brokenBy = useConnection(organizationId).data?.brokenBy ?? '';
  const [now, setNow] = useState(() => Date.now());
  const states = shownKinds.map((kind) => {
    const run = runs.data?.find((each) => each.kind === kind);
    return { kind, run, ...syncState(run, now) };
  });
  const worst = gravest.find((each) => states.some((state) => state.tone === each)) ?? 'none';
  const tone = brokenBy === '' ? worst : 'bad';
  return (
    <Menu
      position="bottom-end"
      width={300}
      withinPortal
      onOpen={() => {
        setNow(Date.now());
      }}
    >
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<SyncDot tone={tone} isInButton />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {atsTexts.menu}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {brokenBy !== '' && (
          <Text size="sm" px="sm" py={6} role="alert">
            {atsTexts.broken[brokenBy]}
          </Text>
        )}
        {states.map(({ kind, run, text, tone: own }) => (
          <Group key={kind} gap="xs" px="sm" py={6} wrap="nowrap" align="flex-start">
            <SyncDot tone={own} />
            <div>
              <Text size="sm" fw={500}>
                {atsTexts.kinds[kind]}
              </Text>
              <Text size="xs" c="dimmed" role="status">
                {text}
              </Text>
              {run?.state === 'done' && (
                <Text size="xs" c="dimmed">
                  {atsTexts.changes(run.read, run.written, run.removed)}
                </Text>
              )}
            </div>
          </Group>
        ))}
        <Menu.Divider />
        {refreshes.map(({ label, run, done, failed }) => (
          <Menu.Item
            key={label}
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => void runWithNotice(() => run(auth, organizationId), { done, failed })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
