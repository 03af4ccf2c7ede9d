import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';

/** Which job, and who changes it. */
export interface JobKey {
  organizationId: string;
  jobId: string;
  /** Uid of the person who is signed in: the job's history tells who it was. */
  changedBy: string;
}

/** Changes fields of a job and stamps its activity (000 §4). */
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
