import { changedDetails } from '@portal/domain/jobs/changed-details';
import type { JobDetails } from '@portal/domain/jobs/job';
import type { Firestore } from 'firebase/firestore';
import { updateJob, type JobKey } from '../data/update-job';

/**
 * Saves what somebody changed about a job; what others changed in the meantime stays. Parsing and grading follow by
 * themselves.
 */
export async function saveJob(
  firestore: Firestore,
  { before, after, ...key }: JobKey & { before: JobDetails; after: JobDetails },
): Promise<void> {
  await updateJob(firestore, key, changedDetails(before, after));
}
