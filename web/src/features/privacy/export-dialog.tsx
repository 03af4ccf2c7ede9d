import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { privacyApi } from '@portal/domain/contracts/privacy-api';
import { privacyPageTexts as texts } from '@portal/domain/texts/privacy';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../components/ui/busy-button';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { LoadFailed, RowsLoading } from '../../components/ui/states';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';
import { useRecentProof } from '../../session/recent-proof';
import { RunProgress } from './run-progress';
import { usePrivacyRun } from './use-privacy-runs';

/** Starts an export and shows its progress and files; it goes on when the dialog is closed. */
export function ExportDialog({ candidateKey, onClose }: { candidateKey: CandidateKey; onClose: () => void }) {
  const { auth } = useFirebase();
  const withRecentProof = useRecentProof();
  const [runId, setRunId] = useState('');
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    await runWithNotice(
      async () => {
        const started = await withRecentProof(() =>
          callApi(auth, privacyApi.exportPerson, candidateKey, { api: 'app' }),
        );
        setRunId(started.runId);
      },
      { done: undefined },
    );
    setStarting(false);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.exportTitle}
      size="lg"
      centered
      closeOnClickOutside={false}
      // The dialog of a recent proof may be open above it.
      closeOnEscape={!isStarting}
    >
      <Stack>
        <Text size="sm">{texts.exportIntro}</Text>
        {runId !== '' && <StartedExport organizationId={candidateKey.organizationId} runId={runId} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
          {runId === '' && (
            <BusyButton variant="filled" data-autofocus onClick={start}>
              {texts.exportStart}
            </BusyButton>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function StartedExport({ organizationId, runId }: { organizationId: string; runId: string }) {
  const run = usePrivacyRun(organizationId, runId);
  if (run.status === 'error') return <LoadFailed onRetry={run.retry} />;
  return run.data ? <RunProgress run={run.data} /> : <RowsLoading rows={2} />;
}
