import type { SessionKind } from '@portal/domain/access/session';
import type { Auth } from 'firebase/auth';

const tokenKey = 'portal.return-token';

/**
 * The token that returns a super admin: opaque, useful to the server only and together with the impersonated session.
 * All tabs share it, as they share the session, so each of them can return.
 */
export function returnToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function storeReturnToken(token: string): void {
  localStorage.setItem(tokenKey, token);
}

export function forgetReturnToken(): void {
  localStorage.removeItem(tokenKey);
}

/**
 * Whether this session is a super admin's work as another user, according to its token: a return token may be left from an
 * earlier session. Without an answer, whether there is a return token.
 */
export async function isImpersonation(auth: Auth): Promise<boolean> {
  const kind: SessionKind = 'impersonation';
  try {
    return (await auth.currentUser?.getIdTokenResult())?.claims.session === kind;
  } catch {
    return returnToken() !== null;
  }
}
