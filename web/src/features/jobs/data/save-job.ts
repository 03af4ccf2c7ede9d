import { jobDetailsSchema, type JobDetails } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';

const detailNames = Object.keys(jobDetailsSchema.fields) as (keyof JobDetails)[];

/** The details in which two jobs differ, with the values of the second. */
export function changedDetails(before: JobDetails, after: JobDetails): Partial<JobDetails> {
  return Object.fromEntries(
    detailNames.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  );
}

/**
 * Saves what somebody changed about a job; what others changed in the meantime stays. Parsing and grading follow by
 * themselves.
 */
export async function saveJob(
  firestore: Firestore,
  options: { organizationId: string; jobId: string; before: JobDetails; after: JobDetails },
): Promise<void> {
  await updateDoc(doc(firestore, documents.job(options.organizationId, options.jobId)), {
    ...changedDetails(options.before, options.after),
    activityAt: serverTimestamp(),
  });
}

/** Details are plain data whose keys come in the order of the schema. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
