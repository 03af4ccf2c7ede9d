import type { agencyApi } from '@portal/domain/contracts/agency-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { KeyContext } from '../runtime/route';
import { nextCursor } from './next-cursor';
import { projectCandidate } from './project';

/** A page of a job's candidates. @throws PortalError `notFound` for an unknown job, also for one of another agency. */
export async function listCandidates(
  { jobId, cursor, limit }: RequestOf<typeof agencyApi.listCandidates>,
  { store, actor: { organizationId } }: KeyContext,
): Promise<AnswerOf<typeof agencyApi.listCandidates>> {
  const [job, page] = await Promise.all([
    store.jobs.get(organizationId, jobId),
    store.candidates.page({ organizationId, jobId }, { after: cursor, limit }),
  ]);
  if (!job) throw new PortalError('notFound', { detail: 'job' });
  const candidates = page.filter(({ isDeleted }) => !isDeleted).map(projectCandidate);
  return { candidates, nextCursor: nextCursor(page, limit) };
}

/** One candidate. @throws PortalError `notFound`, also for a removed or restricted one. */
export async function getCandidate(
  { jobId, candidateId }: RequestOf<typeof agencyApi.getCandidate>,
  { store, actor: { organizationId } }: KeyContext,
): Promise<AnswerOf<typeof agencyApi.getCandidate>> {
  const candidate = await store.candidates.get({ organizationId, jobId, candidateId });
  if (!candidate || candidate.isDeleted) throw new PortalError('notFound', { detail: 'candidate' });
  return projectCandidate(candidate);
}
