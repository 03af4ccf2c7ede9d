import { PortalError } from '@portal/domain/errors/portal-error';
import { mayClientDecide } from '@portal/domain/client-connect/client-jobs';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { clientTexts } from '@portal/domain/texts/client-connect';
import type { PublicContext } from '../runtime/route';
import type { RecipientLink } from '../store/recipients';
import type { ResumeSubject } from '../projections/resume-subject';
import { requirePlace } from '../users/client-place';
import { clientOf, isClient, requireClient } from '../users/client-session';
import { jobVisibleTo, visibleJob } from '../users/visible-jobs';
import type { LinkedResume } from './find-by-link';

type PortalContext = Pick<PublicContext, 'store' | 'clock' | 'config' | 'cookies'>;

/** A viewer with an account in Client Connect that shows them the job. */
export interface PortalViewer {
  /** Other candidates of the job that Client Connect lists for them. */
  otherCandidates: number;
}

/**
 * The viewer's account in Client Connect: that of the browser's session, else of the recipient whose own link was opened,
 * once they have verified their login. A candidate's common link does not say who opens it.
 * @returns null without an account that shows the job.
 */
export async function portalViewer(
  context: PortalContext,
  { recipient, job, candidate }: Pick<LinkedResume, 'recipient' | 'job' | 'candidate'>,
): Promise<PortalViewer | null> {
  const client = await clientOf(context);
  const email = client?.user.email ?? recipient?.email ?? '';
  if (email === '') return null;
  const user = client?.user ?? (await context.store.users.byEmail(email));
  if (!user || !isClient(user)) return null;
  const found = await jobVisibleTo(context.store, email, job);
  if (!found || (!client && !found.place.access.verifiedAt)) return null;
  const hasList = found.place.organization.productFeature.portal.candidateList;
  return { otherCandidates: hasList ? found.shown.filter(({ id }) => id !== candidate.id).length : 0 };
}

/** Whether the browser has a session of a client contact who sees the job, which replaces its access code. */
export async function isSignedInForJob(context: PortalContext, { job }: Pick<ResumeSubject, 'job'>): Promise<boolean> {
  const client = await clientOf(context);
  return client !== null && (await jobVisibleTo(context.store, client.user.email, job)) !== null;
}

/**
 * Requires the session and the candidate behind a link that Client Connect has made: it opens for its contact alone, and
 * only as long as the candidate is shown. Other links pass.
 * @throws PortalError `unauthenticated`, `notFound`, each with a sentence.
 */
export async function requireShownToContact(
  context: PortalContext,
  { organizationId, jobId, candidateId }: CandidateKey,
  { contactId }: Pick<RecipientLink, 'contactId'>,
): Promise<void> {
  if (contactId === '') return;
  const { user } = await requireClient(context);
  const place = await requirePlace(context.store, user, { organizationId, contactId });
  const found = await visibleJob(context.store, place, jobId);
  if (!found?.shown.some(({ id }) => id === candidateId)) {
    throw new PortalError('notFound', { userMessage: clientTexts.gone, detail: 'hidden in Client Connect' });
  }
}

/** Whether the viewer of Client Connect decides no more, because the job is closed. */
export function isDecisionClosed({ recipient, job }: Pick<LinkedResume, 'recipient' | 'job'>): boolean {
  return !!recipient?.contactId && !mayClientDecide(job);
}

/** @throws PortalError `permissionDenied` with a sentence, see {@link isDecisionClosed}. */
export function requireDecisionOpen(subject: Pick<LinkedResume, 'recipient' | 'job'>): void {
  if (!isDecisionClosed(subject)) return;
  throw new PortalError('permissionDenied', { userMessage: clientTexts.decisionClosed, detail: 'job is closed' });
}
