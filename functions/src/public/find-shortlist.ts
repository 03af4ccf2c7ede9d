import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import { hasWithdrawn } from '@portal/domain/candidates/agreement';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { isHiddenFromClient } from '@portal/domain/candidates/submission-status';
import type { Shortlist } from '@portal/domain/submissions/shortlist';
import { loadResumeSubject, type ResumeSubject } from '../projections/resume-subject';
import type { PublicContext } from '../runtime/route';
import { findByLink, requireVerified, type LinkRecipient } from './find-by-link';
import { isVerified } from './verified/viewer-pass';

type ShortlistContext = Pick<PublicContext, 'store' | 'clock' | 'config' | 'clientIp' | 'cookies' | 'viewerPasses'>;

const shortlistTokenPattern = /^[\w-]{32}$/;

/** A candidate of a shortlist whom the recipient may see now. */
export interface Shortlisted {
  candidate: JobCandidate;
  link: LinkRecipient;
  token: string;
}

export interface FoundShortlist {
  shortlist: Shortlist;
  /** Job, organization, contact and brand, with the first candidate. */
  subject: ResumeSubject;
  /** At least one, in the order of the submission. */
  candidates: Shortlisted[];
}

/**
 * The shortlist of a token, with the candidates whose links still open: not revoked, deleted, withdrawn or hidden.
 * @param options.admitsUnverified as for `findResume`.
 * @throws PortalError `permissionDenied` with a sentence for a viewer who must prove to be the recipient; `notFound`, the same for an unknown link and one with nobody left; `tooManyRequests` for too many
 *   dead links from one client IP.
 */
export async function findShortlist(
  context: ShortlistContext,
  token: string,
  { admitsUnverified = false } = {},
): Promise<FoundShortlist> {
  return await findByLink(context, async () => {
    const shortlist = shortlistTokenPattern.test(token) ? await context.store.shortlists.get(token) : null;
    if (!shortlist) return null;
    const found = await Promise.all(shortlist.items.map((item) => shortlisted(context, shortlist, item)));
    const candidates = found.filter((one) => one !== null);
    const [first] = candidates;
    if (!first) return null;
    if (!admitsUnverified) requireVerified(first.link);
    const { organizationId, jobId } = shortlist;
    const subject = await loadResumeSubject(context.store, { organizationId, jobId, candidateId: first.candidate.id });
    if (!subject) return null;
    const brand = shortlist.brand ? resolveBrand(subject.organization, shortlist.brand) : subject.brand;
    return { shortlist, subject: { ...subject, brand }, candidates };
  });
}

async function shortlisted(
  context: ShortlistContext,
  { organizationId, jobId }: Shortlist,
  { candidateId, token }: Shortlist['items'][number],
): Promise<Shortlisted | null> {
  const { store } = context;
  const [link, candidate] = await Promise.all([
    store.recipients.byToken(candidateId, token),
    store.candidates.get({ organizationId, jobId, candidateId }),
  ]);
  if (!link || !candidate || candidate.isDeleted || hasWithdrawn(candidate)) return null;
  if (isHiddenFromClient(candidate.submissionStatus)) return null;
  return { candidate, link: { ...link, isVerified: await isVerified(context, link) }, token };
}
