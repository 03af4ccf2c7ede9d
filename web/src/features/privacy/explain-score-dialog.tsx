import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { scoringApi } from '@portal/domain/contracts/scoring-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { scoreExplanationTexts as texts } from '@portal/domain/texts/score-explanation';
import { Alert, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { BusyButton } from '../../components/ui/busy-button';
import { copyText } from '../../components/ui/copy-text';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { RowsLoading } from '../../components/ui/states';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';

interface Explanation {
  paragraphs: string[];
  email: string;
}

/** A candidate's score in plain words, to read, copy or mail. */
export function ExplainScoreDialog({ candidateKey, onClose }: { candidateKey: CandidateKey; onClose: () => void }) {
  const { auth } = useFirebase();
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    callApi(auth, scoringApi.explainScore, candidateKey, { api: 'app' }).then(setExplanation, (error: unknown) => {
      setProblem(PortalError.from(error).userMessage);
    });
    // The dialog is of one candidate.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const mail = async () => {
    const isSent = await runWithNotice(
      () => callApi(auth, scoringApi.mailScoreExplanation, candidateKey, { api: 'app' }),
      { done: texts.mailed },
    );
    if (isSent) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={texts.title} centered size="lg">
      <Stack>
        <Text size="sm" c="dimmed">
          {texts.lead}
        </Text>
        {problem && (
          <Alert color="orange" role="alert">
            {problem}
          </Alert>
        )}
        {!explanation && !problem && <RowsLoading rows={4} />}
        {explanation?.paragraphs.map((paragraph) => (
          <Text key={paragraph} size="sm">
            {paragraph}
          </Text>
        ))}
        {explanation && (
          <Group justify="flex-end">
            <BusyButton
              variant="default"
              onClick={async () => {
                const text = explanation.paragraphs.join('\n\n');
                await runWithNotice(() => copyText(text), { done: texts.copied });
              }}
            >
              {texts.copy}
            </BusyButton>
            {explanation.email !== '' && <BusyButton onClick={mail}>{texts.mail(explanation.email)}</BusyButton>}
          </Group>
        )}
      </Stack>
    </Modal>
  );
}
