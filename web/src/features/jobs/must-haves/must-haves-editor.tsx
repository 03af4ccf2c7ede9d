import type { MustHaves } from '@portal/domain/grading/must-have';
import type { Job } from '@portal/domain/jobs/job';
import { useCallback } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useSignedIn } from '../../../session/session-context';
import { MustHavesForm, type MustHavesFormProps } from './must-haves-form';
import { saveMustHaves } from './save-must-haves';

type Props = Pick<MustHavesFormProps, 'onDone' | 'onChanged'> & { job: Job };

/** The must-haves of a stored job. */
export function MustHavesEditor({ job, onDone, onChanged }: Props) {
  const { firestore } = useData();
  const { user } = useSignedIn();
  const save = useCallback(
    (mustHaves: MustHaves | null) => {
      const key = { organizationId: job.organizationId, jobId: job.id, changedBy: user.id };
      return saveMustHaves(firestore, key, mustHaves);
    },
    [firestore, job.organizationId, job.id, user.id],
  );
  return <MustHavesForm job={job} onSave={save} onDone={onDone} onChanged={onChanged} />;
}
