import { mustHavesSchema, type MustHaves } from '@portal/domain/grading/must-have';
import type { Firestore } from 'firebase/firestore';
import { updateJob, type JobKey } from '../data/update-job';

/**
 * Stores the must-haves of a job; its candidates are graded again.
 * @param mustHaves null for the suggested ones, also when those change.
 */
export async function saveMustHaves(firestore: Firestore, key: JobKey, mustHaves: MustHaves | null): Promise<void> {
  await updateJob(firestore, key, { mustHaves: mustHaves && mustHavesSchema.validateSync(mustHaves) });
}
