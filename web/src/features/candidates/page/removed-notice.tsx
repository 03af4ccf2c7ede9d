import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { candidatePageTexts } from '@portal/domain/texts/candidate-page';
import { failureTexts } from '@portal/domain/texts/states';
import { Alert, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useCandidateActions } from '../data/use-candidate-actions';

/** Says that a candidate is removed, and offers to restore it. */
export function RemovedNotice({ candidate }: { candidate: JobCandidate }) {
  const { restore } = useCandidateActions();
  return (
    <Alert color="gray" variant="light" icon={<IconTrash aria-hidden />} role="status">
      <Group justify="space-between">
        <Text size="sm">{candidatePageTexts.removedNotice}</Text>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            restore(candidate).catch(() => {
              notifications.show({ color: 'red', message: failureTexts.changeFailed });
            });
          }}
        >
          {candidatePageTexts.bringBack}
        </Button>
      </Group>
    </Alert>
  );
}
