import { jobDetailsSchema, type JobDetails } from '@portal/domain/jobs/job';
import type { DirectoryUser } from '@portal/domain/team/directory';
import { collections } from '@portal/domain/paths/firestore-paths';
import { jobTexts } from '@portal/domain/texts/jobs';
import { failureTexts } from '@portal/domain/texts/states';
import { jobFormTexts } from '@portal/domain/texts/job-form';
import { Button, Stack, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { collection, doc } from 'firebase/firestore';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { StepTitle } from '../../../components/ui/step-title';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { useSave } from '../../../components/ui/use-save';
import { paths } from '../../../config/paths';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';
import { useOrganization, useSignedIn } from '../../../session/session-context';
import { createJob } from './create-job';
import { newJobDetails } from './new-job-details';
import { officeNames } from './office-names';
import { parseJobDescription } from './parse-job-description';
import { JobForm } from './job-form';
import { PasteDescription } from './paste-description';

/** Adds a job: paste a description, correct the parsed fields, save. */
export function AddJob({ members }: { members: readonly DirectoryUser[] }) {
  const { auth } = useFirebase();
  const { firestore } = useData();
  const { user } = useSignedIn();
  const organization = useOrganization();
  const navigate = useNavigate();
  const saving = useSave();
  // The id exists before the job does: the description is parsed and indexed under it.
  const [jobId] = useState(() => doc(collection(firestore, collections.jobs(organization.id))).id);
  const [description, setDescription] = useState('');
  const [details, setDetails] = useState<JobDetails>();

  if (!details) {
    return (
      <Stack maw={880}>
        <Title order={1}>{jobTexts.add}</Title>
        <PasteDescription
          initialDescription={description}
          onParse={async (text) => {
            setDescription(text);
            setDetails(await parseJobDescription(auth, { organizationId: organization.id, jobId, description: text }));
            notifications.show({ color: 'green', message: jobTexts.parsed });
          }}
        >
          <Button
            variant="subtle"
            onClick={() => {
              setDetails(jobDetailsSchema.cast({ jobDescription: description }, { assert: false }));
            }}
          >
            {jobFormTexts.byHand}
          </Button>
        </PasteDescription>
      </Stack>
    );
  }
  const initialValues = newJobDetails(details, user.id, members);
  return (
    <Stack maw={880}>
      <StepTitle>{jobFormTexts.check}</StepTitle>
      <JobForm
        initialValues={initialValues}
        members={members}
        offices={officeNames(organization)}
        submitLabel={jobFormTexts.save}
        onSubmit={async (values) => {
          try {
            const job = { organizationId: organization.id, jobId, createdBy: user.id, details: values };
            const isHere = await saving.run(() => createJob(firestore, job));
            notifications.show({ color: 'green', message: jobTexts.added });
            if (isHere) await navigate(paths.job.href(jobId));
          } catch {
            notifications.show({ color: 'red', message: failureTexts.unexpected });
          }
        }}
      >
        <Button
          variant="subtle"
          disabled={saving.isSaving}
          onClick={() => {
            setDetails(undefined);
          }}
        >
          {jobFormTexts.backToDescription}
        </Button>
        <UnsavedNotice isShown={saving.isLate} />
      </JobForm>
    </Stack>
  );
}
