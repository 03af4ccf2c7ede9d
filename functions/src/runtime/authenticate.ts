import { can } from '@portal/domain/access/permissions';
import { isOver } from '@portal/domain/access/session';
import { PortalError } from '@portal/domain/errors/portal-error';
import { refusalOf, type Refusal, type User } from '@portal/domain/users/user';
import type { Store } from '../store/store';
import type { Impersonation } from '../store/users';
import type { StaffActor, UserAccess } from './route';

/** The parts of a request that may carry a token. */
export interface Credentials {
  authorization: string | undefined;
  query: Readonly<Record<string, unknown>>;
}

/** Query parameters that carry the id token in base64. */
const tokenParameters = ['user_token', 'admin_token'] as const;

const idTokenPattern = /^[\w-]+\.[\w-]+\.[\w-]*$/;
/** Far longer than any real id token. */
const maxTokenLength = 8_192;

/**
 * The id token of a request: as bearer, or encoded in the query.
 * @returns null when there is none.
 * @throws PortalError `unauthenticated` for something that cannot be a token.
 */
export function tokenOf({ authorization, query }: Credentials): string | null {
  if (authorization !== undefined) {
    return checked(/^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? '');
  }
  for (const name of tokenParameters) {
    const value = query[name];
    if (value === undefined) continue;
    return checked(
      typeof value === 'string' ? Buffer.from(value.slice(0, 2 * maxTokenLength), 'base64').toString() : '',
    );
  }
  return null;
}

function checked(token: string): string {
  if (token.length > maxTokenLength || !idTokenPattern.test(token)) throw new PortalError('unauthenticated');
  return token;
}

/** Refusals that still allow access to the user's own account. */
const pending: readonly (Refusal | null)[] = [null, 'unverified', 'noPassword'];

/**
 * Identifies the caller. The token says who it is; the user document holds the rights, so a revoked right ends with the
 * next call.
 * @param options.isPendingEnough admits users who have not verified their email or set a password yet.
 * @returns null when the call carries no token.
 * @throws PortalError `unauthenticated` for an expired, revoked, altered or foreign token, for one that disagrees with
 *   the user document (another email, an ended session), and for an impersonation that is over; `permissionDenied` for
 *   a user who is not admitted: unknown, disabled, recruiterClient, without role or access right, unverified.
 */
export async function authenticate(
  credentials: Credentials,
  users: Pick<Store['users'], 'verifyToken' | 'get'>,
  options: { now: number; isPendingEnough?: boolean },
): Promise<StaffActor | null> {
  const token = tokenOf(credentials);
  if (token === null) return null;
  const identity = await users.verifyToken(token);
  if (identity.impersonation) await requireImpersonation(identity.impersonation, users, options.now);
  const user = await users.get(identity.uid);
  if (!user) throw new PortalError('permissionDenied', { detail: 'no user document' });
  if (identity.email !== user.email || isEnded(user, identity) || isOver(identity, options.now)) {
    throw new PortalError('unauthenticated', { detail: 'token and document do not agree' });
  }
  const isEmailVerified = identity.isEmailVerified || user.isVerified;
  const refusal = refusalOf(user, { isEmailVerified });
  const by = identity.impersonation?.by;
  const isAdmitted = options.isPendingEnough ? pending.includes(refusal) : refusal === null;
  if (!isAdmitted) throw new PortalError('permissionDenied', { detail: `refused: ${String(refusal)}` });
  return {
    uid: identity.uid,
    organizationId: user.organizationId,
    userRoles: user.userRoles,
    email: user.email,
    displayName: user.displayName,
    isEmailVerified,
    hasPassword: user.userProducts.accessStatus.core.hasPassword,
    sessionEpoch: identity.sessionEpoch,
    sessionId: identity.sessionId,
    provedAt: identity.provedAt,
    endsAt: identity.endsAt,
    latestEnd: identity.latestEnd,
    impersonatedBy: by ? { uid: by.uid, email: by.email } : null,
  };
}

/** Has this session ended, or all sessions of the user since it began? @param session.sessionId `''` for none yet. */
export function isEnded(
  user: Pick<User, 'sessionEpoch' | 'endedSessions'>,
  session: { sessionEpoch: number; sessionId: string },
): boolean {
  return session.sessionEpoch !== user.sessionEpoch || user.endedSessions.includes(session.sessionId);
}

/** An impersonation ends with its time and with the rights and the session of the super admin. */
async function requireImpersonation(
  { by, until }: Impersonation,
  users: Pick<Store['users'], 'get'>,
  now: number,
): Promise<void> {
  if (until <= now) throw new PortalError('unauthenticated', { detail: 'impersonation is over' });
  const admin = await users.get(by.uid);
  if (
    !admin?.userRoles.superAdmin ||
    isEnded(admin, by) ||
    refusalOf(admin, { isEmailVerified: admin.isVerified }) !== null
  ) {
    throw new PortalError('unauthenticated', { detail: 'the impersonator lacks the right' });
  }
}

/**
 * Refuses callers without the right before their body is read.
 * @throws PortalError `unauthenticated` or `permissionDenied`.
 */
export function authorizeCaller(access: UserAccess, actor: StaffActor | null): void {
  if (access === 'public') return;
  if (!actor) throw new PortalError('unauthenticated');
  if (access === 'superAdmin' && !actor.userRoles.superAdmin) throw new PortalError('permissionDenied');
}

/**
 * Refuses callers without the right.
 * @param organizationId the organization of the call; null when its input names none.
 * @throws PortalError `unauthenticated`, `permissionDenied`, or `invalidRequest` when a permission needs an
 *   organization and the input names none.
 */
export function authorize(access: UserAccess, actor: StaffActor | null, organizationId: string | null): void {
  authorizeCaller(access, actor);
  if (!actor || access === 'public' || access === 'signedIn' || access === 'staff' || access === 'superAdmin') return;
  if (organizationId === null) throw new PortalError('invalidRequest', { detail: 'names no organization' });
  if (!can(actor, access, organizationId)) throw new PortalError('permissionDenied');
}
