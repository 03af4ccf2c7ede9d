import type { ProfileVersion } from '@portal/domain/contracts/profiles-api';
import { profilePanelTexts as texts } from '@portal/domain/texts/profiles';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { formatMoment } from '../../../components/ui/format';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import type { ProfileCalls } from '../data/use-profile-calls';
import type { OwnedProfile } from '../data/use-profiles';

const ShownVersion = lazy(() => import('./shown-version'));

interface Props {
  profile: OwnedProfile;
  calls: ProfileCalls;
  nameOf: (uid: string) => string;
  onClose: () => void;
}

type Versions = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; versions: ProfileVersion[] };

/** Earlier versions of a profile. Each is looked at before it is restored, which makes it the newest. */
export function ProfileHistory({ profile, calls, nameOf, onClose }: Props) {
  const [state, setState] = useState<Versions>({ status: 'loading' });
  const [shown, setShown] = useState<ProfileVersion | null>(null);
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
    <Modal opened onClose={onClose} title={texts.history} centered size="xl">
      {shown && (
        <Suspense fallback={<RowsLoading rows={4} />}>
          <ShownVersion
            profile={profile}
            version={shown}
            calls={calls}
            onBack={() => {
              setShown(null);
            }}
            onRestored={onClose}
          />
        </Suspense>
      )}
      {!shown && state.status === 'loading' && <RowsLoading rows={3} />}
      {!shown && state.status === 'failed' && <LoadFailed onRetry={load} />}
      {!shown && state.status === 'loaded' && state.versions.length === 0 && <Empty>{texts.noHistory}</Empty>}
      {!shown && state.status === 'loaded' && (
        <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {state.versions.map((version) => (
            <Group key={version.revision} component="li" justify="space-between" wrap="nowrap" align="flex-start">
              <div style={{ minWidth: 0 }}>
                <Text size="sm" fw={500}>
                  {formatMoment(version.savedAt)}
                </Text>
                <Text size="xs" c="dimmed">
                  {texts.version[version.cause](version.editorName || nameOf(version.editedBy))}
                </Text>
                {version.changedSections && (
                  <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                    {texts.changedSections(version.changedSections)}
                  </Text>
                )}
              </div>
              {version.revision === revision ? (
                <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
                  {texts.currentVersion}
                </Text>
              ) : (
                <Button
                  variant="default"
                  size="compact-sm"
                  style={{ flexShrink: 0 }}
                  aria-label={texts.showVersionOf(formatMoment(version.savedAt))}
                  onClick={() => {
                    setShown(version);
                  }}
                >
                  {texts.showVersion}
                </Button>
              )}
            </Group>
          ))}
        </Stack>
      )}
    </Modal>
  );
}
