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
import { userLogEntry } from '../users/user-log-entry';
import { personOf } from './person-of';

/** How long somebody works as another user before signing in again. */
const impersonationMs = 60 * 60 * 1_000;

/** What leads back: who came, as whom, and in which session. It opens nothing by itself. */
const returnSchema = record({
  adminUid: string().required(),
  userId: string().required(),
  /** Of the super admin's own session. */
  sessionEpoch: number().required(),
});

/**
 * A token that signs in as somebody else, and one that leads back (000 §4, §7). Both names go to the log.
 * @throws PortalError `permissionDenied` where it is switched off, and for oneself, super admins, and whoever could not
 *   sign in: disabled, unverified, client accounts; `notFound`.
 */
export async function getCustomUserToken(
  { userId }: RequestOf<typeof administrationApi.getCustomUserToken>,
  context: StaffContext,
): Promise<AnswerOf<typeof administrationApi.getCustomUserToken>> {
  const { actor, config, store, clock } = context;
  if (!config.isImpersonationEnabled) throw new PortalError('permissionDenied', { detail: 'impersonation is off' });
  const user = await store.users.get(userId);
  if (!user) throw new PortalError('notFound', { detail: 'no such user' });
  const refusal = refusalOf(user, { isEmailVerified: user.isVerified });
  if (userId === actor.uid || user.userRoles.superAdmin || (refusal !== null && refusal !== 'noPassword')) {
    throw new PortalError('permissionDenied', { detail: `not to be impersonated: ${refusal ?? 'super admin'}` });
  }
  const until = clock.now() + impersonationMs;
  await store.events.addUserLog(user.organizationId, userLogEntry(context, 'impersonationStarted', personOf(user)));
  return {
    token: await store.accounts.customToken(userId, user.sessionEpoch, {
      by: { uid: actor.uid, email: actor.email, sessionEpoch: actor.sessionEpoch },
      until,
    }),
    returnToken: sealCode(
      config,
      'impersonation',
      { adminUid: actor.uid, userId, sessionEpoch: actor.sessionEpoch },
      until,
    ),
  };
}

/**
 * Leads a super admin back from working as another user: once, by the very person, while the session from which they
 * came is good (000 §4).
 * @throws PortalError `permissionDenied`.
 */
export async function getCustomAdminToken(
  { returnToken }: RequestOf<typeof administrationApi.getCustomAdminToken>,
  context: StaffContext,
): Promise<AnswerOf<typeof administrationApi.getCustomAdminToken>> {
  const { actor, config, store, clock } = context;
  const opened = openCode(config, 'impersonation', returnToken, clock.now());
  if (opened.kind !== 'good') throw refused(`return token is ${opened.kind}`);
  const { adminUid, userId, sessionEpoch } = returnSchema.validateSync(opened.data);
  if (actor.uid !== userId || actor.impersonatedBy?.uid !== adminUid) throw refused('return token of somebody else');
  const admin = await store.users.get(adminUid);
  if (!admin || isEnded(admin, { sessionEpoch })) throw refused('the session is over');
  const key = keyOf(context, { name: 'returnToken' }, returnToken);
  if (!(await store.rateLimits.takeOnce(key, clock.now() + impersonationMs))) throw refused('return token was used');
  await store.events.addUserLog(actor.organizationId, userLogEntry(context, 'impersonationEnded'));
  // The session from which they came goes on: what has ended it meanwhile ends this one.
  return { token: await store.accounts.customToken(adminUid, sessionEpoch) };
}

function refused(detail: string): PortalError {
  return new PortalError('permissionDenied', { detail });
}
