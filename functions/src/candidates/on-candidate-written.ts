import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { updateResumeIndex, removeFromResumeIndex } from './update-resume-index';
import { gradeCandidates, gradedJobOf } from '../grading/grade-candidates';
import type { Ports } from '../runtime/ports';

export interface CandidateWritten {
  organizationId: string;
  jobId: string;
  candidateId: string;
  /** Null when it did not or does not exist. */
  before: JobCandidate | null;
  after: JobCandidate | null;
}

/** Updates everything that depends on a candidate: the job's count, its grade, and the cleanup after a deletion. Idempotent. */
export async function onCandidateWritten(
  { organizationId, jobId, candidateId, before, after }: CandidateWritten,
  ports: Pick<Ports, 'store' | 'parsing' | 'clock'>,
): Promise<void> {
  const isListed = (candidate: JobCandidate | null) => candidate !== null && !candidate.isDeleted;
  if (isListed(before) !== isListed(after)) await ports.store.jobs.recountCandidates(organizationId, jobId);
  if (!after) {
    await removeFromResumeIndex(ports, organizationId, { jobId, candidateId });
    await ports.store.candidates.removeTraces({ organizationId, jobId, candidateId });
    return;
  }
  if (isFiledAnew(before, after)) await updateResumeIndex(ports, organizationId, [after]);
  const isUngraded = after.sovren.weightedScore === null && after.sovren.sovrenParsedStatus === 'parsed';
  if (!isUngraded || after.isDeleted) return;
  const job = await ports.store.jobs.get(organizationId, jobId);
  // A job that is not parsed yet grades its candidates after its parsing.
  if (job?.sovren.sovrenParsedStatus !== 'parsed') return;
  const gradedJob = await gradedJobOf(ports, job);
  if (gradedJob) await gradeCandidates(ports, { job, gradedJob, candidateIds: [candidateId] });
}

/** Whether the indexed fields have changed. Corrections update the index themselves. */
function isFiledAnew(before: JobCandidate | null, after: JobCandidate): boolean {
  return (
    before?.isDeleted !== after.isDeleted ||
    before.email !== after.email ||
    before.resume?.sha256 !== after.resume?.sha256 ||
    before.sovren.sovrenParsedStatus !== after.sovren.sovrenParsedStatus
  );
}
