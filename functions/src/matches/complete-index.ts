import { updateResumeIndex } from '../candidates/update-resume-index';
import type { Ports } from '../runtime/ports';
import type { ResumeIndexState } from '../store/resume-index';

/** Resumes that are filed in one transaction: each has at most some hundred terms. */
const pageSize = 20;
/** After so long the caller is told how far it is, and calls again. */
const longestMs = 5_000;

/**
 * Files the resumes that came before the index, a few seconds' worth with each call. Resumes that come meanwhile are
 * filed when they come; one that is filed twice changes nothing.
 */
export async function completeIndex(
  ports: Pick<Ports, 'store' | 'parsing' | 'clock'>,
  organizationId: string,
): Promise<ResumeIndexState> {
  const { resumeIndex } = ports.store;
  const until = ports.clock.now() + longestMs;
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
