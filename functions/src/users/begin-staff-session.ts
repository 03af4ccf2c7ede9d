import { number, string } from 'yup';
import { endOfUsedSession, neverEnds, ownSession, sessionSeconds } from '@portal/domain/access/session';
import type { SignInAnswer } from '@portal/domain/contracts/second-step-api';
import { hourMs } from '@portal/domain/constants/time';
import { record, type Model } from '@portal/domain/fields/model';
import { deviceOf } from '@portal/domain/users/device';
import type { User } from '@portal/domain/users/user';
import { isNewDevice, type SignInMethod, type UserSession } from '@portal/domain/users/user-session';
import type { Ports } from '../runtime/ports';
import type { PublicContext, StaffContext } from '../runtime/route';
import { openCode, sealCode } from '../runtime/sealed-codes';
import { requestMail } from './request-mail';
import { requireSignInMethod } from './require-sign-in-method';

/** Time to enter or set up the second step. */
const proofMs = 15 * 60 * 1_000;

/** A proved first step, sealed. It grants nothing without the second. */
const proofSchema = record({ uid: string().required(), sessionEpoch: number().required() });
type SignInProof = Model<typeof proofSchema>;

type SessionContext = Pick<
  PublicContext,
  'config' | 'store' | 'clock' | 'random' | 'geolocation' | 'clientIp' | 'userAgent'
>;

/**
 * Methods that prove who the user is for sensitive calls as well: a link proves a mailbox, a sign-on what the ATS says, and an
 * identity provider may have done so long ago.
 */
const proving: readonly SignInMethod[] = ['password', 'code', 'passkey'];

/**
 * Begins the session of a user of the staff application after a first step (password, mailed link, sign-on), or asks for the
 * second one.
 * @param user as read before the first step was proved, so that ending all sessions in the meantime ends this one too.
 * @param options.isSecondStepDone the first step was two in one.
 * @param options.provedAt see {@link sessionToken}.
 * @throws PortalError `permissionDenied` when the organization does not allow the method.
 */
export async function beginStaffSession(
  context: SessionContext,
  user: User,
  method: SignInMethod,
  { isSecondStepDone = false, provedAt = 0 } = {},
): Promise<SignInAnswer> {
  await requireSignInMethod(context, user, method);
  if (!isSecondStepDone && (user.hasSecondStep || (await requiresSecondStep(context, user)))) {
    const { id: uid, sessionEpoch, hasSecondStep: isEnrolled } = user;
    const proof = sealCode(context.config, 'signInProof', { uid, sessionEpoch }, context.clock.now() + proofMs);
    return { kind: 'secondStep', proof, isEnrolled };
  }
  return { kind: 'signedIn', token: await sessionToken(context, user, method, provedAt) };
}

/**
 * A custom token that begins a session of the user's own. The session is listed for the user, who gets a mail about a new
 * device.
 * @param provedElsewhere when somebody else has proved the user, as `sessionSeconds`; 0 for never.
 */
export async function sessionToken(
  context: SessionContext,
  user: Pick<User, 'id' | 'organizationId' | 'sessionEpoch' | 'email'>,
  method: SignInMethod,
  provedElsewhere = 0,
): Promise<string> {
  const { store, random, clock, geolocation, clientIp, userAgent } = context;
  const { id: uid, sessionEpoch, email } = user;
  const now = clock.now();
  const { city, country } = await geolocation.locate(clientIp);
  const session: UserSession = {
    id: random.token(12),
    ...{ sessionEpoch, method, city, country, ...deviceOf(userAgent) },
    ...{ beganAt: now, usedAt: now },
  };
  const details = [method, deviceName(session)].filter(Boolean).join(', ');
  const before = await store.sessions.add(user, session, { at: now, action: 'signedIn', uid, email, details });
  if (isNewDevice(session, before)) {
    await requestMail(context, { mail: 'newDevice', email, device: deviceName(session) });
  }
  const provedAt = proving.includes(method) ? sessionSeconds(now) : Math.min(provedElsewhere, sessionSeconds(now));
  const { sessionHours, idleMinutes } = await sessionLimits(context, user.organizationId);
  const latestEnd = sessionHours === 0 ? neverEnds : now + sessionHours * hourMs;
  const endsAt = endOfUsedSession(now, latestEnd, idleMinutes);
  const proof = { sessionId: session.id, provedAt, endsAt, latestEnd };
  return await store.accounts.customToken(uid, ownSession(sessionEpoch, proof));
}

/** How long sessions last in an organization. */
async function sessionLimits({ store }: Pick<Ports, 'store'>, organizationId: string | null) {
  if (organizationId === null) return { sessionHours: 0, idleMinutes: 0 };
  return await store.organizations.sessionLimits(organizationId);
}

/**
 * A custom token that continues the session of the caller, who is using it now.
 * @param provedAt of a new proof.
 */
export async function continuedSessionToken(
  context: Pick<StaffContext, 'actor' | 'store' | 'clock'>,
  provedAt = context.actor.provedAt,
): Promise<string> {
  const { actor, store, clock } = context;
  const { sessionId, sessionEpoch, latestEnd } = actor;
  const { idleMinutes } = await sessionLimits(context, actor.organizationId);
  const endsAt = endOfUsedSession(clock.now(), latestEnd, idleMinutes);
  return await store.accounts.customToken(
    actor.uid,
    ownSession(sessionEpoch, { sessionId, provedAt, endsAt, latestEnd }),
  );
}

/** `Chrome, Windows, Boston, United States`. */
function deviceName({ browser, system, city, country }: UserSession): string {
  return [browser, system, city, country].filter(Boolean).join(', ');
}

/** Opens the proof of a first step; null for an expired, altered or foreign one. */
export function openSignInProof({ config, clock }: Pick<Ports, 'config' | 'clock'>, proof: string): SignInProof | null {
  const opened = openCode(config, 'signInProof', proof, clock.now());
  return opened.kind === 'good' ? proofSchema.validateSync(opened.data) : null;
}

/** Must the user have a second step? Client contacts sign in elsewhere. */
async function requiresSecondStep({ config, store }: Pick<Ports, 'config' | 'store'>, user: User): Promise<boolean> {
  if (user.accountType !== 'recruiter') return false;
  if (user.userRoles.superAdmin && config.isSecondStepOfSuperAdminsRequired) return true;
  return user.organizationId !== null && (await store.organizations.requiresSecondStep(user.organizationId));
}
