import { findRevealed, withoutRevealed } from '@portal/domain/jobs/find-revealed';
import type { Job } from '@portal/domain/jobs/job';
import { publicDescriptionTexts as texts } from '@portal/domain/texts/job-form';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';

const PublicDescriptionDialog = lazy(() => import('./public-description-dialog'));

/**
 * Warns when the public page of an open job names the client, a person, an email or a phone number, and offers a
 * description of its own for that page.
 */
export function PublicDescription({ job }: { job: Job }) {
  const [isOpen, setOpen] = useState(false);
  const shown = job.publicDescription || job.jobDescription;
  const revealed = useMemo(() => findRevealed(shown, job), [shown, job]);
  const proposal = useMemo(
    () => job.publicDescription || withoutRevealed(job.jobDescription, findRevealed(job.jobDescription, job)),
    [job],
  );
  const isWarned = job.isPublic && revealed.length > 0;
  if (!isWarned && job.publicDescription === '') return null;
  const open = () => {
    setOpen(true);
  };
  return (
    <>
      {isWarned ? (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />} title={texts.warning}>
          <Group justify="space-between" gap="xs">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {texts.found(revealed.map(({ text }) => text).join(', '))}
            </Text>
            <Button size="xs" variant="default" onClick={open}>
              {job.publicDescription ? texts.edit : texts.write}
            </Button>
          </Group>
        </Alert>
      ) : (
        <Group>
          <Button size="xs" variant="subtle" onClick={open}>
            {texts.edit}
          </Button>
        </Group>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PublicDescriptionDialog
            job={job}
            proposal={proposal}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
