import { otherJobTexts } from '@portal/domain/texts/candidates';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUsersPlus } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { UploadArea } from './upload-area';
import { useUploadQueue } from './use-upload-queue';

const OtherJob = lazy(() => import('../copy-from-job/copy-from-job-dialog'));

interface Props {
  organizationId: string;
  jobId: string;
  /** Further tools for the job's candidates. */
  children?: ReactNode;
}

/** The upload area of a job, and the dialog that copies candidates from other jobs. */
export function UploadPanel({ organizationId, jobId, children }: Props) {
  const { uploads, add, clear, cancel, answer } = useUploadQueue(organizationId, jobId);
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <UploadArea uploads={uploads} onAdd={add} onClear={clear} onCancel={cancel} onAnswer={answer}>
        <Group gap="xs">
          <Button variant="default" leftSection={<IconUsersPlus size={16} aria-hidden />} onClick={open}>
            {otherJobTexts.open}
          </Button>
          {children}
        </Group>
      </UploadArea>
      {isOpen && (
        <Suspense>
          <OtherJob organizationId={organizationId} jobId={jobId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
