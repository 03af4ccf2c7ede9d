import { PortalError } from '@portal/domain/errors/portal-error';
import type { Ports } from '../runtime/ports';
import { updateResumeIndex } from './update-resume-index';
import { gradeCandidates, gradedJobOf } from '../grading/grade-candidates';

type RegradePorts = Pick<Ports, 'store' | 'parsing' | 'clock' | 'log'>;
interface Key {
  organizationId: string;
  jobId: string;
  candidateId: string;
}
interface NewScore {
  graded: boolean;
  weightedScore: number | null;
}

/**
 * Grades and indexes a candidate whose resume has changed. The change is stored already, so a failure here does not fail the
 * call: an outdated score is removed, and the candidate is graded later.
 * @returns the new score; null when there is none, for want of a parsed job or because grading comes later.
 */
export async function regradeCandidate(ports: RegradePorts, key: Key): Promise<NewScore> {
  const score = await gradeAgain(ports, key);
  try {
    const candidate = await ports.store.candidates.get(key);
    if (candidate) await updateResumeIndex(ports, key.organizationId, [candidate]);
  } catch (error) {
    ports.log.warn('resume was not indexed', { detail: PortalError.from(error).message });
  }
  return score;
}

async function gradeAgain(ports: RegradePorts, key: Key): Promise<NewScore> {
  try {
    const job = await ports.store.jobs.get(key.organizationId, key.jobId);
    const gradedJob = job && (await gradedJobOf(ports, job));
    if (!job || !gradedJob) return { graded: false, weightedScore: null };
    const grades = await gradeCandidates(ports, { job, gradedJob, candidateIds: [key.candidateId] });
    const weightedScore = grades.get(key.candidateId)?.weightedScore ?? null;
    return { graded: weightedScore !== null, weightedScore };
  } catch (error) {
    ports.log.warn('graded later', { detail: PortalError.from(error).message });
    await ports.store.resumeParsing.clearScore(key);
    return { graded: false, weightedScore: null };
  }
}
