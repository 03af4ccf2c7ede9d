import { onIdTokenChanged, signOut, type Auth, type User as AuthUser } from 'firebase/auth';
import { useEffect, useState, type ReactNode } from 'react';
import { sessionMark } from '../config/session-cookies';
import { AuthStateContext, type AuthState } from './auth-state';
import { useFirebase } from './firebase-context';
import { isLeaving } from '../config/page-exit';

/** Provides the sign-in of this page, and whether it has expired. */
export function AuthStateProvider({ children }: { children: ReactNode }) {
  const { auth } = useFirebase();
  const [state, setState] = useState(() => firstState(auth));
  useEffect(() => {
    // A truncated session cookie means: not signed in.
    if (auth.currentUser && sessionMark() === 'void') void signOut(auth);
    let latest = 0;
    const stop = onIdTokenChanged(auth, (authUser) => {
      latest += 1;
      const change = latest;
      const set = (isVerified: boolean) => {
        if (change !== latest || isLeaving()) return;
        setState((former) => nextState(former, authUser, { mark: sessionMark(), isVerified }));
      };
      // Offline the auth user's own flag has to do.
      tokenSaysVerified(authUser).then(set, () => {
        set(authUser?.emailVerified ?? false);
      });
    });
    return () => {
      latest += 1;
      stop();
    };
  }, [auth]);
  return <AuthStateContext value={state}>{children}</AuthStateContext>;
}

function firstState({ currentUser }: Auth): AuthState {
  const authUser = sessionMark() === 'void' ? null : currentUser;
  return nextState({ status: 'signedOut' }, authUser, { mark: 'none', isVerified: authUser?.emailVerified ?? false });
}

/**
 * Rules and functions go by the token, which is older than the auth user's flag when another page of this browser has
 * verified the email. It is renewed before anything is read that depends on it.
 */
async function tokenSaysVerified(authUser: AuthUser | null): Promise<boolean> {
  if (!authUser?.emailVerified) return false;
  const { claims } = await authUser.getIdTokenResult();
  if (claims.email_verified !== true) await authUser.getIdToken(true);
  return true;
}

/**
 * The next state after a change of the auth user. One that goes while the session cookie stays was not signed out in
 * this browser: its token could not be renewed. The screen stays, so that no input is lost.
 */
export function nextState(
  former: AuthState,
  authUser: AuthUser | null,
  { mark, isVerified }: { mark: ReturnType<typeof sessionMark>; isVerified: boolean },
): AuthState {
  if (authUser === null) {
    return former.status === 'signedIn' && mark === 'counts' ? { ...former, isExpired: true } : { status: 'signedOut' };
  }
  const isSame = former.status === 'signedIn' && former.authUser.uid === authUser.uid;
  return {
    status: 'signedIn',
    authUser,
    isEmailVerified: isVerified,
    isExpired: false,
    signIns: isSame ? former.signIns + (former.isExpired ? 1 : 0) : 0,
  };
}
