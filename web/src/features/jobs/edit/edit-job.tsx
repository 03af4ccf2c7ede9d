import { changedDetails } from '@portal/domain/jobs/changed-details';
import { jobDetailsSchema, type Job } from '@portal/domain/jobs/job';
import type { DirectoryUser } from '@portal/domain/team/directory';
import { collections } from '@portal/domain/paths/firestore-paths';
import { jobTexts } from '@portal/domain/texts/jobs';
import { failureTexts } from '@portal/domain/texts/states';
import { jobFormTexts } from '@portal/domain/texts/job-form';
import { formTexts } from '@portal/domain/texts/form';
import { Alert, Button, Stack, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconUsers } from '@tabler/icons-react';
import { collection, doc } from 'firebase/firestore';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { useSave } from '../../../components/ui/use-save';
import { paths } from '../../../config/paths';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';
import { useOrganization, useSignedIn } from '../../../session/session-context';
import { saveJob } from './save-job';
import { officeNames } from './office-names';
import { parseJobDescription } from './parse-job-description';
import { JobForm } from './job-form';
import { DescriptionChanged } from './description-changed';

/** Edits a job as it was when the screen was opened; somebody else's changes in the meantime stay theirs. */
export function EditJob({ job, members }: { job: Job; members: readonly DirectoryUser[] }) {
  const { auth } = useFirebase();
  const { firestore } = useData();
  const organization = useOrganization();
  const { user } = useSignedIn();
  const navigate = useNavigate();
  const saving = useSave();
  const [opened] = useState(() => jobDetailsSchema.cast(job, { stripUnknown: true }));
  const now = jobDetailsSchema.cast(job, { stripUnknown: true });
  /** Under an id of its own: the job's own place in the index holds what was saved. */
  const read = (description: string) => {
    const jobId = doc(collection(firestore, collections.jobs(organization.id))).id;
    return parseJobDescription(auth, { organizationId: organization.id, jobId, description });
  };
  const isChangedMeanwhile = !saving.isSaving && Object.keys(changedDetails(opened, now)).length > 0;

  return (
    <Stack maw={880}>
      <Title order={1}>{jobTexts.edit}</Title>
      {isChangedMeanwhile && (
        <Alert color="yellow" icon={<IconUsers size={18} aria-hidden />} role="status">
          {jobTexts.changedMeanwhile}
        </Alert>
      )}
      <JobForm
        initialValues={opened}
        members={members}
        offices={officeNames(organization)}
        submitLabel={jobFormTexts.save}
        belowDescription={<DescriptionChanged read={read} />}
        onSubmit={async (after) => {
          try {
            const key = { organizationId: job.organizationId, jobId: job.id, changedBy: user.id };
            const isHere = await saving.run(() => saveJob(firestore, { ...key, before: opened, after }));
            notifications.show({ color: 'green', message: jobTexts.updated });
            if (isHere) await navigate(paths.job.href(job.id));
          } catch {
            notifications.show({ color: 'red', message: failureTexts.unexpected });
          }
        }}
      >
        <Button component={Link} to={paths.job.href(job.id)} variant="subtle">
          {formTexts.cancel}
        </Button>
        <UnsavedNotice isShown={saving.isLate} />
      </JobForm>
    </Stack>
  );
}
