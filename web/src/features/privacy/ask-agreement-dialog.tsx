import { agreementScopes } from '@portal/domain/candidates/agreement';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { agreementApi } from '@portal/domain/contracts/agreement-api';
import { formTexts } from '@portal/domain/texts/form';
import { agreementTexts as texts } from '@portal/domain/texts/agreement';
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../components/ui/busy-button';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';

interface Props {
  candidateKey: CandidateKey;
  email: string;
  onClose: () => void;
}

/** Mails the candidate a link to agree. */
export function AskAgreementDialog({ candidateKey, email, onClose }: Props) {
  const { auth } = useFirebase();
  const [scope, setScope] = useState<(typeof agreementScopes)[number]>('job');
  const send = async () => {
    const isSent = await runWithNotice(
      () => callApi(auth, agreementApi.askAgreement, { ...candidateKey, scope }, { api: 'app' }),
      { done: texts.sent },
    );
    if (isSent) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={texts.askTitle} centered>
      <Stack>
        <Text size="sm">{email ? texts.askIntro(email) : texts.noEmail}</Text>
        <Radio.Group
          label={texts.scope}
          value={scope}
          onChange={(value) => {
            setScope(value === 'agency' ? 'agency' : 'job');
          }}
        >
          <Group mt={4}>
            {agreementScopes.map((one) => (
              <Radio key={one} value={one} label={texts.scopeChoices[one]} />
            ))}
          </Group>
        </Radio.Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {formTexts.cancel}
          </Button>
          <BusyButton variant="filled" onClick={send} disabled={email === ''}>
            {texts.send}
          </BusyButton>
        </Group>
      </Stack>
    </Modal>
  );
}
