import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { viewerName } from '@portal/domain/events/public-viewer';
import type { Feedback } from '@portal/domain/feedback/feedback';
import { feedbackListTexts } from '@portal/domain/texts/candidate-page';
import { Group, Paper, Stack, Text } from '@mantine/core';
import { IconMailForward, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { formatDayAndTime } from '../../../components/ui/format';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useFeedback } from './use-feedback';

/** The feedback of viewers, newest first, live. */
export function FeedbackList({ candidateKey }: { candidateKey: CandidateKey }) {
  const feedback = useFeedback(candidateKey);
  if (feedback.status === 'loading') return <RowsLoading rows={3} height={64} />;
  if (feedback.status === 'error') return <LoadFailed onRetry={feedback.retry} />;
  if (feedback.data.length === 0) {
    return <Empty>{feedbackListTexts.none}</Empty>;
  }
  return (
    <Stack gap="sm">
      {feedback.data.map((answer, index) => (
        <FeedbackCard key={index} feedback={answer} />
      ))}
    </Stack>
  );
}

function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const { publicViewer, email } = feedback;
  const who = viewerName({ ...publicViewer, email: email || publicViewer.email });
  return (
    <Paper p="sm">
      <Group justify="space-between" gap="xs" mb={4} wrap="nowrap">
        <Group gap="xs" wrap="nowrap">
          <FeedbackIcon feedback={feedback} />
          <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
            {who}
          </Text>
        </Group>
        <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
          {formatDayAndTime(feedback.createdAt)}
        </Text>
      </Group>
      {linesOf(feedback).map(([label, value]) => (
        <Text key={label} size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Text span size="sm" c="dimmed">
            {label}:{' '}
          </Text>
          {value}
        </Text>
      ))}
    </Paper>
  );
}

/** An icon keeps its size next to a long name. */
const shown = { flexShrink: 0 };

function FeedbackIcon({ feedback }: { feedback: Feedback }) {
  if (feedback.type === 'resumeAccessRequest')
    return <IconMailForward size={18} style={shown} aria-label={feedbackListTexts.accessRequest} />;
  return feedback.approve ? (
    <IconThumbUp size={18} color="var(--score-green)" style={shown} aria-label={feedbackListTexts.approved} />
  ) : (
    <IconThumbDown size={18} color="var(--score-red)" style={shown} aria-label={feedbackListTexts.declined} />
  );
}

function linesOf(feedback: Feedback): [label: string, value: string][] {
  const custom = [
    ...feedback.thumbsUpCustomQuestion,
    ...feedback.thumbsDownCustomQuestion,
    ...feedback.thumbsUpCustomMultipleAnswersQuestion,
    ...feedback.thumbsDownCustomMultipleAnswersQuestion,
  ];
  const lines: [string, string][] = [
    [feedbackListTexts.message, feedback.message],
    [feedbackListTexts.why, feedback.whyApprove || feedback.whyDecline],
    [feedbackListTexts.interview, feedback.schedule],
    [feedbackListTexts.when, feedback.scheduleTime],
    [feedbackListTexts.suggestion, feedback.suggestion],
    ...custom.map(({ question, answer }): [string, string] => [question, answer.join(', ')]),
  ];
  return lines.filter(([, value]) => value !== '');
}
