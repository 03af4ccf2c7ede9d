import type { GradeWeights } from '@portal/domain/grading/grade';
import type { Job } from '@portal/domain/jobs/job';
import { useCallback } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useSignedIn } from '../../../session/session-context';
import { saveWeights } from './save-weights';
import { useBestCandidates } from './use-best-candidates';
import { WeightsForm, type WeightsFormProps } from './weights-form';

type Props = Pick<WeightsFormProps, 'onDone' | 'onChanged'> & { job: Job };

/** What each category counts for a job, with the order that this would give; saving reweighs all candidates. */
export function WeightsEditor({ job, onDone, onChanged }: Props) {
  const { firestore } = useData();
  const { user } = useSignedIn();
  const candidates = useBestCandidates(job);
  const save = useCallback(
    (weights: GradeWeights | null) => {
      const key = { organizationId: job.organizationId, jobId: job.id, changedBy: user.id };
      return saveWeights(firestore, key, weights);
    },
    [firestore, job.organizationId, job.id, user.id],
  );
  return <WeightsForm job={job} candidates={candidates} onSave={save} onDone={onDone} onChanged={onChanged} />;
}
