import { otherJobTexts, uploadListTexts } from '@portal/domain/texts/candidates';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUsersPlus } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIsNarrow } from '../../../components/ui/use-is-narrow';
import { UploadArea } from './upload-area';
import { useUploadQueue } from './use-upload-queue';

const OtherJob = lazy(() => import('../copy-from-job/copy-from-job-dialog'));

interface Props {
  organizationId: string;
  jobId: string;
  /** Whether the job has candidates, which the page shows first. */
  isCompact: boolean;
  /** Further tools for the job's candidates. */
  children?: ReactNode;
}

/** The upload area of a job, and the dialog that copies candidates from other jobs. */
export function UploadPanel({ organizationId, jobId, isCompact, children }: Props) {
  const { uploads, add, clear, cancel, retry, answer, answerDoubt } = useUploadQueue(organizationId, jobId);
  const [isOpen, { open, close }] = useDisclosure(false);
  const isNarrow = useIsNarrow();
  const [areToolsShown, { toggle: toggleTools }] = useDisclosure(false);
  const isFolded = isCompact && isNarrow;
  return (
    <>
      <UploadArea
        uploads={uploads}
        onAdd={add}
        onClear={clear}
        onCancel={cancel}
        onRetry={retry}
        onAnswer={answer}
        onDoubtAnswer={answerDoubt}
        isCompact={isCompact}
      >
        {isFolded && (
          <Button variant="default" aria-expanded={areToolsShown} onClick={toggleTools}>
            {uploadListTexts.moreTools}
          </Button>
        )}
        {/* Hidden, not left out: a drawer of the tools stays open when the phone is turned. */}
        <Group gap="xs" hidden={isFolded && !areToolsShown}>
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
