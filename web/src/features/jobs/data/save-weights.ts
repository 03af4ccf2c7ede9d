import type { GradeWeights } from '@portal/domain/grading/grade';
import { weightsSchema } from '@portal/domain/grading/weights';
import type { Job } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';

/**
 * Stores what a job's grades weigh; its candidates are weighed anew as soon as that stands.
 * @param weights null for the suggested ones, whatever they will be.
 */
export async function saveWeights(
  firestore: Firestore,
  { organizationId, id }: Pick<Job, 'organizationId' | 'id'>,
  weights: GradeWeights | null,
): Promise<void> {
  await updateDoc(doc(firestore, documents.job(organizationId, id)), {
    gradeWeights: weights && weightsSchema.validateSync(weights),
    activityAt: serverTimestamp(),
  });
}
