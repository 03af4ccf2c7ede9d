import type { staffWritableCandidateFields } from '@portal/domain/candidates/job-candidate';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

type WritableField = (typeof staffWritableCandidateFields)[number];
/** A field that staff write, or a part of one: `summary.recruiterNotes`. */
type WritablePath = WritableField | `${WritableField}.${string}`;

/** Changes fields of a candidate and stamps the activity. */
export async function updateCandidate(
  firestore: Firestore,
  { organizationId, jobId, candidateId }: CandidateKey,
  changes: Partial<Record<WritablePath, unknown>>,
): Promise<void> {
  await updateDoc(doc(firestore, documents.candidate(organizationId, jobId, candidateId)), {
    ...changes,
    activityAt: serverTimestamp(),
  });
}
