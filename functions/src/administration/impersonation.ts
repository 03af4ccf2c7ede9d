import { isOver, neverEnds, ownSession } from '@portal/domain/access/session';
import type { administrationApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { refusalOf } from '@portal/domain/users/user';
import { number, string } from 'yup';
import { record } from '@portal/domain/fields/model';
import { isEnded } from '../runtime/authenticate';
import { keyOf } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { openCode, sealCode } from '../runtime/sealed-codes';
import { claimsOfImpersonation } from '../store/users';
import { requireRecentProof } from '../users/require-recent-proof';
import { userLogEntry } from '../users/user-log-entry';
import { loggedUser } from './logged-user';

/** Duration of an impersonation. */
const impersonationMs = 60 * 60 * 1_000;

/** Sealed data for the return: super admin, impersonated user, session. It grants nothing by itself. */
const returnSchema = record({
  adminUid: string().required(),
  userId: string().required(),
  /** Epoch of the super admin's own session. */
  sessionEpoch: number().required(),
  sessionId: string().default(''),
  endsAt: number().default(neverEnds),
  latestEnd: number().default(neverEnds),
});

/**
 * A token that signs in as another user, and one for the return. Both names are logged.
 * @throws PortalError `proofRequired`; `permissionDenied` when impersonation is off, for the caller's own user, super admins, and users who
 *   cannot sign in (disabled, unverified, client accounts); `notFound`.
 */
export async function getCustomUserToken(
  { userId }: RequestOf<typeof administrationApi.getCustomUserToken>,
  context: StaffContext,
): Promise<AnswerOf<typeof administrationApi.getCustomUserToken>> {
  const { actor, config, store, clock } = context;
  if (!config.isImpersonationEnabled) throw new PortalError('permissionDenied', { detail: 'impersonation is off' });
  requireRecentProof(context);
  const user = await store.users.get(userId);
  if (!user) throw new PortalError('notFound', { detail: 'no such user' });
  const refusal = refusalOf(user, { isEmailVerified: user.isVerified });
  if (userId === actor.uid || user.userRoles.superAdmin || (refusal !== null && refusal !== 'noPassword')) {
    throw new PortalError('permissionDenied', { detail: `not to be impersonated: ${refusal ?? 'super admin'}` });
  }
  const until = Math.min(clock.now() + impersonationMs, actor.endsAt);
  await store.events.addUserLog(user.organizationId, userLogEntry(context, 'impersonationStarted', loggedUser(user)));
  return {
    token: await store.accounts.customToken(
      userId,
      claimsOfImpersonation(
        {
          by: { uid: actor.uid, email: actor.email, sessionEpoch: actor.sessionEpoch, sessionId: actor.sessionId },
          until,
        },
        user.sessionEpoch,
      ),
    ),
    returnToken: sealCode(
      config,
      'impersonation',
      {
        adminUid: actor.uid,
        userId,
        sessionEpoch: actor.sessionEpoch,
        sessionId: actor.sessionId,
        endsAt: actor.endsAt,
        latestEnd: actor.latestEnd,
      },
      until,
    ),
  };
}

/**
 * Ends an impersonation: once, by the same super admin, while the original session is valid.
 * @throws PortalError `permissionDenied`.
 */
export async function getCustomAdminToken(
  { returnToken }: RequestOf<typeof administrationApi.getCustomAdminToken>,
  context: StaffContext,
): Promise<AnswerOf<typeof administrationApi.getCustomAdminToken>> {
  const { actor, config, store, clock } = context;
  const opened = openCode(config, 'impersonation', returnToken, clock.now());
  if (opened.kind !== 'good') throw refused(`return token is ${opened.kind}`);
  const { adminUid, userId, sessionEpoch, sessionId, endsAt, latestEnd } = returnSchema.validateSync(opened.data);
  if (actor.uid !== userId || actor.impersonatedBy?.uid !== adminUid) throw refused('return token of somebody else');
  const admin = await store.users.get(adminUid);
  if (!admin || isEnded(admin, { sessionEpoch, sessionId }) || isOver({ endsAt }, clock.now()))
    throw refused('the session is over');
  const key = keyOf(context, { name: 'returnToken' }, returnToken);
  if (!(await store.rateLimits.consumeOnce(key, clock.now() + impersonationMs))) throw refused('return token was used');
  await store.events.addUserLog(actor.organizationId, userLogEntry(context, 'impersonationEnded'));
  // Continues the original session, so that its end in the meantime counts.
  return {
    token: await store.accounts.customToken(adminUid, ownSession(sessionEpoch, { sessionId, endsAt, latestEnd })),
  };
}

function refused(detail: string): PortalError {
  return new PortalError('permissionDenied', { detail });
}
