import type { ProfileVersion } from '@portal/domain/contracts/profiles-api';
import { profilePanelTexts } from '@portal/domain/texts/profiles';
import { Group, Modal, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { formatMoment } from '../../../components/ui/format';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import type { ProfileCalls } from '../data/use-profile-calls';
import type { OwnedProfile } from '../data/use-profiles';

interface Props {
  profile: OwnedProfile;
  calls: ProfileCalls;
  nameOf: (uid: string) => string;
  onClose: () => void;
}

type Versions = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; versions: ProfileVersion[] };

/** Earlier versions of a profile; restoring one makes it the newest. */
export function ProfileHistory({ profile, calls, nameOf, onClose }: Props) {
  const [state, setState] = useState<Versions>({ status: 'loading' });
  const { id, revision } = profile;
  const load = useCallback(() => {
    calls.listVersions({ profileId: id }).then(
      ({ versions }) => {
        setState({ status: 'loaded', versions });
      },
      () => {
        setState({ status: 'failed' });
      },
    );
  }, [calls, id]);
  useEffect(load, [load]);
  return (
    <Modal opened onClose={onClose} title={profilePanelTexts.history} centered size="lg">
      {state.status === 'loading' && <RowsLoading rows={3} />}
      {state.status === 'failed' && <LoadFailed onRetry={load} />}
      {state.status === 'loaded' && state.versions.length === 0 && <Empty>{profilePanelTexts.noHistory}</Empty>}
      {state.status === 'loaded' && (
        <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {state.versions.map((version) => (
            <Group key={version.revision} component="li" justify="space-between" wrap="nowrap" align="flex-start">
              <div style={{ minWidth: 0 }}>
                <Text size="sm" fw={500}>
                  {formatMoment(version.savedAt)}
                </Text>
                <Text size="xs" c="dimmed">
                  {profilePanelTexts.version(version.editorName || nameOf(version.editedBy), version.changedSections)}
                </Text>
              </div>
              {version.revision === revision ? (
                <Text size="xs" c="dimmed">
                  {profilePanelTexts.currentVersion}
                </Text>
              ) : (
                <BusyButton
                  size="compact-sm"
                  label={profilePanelTexts.restoreOf(formatMoment(version.savedAt))}
                  onClick={async () => {
                    const request = { profileId: id, version: version.revision };
                    const isDone = await runWithNotice(() => calls.restore(request), {
                      done: profilePanelTexts.restored,
                    });
                    if (isDone) onClose();
                  }}
                >
                  {profilePanelTexts.restore}
                </BusyButton>
              )}
            </Group>
          ))}
        </Stack>
      )}
    </Modal>
  );
}
