import type { GradeWeights } from '@portal/domain/grading/grade';
import { weightsSchema } from '@portal/domain/grading/weights';
import type { Firestore } from 'firebase/firestore';
import { updateJob, type JobKey } from '../data/update-job';

/**
 * Stores a job's weights; its candidates are then reweighed.
 * @param weights null for the suggested ones, also when those change.
 */
export async function saveWeights(firestore: Firestore, key: JobKey, weights: GradeWeights | null): Promise<void> {
  await updateJob(firestore, key, { gradeWeights: weights && weightsSchema.validateSync(weights) });
}
