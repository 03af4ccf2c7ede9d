import type { Job } from '@portal/domain/jobs/job';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { weightTexts } from '@portal/domain/texts/grading';
import { Button, Drawer, Group, Tooltip } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { RowsLoading } from '../../../components/ui/states';

const WeightsEditor = lazy(async () => ({ default: (await import('../weights/weights-editor')).WeightsEditor }));

/** What can be done with the grades of a job; each opens beside the page. */
export function JobTools({ job }: { job: Job }) {
  const [opened, setOpened] = useState<'weights' | null>(null);
  const close = () => {
    setOpened(null);
  };
  const isParsed = job.sovren.sovrenParsedStatus === 'parsed' && job.sovren.suggestedWeights !== null;
  return (
    <Group gap="xs" justify="flex-end">
      <Tooltip label={candidateTexts.parseJobFirst} disabled={isParsed}>
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          data-disabled={!isParsed || undefined}
          aria-disabled={!isParsed}
          onClick={() => {
            if (isParsed) setOpened('weights');
          }}
        >
          {weightTexts.open}
        </Button>
      </Tooltip>
      <Drawer
        opened={opened === 'weights'}
        onClose={close}
        position="right"
        size="min(920px, 100%)"
        title={weightTexts.title}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Suspense fallback={<RowsLoading rows={8} />}>
          <WeightsEditor job={job} onDone={close} />
        </Suspense>
      </Drawer>
    </Group>
  );
}
