import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { maxMessageLength } from '@portal/domain/constants/threads';
import { staffThreadTexts as texts } from '@portal/domain/texts/threads';
import { Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../components/ui/busy-button';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { useLeaveWarning } from '../../components/ui/use-leave-warning';
import { useThreadCalls } from './use-threads';

const newId = () => crypto.randomUUID();

interface Props {
  candidateKey: CandidateKey;
  threadId: string;
  /** Of the client. */
  name: string;
}

/** Answers a client, who sees it on the page and gets it by mail. */
export function AnswerForm({ candidateKey, threadId, name }: Props) {
  const { answer } = useThreadCalls(candidateKey, threadId);
  const [text, setText] = useState('');
  // The id stays until the answer is stored, so that a repeated call adds one.
  const [messageId, setMessageId] = useState(newId);
  useLeaveWarning(text !== '');
  const send = () =>
    runWithNotice(
      async () => {
        await answer(messageId, text);
        setText('');
        setMessageId(newId());
      },
      { done: texts.sent },
    );
  return (
    <Stack gap="xs">
      <Textarea
        label={texts.answerTo(name)}
        value={text}
        maxLength={maxMessageLength}
        autosize
        minRows={2}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <Group justify="flex-end">
        <BusyButton disabled={text.trim() === ''} onClick={send}>
          {texts.sendAnswer}
        </BusyButton>
      </Group>
    </Stack>
  );
}
