import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { privacyApi, type ErasurePreview } from '@portal/domain/contracts/privacy-api';
import { isNameConfirmed } from '@portal/domain/privacy/person';
import { formTexts } from '@portal/domain/texts/form';
import { privacyPageTexts as texts } from '@portal/domain/texts/privacy';
import { Alert, Button, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { LoadFailed, RowsLoading } from '../../components/ui/states';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';
import { useRecentProof } from '../../session/recent-proof';

interface Props {
  candidateKey: CandidateKey;
  /** Where the progress is shown: the candidate's own page goes with the candidate. */
  runsHref: string;
  onClose: () => void;
}

/** Lists what an erasure reaches, and asks for the name. */
export function EraseDialog({ candidateKey, runsHref, onClose }: Props) {
  const { auth } = useFirebase();
  const withRecentProof = useRecentProof();
  const navigate = useNavigate();
  const [preview, setPreview] = useState<ErasurePreview | 'loading' | 'failed'>('loading');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void callApi(auth, privacyApi.previewErasure, candidateKey, { api: 'app', signal })
      .catch(() => 'failed' as const)
      .then((found) => {
        if (!signal.aborted) setPreview(found);
      });
    return () => {
      controller.abort();
    };
  }, [auth, candidateKey, attempt]);
  const retry = () => {
    setPreview('loading');
    setAttempt(attempt + 1);
  };
  const erase = async () => {
    setBusy(true);
    const isStarted = await runWithNotice(
      () =>
        withRecentProof(() =>
          callApi(auth, privacyApi.erasePerson, { ...candidateKey, confirmation: typed }, { api: 'app' }),
        ),
      { done: texts.eraseStarted },
    );
    setBusy(false);
    if (isStarted) await navigate(runsHref);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.eraseTitle}
      size="lg"
      centered
      closeOnClickOutside={false}
      // The dialog of a recent proof may be open above it.
      closeOnEscape={!isBusy}
    >
      {preview === 'loading' && <RowsLoading rows={4} />}
      {preview === 'failed' && <LoadFailed onRetry={retry} />}
      {typeof preview === 'object' && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void erase();
          }}
        >
          <Stack>
            <Reach preview={preview} />
            <TextInput
              label={texts.typeName(preview.name)}
              value={typed}
              maxLength={300}
              autoComplete="off"
              data-autofocus
              onChange={(event) => {
                setTyped(event.currentTarget.value);
              }}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose} disabled={isBusy}>
                {formTexts.cancel}
              </Button>
              <Button color="red" type="submit" loading={isBusy} disabled={!isNameConfirmed(typed, preview.name)}>
                {texts.erase}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}

function Reach({ preview }: { preview: ErasurePreview }) {
  const { candidates, files, marketingCandidates, contacts, keptContacts, others } = preview;
  return (
    <Stack gap="xs">
      <Text size="sm">{texts.eraseIntro}</Text>
      <List size="sm" mah={240} style={{ overflowY: 'auto' }}>
        {candidates.map(({ candidateId, jobTitle, name, foundBy }) => (
          <List.Item key={candidateId}>
            {name} · {texts.inJob(jobTitle)}{' '}
            <Text span size="xs" c="dimmed">
              ({texts.foundBy[foundBy]})
            </Text>
          </List.Item>
        ))}
        <List.Item>{texts.reach(files, marketingCandidates, contacts)}</List.Item>
      </List>
      <Text size="sm">{texts.rest}</Text>
      {keptContacts > 0 && <Alert color="yellow">{texts.keptContacts(keptContacts)}</Alert>}
      {others > 0 && <Alert color="yellow">{texts.others(others)}</Alert>}
    </Stack>
  );
}
