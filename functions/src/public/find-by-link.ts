import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import type { Organization } from '@portal/domain/organizations/organization';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { isDocumentId } from '@portal/domain/paths/document-id';
import { loadResumeSubject, type ResumeSubject } from '../projections/resume-subject';
import { limitRate, requireWithinLimit, clientKey } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import type { PublicPointer } from '../store/public-links';
import { publicLimits } from './limits';
import { sameSecret } from './same-secret';

type LinkContext = Pick<PublicContext, 'store' | 'clock' | 'config' | 'clientIp'>;

/** What stands where there is nothing, so that looking in vain does the same work as looking. */
const nowhere: PublicPointer = { organizationId: 'none', jobId: 'none', publicToken: '' };

/**
 * The candidate behind a public link: id and token belong together, and everything they lead to is there.
 * @throws PortalError `notFound`, the same for a link that never was, was altered, or whose candidate, job or
 *   organization is gone; `tooManyRequests` for an address that has tried too many of those.
 */
export async function findResume(
  context: LinkContext,
  link: { publicToken: string; candidateId: string },
): Promise<ResumeSubject> {
  return await findByLink(context, async () => {
    const key = await candidateKeyOf(context, link);
    const subject = await loadResumeSubject(context.store, key ?? { ...nowhere, candidateId: 'none' });
    return key && subject;
  });
}

/**
 * Where the candidate behind a public link stands, without looking at it: enough for calls that only go on with what a
 * full look has begun.
 * @throws PortalError see {@link findResume}.
 */
export async function findCandidateKey(
  context: LinkContext,
  link: { publicToken: string; candidateId: string },
): Promise<CandidateKey> {
  return await findByLink(context, () => candidateKeyOf(context, link));
}

export interface PublicJobSubject {
  job: Job;
  organization: Organization;
}

/**
 * The job behind a public link. A job that is not public has no page.
 * @throws PortalError see {@link findResume}.
 */
export async function findJob(
  context: LinkContext,
  link: { publicToken: string; jobId: string },
): Promise<PublicJobSubject> {
  return await findByLink(context, async () => {
    const { store } = context;
    const pointer = isDocumentId(link.jobId) ? await store.publicLinks.job(link.jobId) : null;
    const isRight = sameSecret(link.publicToken, pointer?.publicToken ?? '') && pointer !== null;
    const { organizationId, jobId } = isRight ? pointer : nowhere;
    const [job, organization] = await Promise.all([
      store.jobs.get(organizationId, jobId),
      store.organizations.get(organizationId),
    ]);
    return isRight && job?.isPublic && organization ? { job, organization } : null;
  });
}

async function candidateKeyOf(
  { store }: LinkContext,
  { publicToken, candidateId }: { publicToken: string; candidateId: string },
): Promise<CandidateKey | null> {
  const pointer = isDocumentId(candidateId) ? await store.publicLinks.candidate(candidateId) : null;
  const isRight = sameSecret(publicToken, pointer?.publicToken ?? '') && pointer !== null;
  return isRight ? { organizationId: pointer.organizationId, jobId: pointer.jobId, candidateId } : null;
}

/** Counts links that lead nowhere, and refuses an address that has tried too many, right or wrong. */
async function findByLink<Found>(context: LinkContext, find: () => Promise<Found | null>): Promise<Found> {
  await requireWithinLimit(context, publicLimits.wrongLink, clientKey(context));
  const found = await find();
  if (found !== null) return found;
  await limitRate(context, publicLimits.wrongLink, clientKey(context));
  throw new PortalError('notFound', { detail: 'public link' });
}

/**
 * The ids that a body names beside the link must be those of the link (V-19).
 * @throws PortalError `invalidRequest`.
 */
export function requireSameIds(
  named: { organizationId: string; jobId: string },
  found: { organizationId: string; jobId: string },
): void {
  const differs = (field: 'organizationId' | 'jobId') => named[field] !== '' && named[field] !== found[field];
  if (differs('organizationId') || differs('jobId')) {
    throw new PortalError('invalidRequest', { detail: 'ids do not belong together' });
  }
}
