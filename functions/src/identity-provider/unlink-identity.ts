import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { identityProviderApi } from '@portal/domain/contracts/identity-provider-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';
import { requireRecentProof } from '../users/require-recent-proof';
import { userLogEntry } from '../users/user-log-entry';

/**
 * Unlinks a member from the identity provider, as when the provider has made a new account for them, and ends the member's
 * sessions. The next sign-in with the member's email links it again.
 * @throws PortalError `proofRequired`; `notFound` for nobody of the organization.
 */
export async function unlinkIdentity(
  { organizationId, userId }: RequestOf<typeof identityProviderApi.unlinkIdentity>,
  context: StaffContext,
): Promise<AnswerOf<typeof identityProviderApi.unlinkIdentity>> {
  const { store } = context;
  requireRecentProof(context);
  const user = await store.users.get(userId);
  if (user?.organizationId !== organizationId || user.userRoles.superAdmin) {
    throw new PortalError('notFound', { detail: 'no such member' });
  }
  const { id: uid, email, displayName } = user;
  await store.identityProviders.unlink(
    user,
    userLogEntry(context, 'singleSignOnUnlinked', { uid, email, displayName }),
  );
  await store.accounts.endSessions(uid);
  return { userId: uid };
}
