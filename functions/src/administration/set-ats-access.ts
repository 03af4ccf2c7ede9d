import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';

/**
 * Switches a user's single sign-on through the ATS; the team table shows the user as disabled while it is off.
 * @throws PortalError `notFound`.
 */
export async function setAtsAccess(
  { organizationId, atsUserId, isEnabled }: RequestOf<typeof teamApi.setAtsAccess>,
  context: StaffContext,
): Promise<AnswerOf<typeof teamApi.setAtsAccess>> {
  const isSet = await context.store.integrationUsers.setAccess(
    organizationId,
    atsUserId,
    isEnabled,
    ({ id, email, displayName }) =>
      userLogEntry(context, isEnabled ? 'singleSignOnEnabled' : 'singleSignOnDisabled', {
        uid: id,
        email,
        displayName,
      }),
  );
  if (!isSet) throw new PortalError('notFound', { detail: 'no such user of the system' });
  return { isEnabled };
}
