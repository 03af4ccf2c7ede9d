import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { staffThreadTexts as texts } from '@portal/domain/texts/threads';
import { isUnread, type Thread } from '@portal/domain/threads/thread';
import { Badge, Group, Paper, Stack, Text, Title, Tooltip } from '@mantine/core';
import { useEffect } from 'react';
import { Empty, LoadFailed, RowsLoading } from '../../components/ui/states';
import { AnswerForm } from './answer-form';
import { MessageList } from './message-list';
import { useThreadCalls, useThreads } from './use-threads';

/** What clients ask about a candidate and staff answer, a thread for each client, live. */
export default function ThreadsPanel({ candidateKey }: { candidateKey: CandidateKey }) {
  const threads = useThreads(candidateKey);
  if (threads.status === 'loading') return <RowsLoading rows={3} height={64} />;
  if (threads.status === 'error') return <LoadFailed onRetry={threads.retry} />;
  if (threads.data.length === 0) return <Empty>{texts.none}</Empty>;
  return (
    <Stack gap="md">
      {threads.data.map((thread) => (
        <ThreadCard key={thread.id} thread={thread} candidateKey={candidateKey} />
      ))}
    </Stack>
  );
}

function ThreadCard({ thread, candidateKey }: { thread: Thread; candidateKey: CandidateKey }) {
  const { client } = thread;
  const name = client.name || client.email;
  useRead(thread, candidateKey);
  return (
    <Paper p="sm" component="section" aria-label={texts.messagesWith(name)}>
      <Stack gap="sm">
        <Group gap="xs">
          <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Title>
          {client.way === 'viewer' && (
            <Tooltip label={texts.unverifiedHint}>
              <Badge variant="light" color="gray" tt="none" tabIndex={0}>
                {texts.unverified}
              </Badge>
            </Tooltip>
          )}
          {client.email !== '' && client.email !== name && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {client.email}
            </Text>
          )}
        </Group>
        <MessageList thread={thread} candidateKey={candidateKey} />
        <AnswerForm candidateKey={candidateKey} threadId={thread.id} name={name} />
      </Stack>
    </Paper>
  );
}

/** A message that is shown counts as read, for everybody of the agency. */
function useRead(thread: Thread, candidateKey: CandidateKey): void {
  const { markRead } = useThreadCalls(candidateKey, thread.id);
  const unread = isUnread(thread, 'staff') ? (thread.lastMessageAt?.toMillis() ?? 0) : 0;
  useEffect(
    () => {
      // The next message or visit marks it as well.
      if (unread > 0) markRead().catch(() => undefined);
    },
    // The call is made anew with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [unread, thread.id],
  );
}
