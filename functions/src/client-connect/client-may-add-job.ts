import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts } from '@portal/domain/texts/client-connect';
import type { PublicContext } from '../runtime/route';
import { callerAt } from './client-context';

/**
 * The caller, at an organization that lets its clients add jobs.
 * @throws PortalError `unauthenticated`; `permissionDenied` with a sentence.
 */
export async function clientMayAddJob(
  context: PublicContext,
  key: Parameters<typeof callerAt>[1],
): ReturnType<typeof callerAt> {
  const caller = await callerAt(context, key);
  if (caller.organization.productFeature.portal.CCUsersCanAddJob) return caller;
  throw new PortalError('permissionDenied', { userMessage: clientTexts.addJobOff });
}
