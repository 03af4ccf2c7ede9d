import type { AnonymityFinding } from '@portal/domain/contracts/profiles-api';
import { formTexts } from '@portal/domain/texts/form';
import { anonymityKindTexts, profilePanelTexts } from '@portal/domain/texts/profiles';
import { Alert, Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import type { ProfileCalls } from '../data/use-profile-calls';
import type { OwnedProfile } from '../data/use-profiles';
import classes from './profiles.module.css';

interface Props {
  profile: OwnedProfile;
  calls: ProfileCalls;
  onShow: (profileId: string) => void;
  onClose: () => void;
}

type State =
  | { step: 'loading' | 'failed' }
  | { step: 'found'; findings: AnonymityFinding[] }
  | { step: 'made'; profileId: string; removed: AnonymityFinding[]; remaining: AnonymityFinding[] };

/** Makes a copy without what identifies the candidate, and lists what was found before it is shared. */
export function AnonymousCopy({ profile, calls, onShow, onClose }: Props) {
  const [state, setState] = useState<State>({ step: 'loading' });
  const { id } = profile;
  const find = useCallback(() => {
    calls.findIdentifying({ profileId: id }).then(
      ({ findings }) => {
        setState({ step: 'found', findings });
      },
      () => {
        setState({ step: 'failed' });
      },
    );
  }, [calls, id]);
  useEffect(find, [find]);
  const make = () =>
    runWithNotice(
      async () => {
        const made = await calls.anonymize({ profileId: id });
        onShow(made.profileId);
        setState({ step: 'made', ...made });
      },
      { done: profilePanelTexts.anonymized },
    );
  return (
    <Modal opened onClose={onClose} title={profilePanelTexts.anonymize} centered size="lg">
      <Stack>
        {state.step === 'loading' && <RowsLoading rows={3} />}
        {state.step === 'failed' && <LoadFailed onRetry={find} />}
        {state.step === 'found' && (
          <>
            <Text size="sm">{profilePanelTexts.anonymizeHint}</Text>
            <Findings title={profilePanelTexts.found(state.findings.length)} findings={state.findings} />
          </>
        )}
        {state.step === 'made' && (
          <>
            {state.remaining.length > 0 ? (
              <Alert color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />}>
                {profilePanelTexts.remaining}
              </Alert>
            ) : (
              <Alert color="green" icon={<IconCircleCheck size={18} aria-hidden />}>
                {profilePanelTexts.nothingRemains}
              </Alert>
            )}
            <Findings title={profilePanelTexts.toCheck(state.remaining.length)} findings={state.remaining} />
            <Findings title={profilePanelTexts.removedTexts(state.removed.length)} findings={state.removed} />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {state.step === 'made' ? formTexts.close : formTexts.cancel}
          </Button>
          {state.step === 'found' && (
            <BusyButton variant="filled" onClick={make}>
              {profilePanelTexts.makeCopy}
            </BusyButton>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function Findings({ title, findings }: { title: string; findings: readonly AnonymityFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h4" mb={4}>
        {title}
      </Title>
      <ul className={classes.plainList}>
        {findings.map(({ kind, section, text }, index) => (
          <li key={index}>
            <Text size="sm" span>
              {text}
            </Text>{' '}
            <Text size="xs" c="dimmed" span>
              {[anonymityKindTexts[kind], section].filter(Boolean).join(', ')}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
