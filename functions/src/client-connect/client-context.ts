import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts } from '@portal/domain/texts/client-connect';
import type { PublicContext } from '../runtime/route';
import { requirePlace, type OpenPlace } from '../users/client-place';
import { requireClient, type SignedInClient } from '../users/client-session';
import { visibleJob, type VisibleJob } from '../users/visible-jobs';

interface PlaceKey {
  organizationId: string;
  contactId: string;
}

/**
 * The caller and the access that the call is about, both read now.
 * @throws PortalError `unauthenticated` with a sentence.
 */
export async function callerAt(context: PublicContext, key: PlaceKey): Promise<OpenPlace & SignedInClient> {
  const client = await requireClient(context);
  return { ...client, ...(await requirePlace(context.store, client.user, key)) };
}

/**
 * The caller with a job that they see now.
 * @throws PortalError `unauthenticated`; `notFound` for any other job, also hidden ones and those of other companies.
 */
export async function callerInJob(
  context: PublicContext,
  { jobId, ...key }: PlaceKey & { jobId: string },
): Promise<OpenPlace & SignedInClient & VisibleJob> {
  const caller = await callerAt(context, key);
  const found = await visibleJob(context.store, caller, jobId);
  if (!found) throw new PortalError('notFound', { userMessage: clientTexts.jobGone, detail: 'job' });
  return { ...caller, ...found };
}
