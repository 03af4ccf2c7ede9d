import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';

/** Which job, and who changes it. */
export interface JobKey {
  organizationId: string;
  jobId: string;
  /** Uid of the signed-in user, for the job's history. */
  changedBy: string;
}

/** Changes fields of a job and stamps its activity. */
export async function updateJob(
  firestore: Firestore,
  { organizationId, jobId, changedBy }: JobKey,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  await updateDoc(doc(firestore, documents.job(organizationId, jobId)), {
    ...changes,
    changedBy,
    activityAt: serverTimestamp(),
  });
}
