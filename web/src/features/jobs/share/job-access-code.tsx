import { Button } from '@mantine/core';
import type { Job } from '@portal/domain/jobs/job';
import { jobAccessTexts as texts } from '@portal/domain/texts/job-form';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

const JobAccessCodeDialog = lazy(() => import('./job-access-code-dialog'));

/** Opens the access code of the job's public resumes. */
export function JobAccessCode({ job }: { job: Job }) {
  const [isOpen, setOpen] = useState(false);
  const isSet = job.integration?.bullhorn.publicResume?.hasAccessCode === true;
  return (
    <>
      <Button
        variant="default"
        leftSection={isSet ? <IconLock size={16} aria-hidden /> : <IconLockOpen size={16} aria-hidden />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {texts.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <JobAccessCodeDialog
            job={job}
            isSet={isSet}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
