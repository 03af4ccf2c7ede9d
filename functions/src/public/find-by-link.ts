import { hasWithdrawn } from '@portal/domain/candidates/agreement';
import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import type { Organization } from '@portal/domain/organizations/organization';
import { isHiddenFromClient } from '@portal/domain/candidates/submission-status';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { isDocumentId } from '@portal/domain/paths/document-id';
import { verifiedTexts } from '@portal/domain/texts/verified-viewers';
import { loadResumeSubject, type ResumeSubject } from '../projections/resume-subject';
import { limitRate, clientKey } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import type { PublicPointer } from '../store/public-links';
import type { RecipientLink } from '../store/recipients';
import { publicLimits } from './limits';
import { requireShownToContact } from './portal-account';
import { sameSecret } from './same-secret';
import { isVerified } from './verified/viewer-pass';

type LinkContext = Pick<PublicContext, 'store' | 'clock' | 'config' | 'clientIp' | 'cookies' | 'viewerPasses'>;

/** The token of a recipient's link; longer than that of a candidate. */
const recipientTokenPattern = /^[\w-]{32}$/;

/** The recipient whose own link was opened. */
export interface LinkRecipient extends RecipientLink {
  /** Whether the viewer has proved to be the recipient. */
  isVerified: boolean;
}

/** A resume with the recipient whose own link was opened; null for the candidate's link. */
export interface LinkedResume extends ResumeSubject {
  recipient: LinkRecipient | null;
}

/** Replaces a missing pointer, so that a failed lookup does the same work as a successful one. */
const nowhere: PublicPointer = { organizationId: 'none', jobId: 'none', publicToken: '' };

/**
 * The candidate of a public link, whose id and token must match.
 * @param options.admitsUnverified also answers a link that is only for its recipient before the viewer has proved to be it;
 *   the caller then shows nothing of the candidate.
 * @throws PortalError `permissionDenied` with a sentence for such a link otherwise; `notFound`, the same for an unknown or
 *   altered link, one whose candidate, job or organization is gone, and one of a shortlist whose candidate is hidden;
 *   `unauthenticated` for a link of Client Connect without its session; `tooManyRequests` for too many dead links from
 *   one client IP.
 */
export async function findResume(
  context: LinkContext,
  link: { publicToken: string; candidateId: string },
  { admitsUnverified = false } = {},
): Promise<LinkedResume> {
  return await findByLink(context, async () => {
    const target = await targetOf(context, link);
    if (!admitsUnverified) requireVerified(target?.recipient);
    const subject = await loadResumeSubject(context.store, target?.key ?? { ...nowhere, candidateId: 'none' });
    if (!target || !subject) return null;
    // A withdrawn agreement ends all links at once.
    if (hasWithdrawn(subject.candidate)) return null;
    const { recipient } = target;
    if (recipient?.isOfShortlist && isHiddenFromClient(subject.candidate.submissionStatus)) return null;
    const brand = recipient?.brand ? resolveBrand(subject.organization, recipient.brand) : subject.brand;
    return { ...subject, brand, recipient };
  });
}

/**
 * The key of the candidate of a public link, without reading the candidate. Enough for calls that follow a full check.
 * @throws PortalError see {@link findResume}.
 */
export async function findCandidateKey(
  context: LinkContext,
  link: { publicToken: string; candidateId: string },
): Promise<CandidateKey> {
  return await findByLink(context, async () => {
    const target = await targetOf(context, link);
    requireVerified(target?.recipient);
    return target?.key ?? null;
  });
}

export interface PublicJobSubject {
  job: Job;
  organization: Organization;
}

/**
 * The job of a public link. A job that is not public has no page.
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

/** The candidate of a token: the candidate's own, or that of a recipient. */
async function targetOf(
  context: LinkContext,
  { publicToken, candidateId }: { publicToken: string; candidateId: string },
): Promise<{ key: CandidateKey; recipient: LinkRecipient | null } | null> {
  const { store } = context;
  if (!isDocumentId(candidateId)) return null;
  const isRecipients = recipientTokenPattern.test(publicToken);
  const [pointer, recipient] = await Promise.all([
    store.publicLinks.candidate(candidateId),
    isRecipients ? store.recipients.byToken(candidateId, publicToken) : null,
  ]);
  const isRight = sameSecret(publicToken, pointer?.publicToken ?? '') && pointer !== null;
  const target = isRight ? pointer : recipient;
  if (!target) return null;
  const { organizationId, jobId } = target;
  const key = { organizationId, jobId, candidateId };
  if (isRight || !recipient) return { key, recipient: null };
  await requireShownToContact(context, key, recipient);
  return { key, recipient: { ...recipient, isVerified: await isVerified(context, recipient) } };
}

/** Whether a link is only for its recipient, and the viewer has not proved to be it. */
export function needsVerification(recipient: LinkRecipient | null | undefined): boolean {
  return recipient?.isForVerified === true && !recipient.isVerified;
}

/** @throws PortalError `permissionDenied` with a sentence, see {@link needsVerification}. */
export function requireVerified(recipient: LinkRecipient | null | undefined): void {
  if (!needsVerification(recipient)) return;
  throw new PortalError('permissionDenied', { userMessage: verifiedTexts.verifyFirst, detail: 'not verified' });
}

/**
 * Finds what a link leads to. Counts dead links for each client IP. A valid one opens however many dead ones came before,
 * because an office behind one IP may have old links.
 * @param find null for a dead link.
 * @throws PortalError `notFound`; `tooManyRequests` for too many dead links.
 */
export async function findByLink<Found>(
  context: Omit<LinkContext, 'cookies' | 'viewerPasses'>,
  find: () => Promise<Found | null>,
): Promise<Found> {
  const found = await find();
  if (found !== null) return found;
  await limitRate(context, publicLimits.wrongLink, clientKey(context));
  throw new PortalError('notFound', { detail: 'public link' });
}

/**
 * Requires the ids in a request to match the link.
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
