import type { Auth } from 'firebase/auth';
import { recordActivity } from '../../../firebase/record-activity';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

/** Tells the history of a candidate that a file was taken out of the portal. */
export function recordDownload(
  auth: Auth,
  { organizationId, jobId, candidateId }: CandidateKey,
  fileName: string,
): void {
  recordActivity(auth, organizationId, { eventType: 'fileDownloaded', jobId, candidateId, detail: fileName });
}
