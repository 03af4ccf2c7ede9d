import { updateResumeIndex } from '../candidates/update-resume-index';
import type { Ports } from '../runtime/ports';
import type { ResumeIndexState } from '../store/resume-index';

/** Resumes indexed in one transaction: each has a few hundred terms at most. */
const pageSize = 20;
/** Time after which the call returns its progress, so that the caller calls again. */
const maxMs = 5_000;

/**
 * Indexes older resumes, for a few seconds per call. New resumes are indexed when they arrive; indexing one twice
 * changes nothing.
 */
export async function completeIndex(
  ports: Pick<Ports, 'store' | 'parsing' | 'clock'>,
  organizationId: string,
): Promise<ResumeIndexState> {
  const { resumeIndex } = ports.store;
  const until = ports.clock.now() + maxMs;
  let state = (await resumeIndex.state(organizationId)) ?? (await resumeIndex.begin(organizationId));
  while (state.state === 'building' && ports.clock.now() < until) {
    const candidates = await resumeIndex.candidatesAfter(organizationId, state.cursor, pageSize);
    await updateResumeIndex(ports, organizationId, candidates);
    const last = candidates.length < pageSize ? undefined : candidates.at(-1);
    state = await resumeIndex.advance(organizationId, state, {
      seen: candidates.length,
      last: last ? { jobId: last.jobId, candidateId: last.id } : null,
    });
  }
  return state;
}
