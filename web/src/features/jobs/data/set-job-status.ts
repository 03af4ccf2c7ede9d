import type { JobStatus } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';

/** Opens or closes a job and stamps its activity (000 §4). */
export async function setJobStatus(
  firestore: Firestore,
  options: { organizationId: string; jobId: string; status: JobStatus },
): Promise<void> {
  await updateDoc(doc(firestore, documents.job(options.organizationId, options.jobId)), {
    status: options.status,
    activityAt: serverTimestamp(),
  });
}
