import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { maxShownMessages } from '@portal/domain/constants/threads';
import { staffThreadTexts, threadTexts } from '@portal/domain/texts/threads';
import { textParts } from '@portal/domain/threads/text-links';
import type { Thread, ThreadMessage } from '@portal/domain/threads/thread';
import { Anchor, Stack, Text } from '@mantine/core';
import { fullMoment } from '../../components/ui/format';
import { LoadFailed, RowsLoading } from '../../components/ui/states';
import { useThreadMessages } from './use-threads';

/** The messages of a thread, the newest at the end. The last one of staff says whether the client has read it. */
export function MessageList({ thread, candidateKey }: { thread: Thread; candidateKey: CandidateKey }) {
  const messages = useThreadMessages(candidateKey, thread.id);
  if (messages.status === 'loading') return <RowsLoading rows={2} />;
  if (messages.status === 'error') return <LoadFailed onRetry={messages.retry} />;
  const readAt = thread.clientReadAt?.toMillis() ?? 0;
  return (
    <Stack gap="xs" aria-live="polite">
      {messages.data.length >= maxShownMessages && (
        <Text size="xs" c="dimmed">
          {threadTexts.onlyLatest(maxShownMessages)}
        </Text>
      )}
      {messages.data.toReversed().map((message, index, { length }) => (
        <Message
          key={message.id}
          message={message}
          isRead={
            index === length - 1 && message.side === 'staff' && readAt >= (message.createdAt?.toMillis() ?? Infinity)
          }
        />
      ))}
    </Stack>
  );
}

function Message({ message, isRead }: { message: ThreadMessage; isRead: boolean }) {
  const { text, authorName, createdAt, source } = message;
  return (
    <div>
      <Text size="xs" c="dimmed">
        <bdi>{authorName}</bdi> {createdAt && fullMoment.format(createdAt.toDate())}
        {source === 'mail' && `, ${threadTexts.byMail}`}
        {isRead && ` · ${staffThreadTexts.readByClient}`}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
        {textParts(text).map((part, index) =>
          part.url === null ? (
            part.text
          ) : (
            <Anchor key={index} href={part.url} underline="always" target="_blank" rel="noopener noreferrer">
              {part.text}
            </Anchor>
          ),
        )}
      </Text>
    </div>
  );
}
