import { onIdTokenChanged, signOut, type Auth, type User as Account } from 'firebase/auth';
import { useEffect, useState, type ReactNode } from 'react';
import { sessionMark } from '../config/session-cookies';
import { AuthStateContext, type AuthState } from './auth-state';
import { useFirebase } from './firebase-context';
import { isLeaving } from '../config/page-exit';

/** Knows whose sign-in this page has, and whether it has run out. */
export function AuthStateProvider({ children }: { children: ReactNode }) {
  const { auth } = useFirebase();
  const [state, setState] = useState(() => firstState(auth));
  useEffect(() => {
    // A session cookie that somebody has cut short means: not signed in (000 §3).
    if (auth.currentUser && sessionMark() === 'void') void signOut(auth);
    let latest = 0;
    const stop = onIdTokenChanged(auth, (account) => {
      latest += 1;
      const change = latest;
      const set = (isVerified: boolean) => {
        if (change !== latest || isLeaving()) return;
        setState((former) => nextState(former, account, { mark: sessionMark(), isVerified }));
      };
      // Without a connection the account's own word has to do.
      tokenSaysVerified(account).then(set, () => {
        set(account?.emailVerified ?? false);
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
  const account = sessionMark() === 'void' ? null : currentUser;
  return nextState({ status: 'signedOut' }, account, { mark: 'none', isVerified: account?.emailVerified ?? false });
}

/**
 * Rules and functions go by the token, and that is older than what the account knows when another page of this browser
 * has verified the email. It is renewed before anything is read on the strength of it.
 */
async function tokenSaysVerified(account: Account | null): Promise<boolean> {
  if (!account?.emailVerified) return false;
  const { claims } = await account.getIdTokenResult();
  if (claims.email_verified !== true) await account.getIdToken(true);
  return true;
}

/**
 * What a change of the sign-in means. An account that goes while the session cookie stays was not signed out by
 * anybody in this browser: its token could not be renewed. The screen stays, so that nothing that was typed is lost.
 */
export function nextState(
  former: AuthState,
  account: Account | null,
  { mark, isVerified }: { mark: ReturnType<typeof sessionMark>; isVerified: boolean },
): AuthState {
  if (account === null) {
    return former.status === 'signedIn' && mark === 'counts' ? { ...former, isExpired: true } : { status: 'signedOut' };
  }
  const isSame = former.status === 'signedIn' && former.account.uid === account.uid;
  return {
    status: 'signedIn',
    account,
    isEmailVerified: isVerified,
    isExpired: false,
    signIns: isSame ? former.signIns + (former.isExpired ? 1 : 0) : 0,
  };
}
