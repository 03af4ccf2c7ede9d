import { activeStatus } from '@portal/domain/access/roles';
import type { AtsUser } from '@portal/domain/ats/ats-records';
import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { refusalOf } from '@portal/domain/users/user';
import { TokenRefused, type SignedOnUser } from '../adapters/single-sign-on/single-sign-on';
import { clientKey, limitRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { beginStaffSession } from '../users/begin-staff-session';
import { importUsers } from './import-users';
import { nonceOf, requireSignOn } from './lead-to-sign-on';

const attempts = { name: 'singleSignOn', max: 60, windowSeconds: 60 };

/**
 * Signs in a user of the ATS by the token that its issuer has signed; begins a session or asks for the second step. The user must be in the
 * portal and, with the same email, among the organization's ATS users, who may be forbidden to sign in this way.
 * @returns `reauthorize` for a token that proves nothing.
 * @throws PortalError `permissionDenied` without such a user; `userDisabled`; `unavailable`.
 */
export async function singleSignOn(
  { token, state }: RequestOf<typeof authenticationApi.singleSignOn>,
  context: PublicContext,
): Promise<AnswerOf<typeof authenticationApi.singleSignOn>> {
  const { store, log } = context;
  await limitRate(context, attempts, clientKey(context));
  const signedOn = await verified(token, state, context);
  if (signedOn instanceof TokenRefused) {
    log.info('single sign-on: token refused', { reason: signedOn.message });
    return { kind: 'reauthorize', corporationId: signedOn.corporationId };
  }
  const user = await store.users.byEmail(signedOn.email);
  if (!user?.organizationId) throw refused('no user with an organization');
  if (user.activeStatus === activeStatus.disabled) throw new PortalError('userDisabled');
  const refusal = refusalOf(user, { isEmailVerified: true });
  if (refusal !== null && refusal !== 'noPassword') throw refused(refusal);
  // An agency's administrators decide what its ATS says; they must not become super admins by it.
  if (user.userRoles.superAdmin) throw refused('a super admin');
  const atsUser = await atsUserOf(user.organizationId, signedOn, context);
  if (atsUser?.email !== user.email) throw refused('no user of the ats with this email');
  if (!atsUser.bhAuth) throw refused('single sign-on is off for this user');
  await store.integrationUsers.recordSignOn(user.organizationId, atsUser.id, { userId: user.id, ...signedOn });
  return await beginStaffSession(context, user, 'ats');
}

async function verified(token: string, state: string, context: PublicContext): Promise<SignedOnUser | TokenRefused> {
  try {
    return await requireSignOn(context).verify(token, nonceOf(state));
  } catch (error) {
    if (error instanceof TokenRefused) return error;
    throw error;
  }
}

/** The user among the organization's ATS users, who are imported when the user is new there. */
async function atsUserOf(
  organizationId: string,
  { masterUserID }: SignedOnUser,
  context: PublicContext,
): Promise<AtsUser | null> {
  const { integrationUsers } = context.store;
  const found = await integrationUsers.byMasterUser(organizationId, masterUserID);
  if (found.kind !== 'none') return found.kind === 'found' ? found.record : null;
  await importUsers(organizationId, context);
  const imported = await integrationUsers.byMasterUser(organizationId, masterUserID);
  return imported.kind === 'found' ? imported.record : null;
}

function refused(detail: string): PortalError {
  return new PortalError('permissionDenied', { detail });
}
