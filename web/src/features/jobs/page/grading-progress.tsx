import { PortalError } from '@portal/domain/errors/portal-error';
import { isGradingUnderWay, type GradingProgress as Progressing } from '@portal/domain/grading/grading-run';
import type { Job } from '@portal/domain/jobs/job';
import { gradeTexts } from '@portal/domain/texts/grading';
import { Alert, Group, Paper, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { BusyButton } from '../../../components/ui/busy-button';
import { ProgressBar } from '../../../components/ui/progress-bar';
import { useFirebase } from '../../../firebase/firebase-context';
import { gradeJobCandidates } from '../data/grade-job-candidates';

/** How far the grading of the job's candidates is, live; nothing when there is nothing to tell. */
export function GradingProgress({ job }: { job: Job }) {
  const { grading } = job;
  if (!grading) return null;
  if (isGradingUnderWay(grading.state)) return <UnderWay grading={grading} />;
  const { state, done, total, failed } = grading;
  if (state === 'failed') return <Ended job={job} color="red" text={gradeTexts.gradingStopped(done, total)} />;
  return failed > 0 ? <Ended job={job} color="yellow" text={gradeTexts.ungradable(failed)} /> : null;
}

function UnderWay({ grading: { state, done, total } }: { grading: Progressing }) {
  const label = state === 'queued' ? gradeTexts.gradingQueued(total) : gradeTexts.grading(done, total);
  return (
    <Paper p="sm">
      <Stack gap={6}>
        <Group justify="space-between" gap="sm">
          <Text size="sm" fw={500} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {label}
          </Text>
          <Text size="xs" c="dimmed">
            {gradeTexts.gradingHint}
          </Text>
        </Group>
        <ProgressBar label={label} part={total > 0 ? done / total : 0} transitionDuration={300} />
      </Stack>
    </Paper>
  );
}

function Ended({ job, color, text }: { job: Job; color: 'red' | 'yellow'; text: string }) {
  const { auth } = useFirebase();
  const again = async () => {
    try {
      await gradeJobCandidates(auth, job);
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    }
  };
  return (
    <Alert color={color} variant="light" py="xs">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{text}</Text>
        <BusyButton size="xs" onClick={again}>
          {gradeTexts.gradeAgain}
        </BusyButton>
      </Group>
    </Alert>
  );
}
