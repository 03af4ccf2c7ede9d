import { can } from '@portal/domain/access/permissions';
import { PortalError } from '@portal/domain/errors/portal-error';
import { refusalOf } from '@portal/domain/users/user';
import type { Store } from '../store/store';
import type { Access, StaffActor } from './route';

/** The parts of a request in which a token may stand. */
export interface Credentials {
  authorization: string | undefined;
  query: Readonly<Record<string, unknown>>;
}

/** Query parameters that carry the base64 of the id token (000 §7). */
const tokenParameters = ['user_token', 'admin_token'] as const;

const idTokenPattern = /^[\w-]+\.[\w-]+\.[\w-]*$/;
/** Far above a real id token. */
const longestToken = 8_192;

/**
 * The id token that a request carries: as bearer, or encoded in the query.
 * @returns null when there is none at all.
 * @throws PortalError `unauthenticated` when there is something that cannot be a token.
 */
export function tokenOf({ authorization, query }: Credentials): string | null {
  if (authorization !== undefined) {
    return checked(/^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? '');
  }
  for (const name of tokenParameters) {
    const value = query[name];
    if (value === undefined) continue;
    return checked(typeof value === 'string' ? Buffer.from(value.slice(0, 2 * longestToken), 'base64').toString() : '');
  }
  return null;
}

function checked(token: string): string {
  if (token.length > longestToken || !idTokenPattern.test(token)) throw new PortalError('unauthenticated');
  return token;
}

/**
 * Who is calling. The token tells who it is, the user document what they are (000 §4, §6): a right that was taken away
 * is gone with the next call.
 * @returns null when the call carries no token.
 * @throws PortalError `unauthenticated` for an expired, revoked, altered or foreign token; `permissionDenied` for a
 *   person who is not admitted: unknown, disabled, recruiterClient, without role or access right, unverified.
 */
export async function authenticate(
  credentials: Credentials,
  users: Pick<Store['users'], 'verifyToken' | 'get'>,
): Promise<StaffActor | null> {
  const token = tokenOf(credentials);
  if (token === null) return null;
  const identity = await users.verifyToken(token);
  const user = await users.get(identity.uid);
  if (!user) throw new PortalError('permissionDenied', { detail: 'no user document' });
  const refusal = refusalOf(user, { isEmailVerified: identity.isEmailVerified || user.isVerified });
  if (refusal) throw new PortalError('permissionDenied', { detail: `refused: ${refusal}` });
  return {
    uid: identity.uid,
    organizationId: user.organizationId,
    userRoles: user.userRoles,
    email: user.email,
    displayName: user.displayName,
  };
}

/**
 * May this caller make this call? Nothing is answered; a refusal is thrown.
 * @param organizationId what the call is about; null when its input does not tell.
 * @throws PortalError `unauthenticated`, `permissionDenied`, or `invalidRequest` when a permission of an organization
 *   is needed and the input names none.
 */
export function authorize(access: Access, actor: StaffActor | null, organizationId: string | null): void {
  if (access === 'public') return;
  if (!actor) throw new PortalError('unauthenticated');
  if (access === 'staff') return;
  if (access === 'superAdmin') {
    if (!actor.userRoles.superAdmin) throw new PortalError('permissionDenied');
    return;
  }
  if (organizationId === null) throw new PortalError('invalidRequest', { detail: 'names no organization' });
  if (!can(actor, access, organizationId)) throw new PortalError('permissionDenied');
}
