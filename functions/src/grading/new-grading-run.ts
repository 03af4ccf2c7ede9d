import type { Job } from '@portal/domain/jobs/job';
import type { Ports } from '../runtime/ports';
import type { GradingKind, NewGradingRun } from '../store/grading-runs';
import { jobSourceHash } from './job-fingerprint';

/**
 * A run that grades all candidates of the current job. If a job is reweighed while its candidates are still being
 * graded, both kinds grade candidates without a grade for its facts with the engine.
 * @returns null when the job has no candidates.
 */
export async function newGradingRun(
  job: Job,
  kind: GradingKind,
  engineVersion: string,
  { store, random }: Pick<Ports, 'store' | 'random'>,
): Promise<NewGradingRun | null> {
  const total = await store.candidates.countOfJob(job.organizationId, job.id);
  if (total === 0) return null;
  return { runId: random.token(9), kind, sourceHash: jobSourceHash(job), engineVersion, total };
}
