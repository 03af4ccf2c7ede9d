import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useCandidateInterviews } from '../data/use-interviews';
import { useInterviewCalls } from '../data/use-interview-calls';
import { useRecipients } from '../data/use-recipients';
import { InterviewDialog } from './interview-dialog';
import { InterviewItem } from './interview-item';

/** The interviews with a candidate, live, and a way to offer times. */
export default function CandidateInterviews({ candidateKey }: { candidateKey: CandidateKey }) {
  const titleId = useId();
  const interviews = useCandidateInterviews(candidateKey);
  const recipients = useRecipients(candidateKey);
  const { offer } = useInterviewCalls();
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(Date.now);
  const isOffering = recipients !== undefined && recipients.length > 0;
  return (
    <section aria-labelledby={titleId}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5" id={titleId}>
          {texts.title}
        </Title>
        {isOffering && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              setOpen(true);
            }}
          >
            {texts.offer}
          </Button>
        )}
      </Group>
      {interviews.status === 'error' && <LoadFailed onRetry={interviews.retry} />}
      {interviews.status === 'loading' && <RowsLoading rows={1} />}
      {interviews.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {recipients?.length === 0 ? texts.noRecipients : texts.none}
        </Text>
      )}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {interviews.data?.map((interview) => (
          <InterviewItem key={interview.id} interview={interview} now={now} />
        ))}
      </Stack>
      {isOpen && recipients && (
        <InterviewDialog
          kind="offer"
          interview={null}
          recipients={recipients}
          onSend={(input, recipientId) => offer(candidateKey, recipientId, input)}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}
