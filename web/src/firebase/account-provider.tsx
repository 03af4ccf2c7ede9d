import { onIdTokenChanged, signOut, type Auth, type User as Account } from 'firebase/auth';
import { useEffect, useState, type ReactNode } from 'react';
import { sessionMark } from '../config/session-cookies';
import { AccountContext, type AccountState } from './account-context';
import { useFirebase } from './firebase-context';
import { isLeaving } from './leaving';

/** Knows whose sign-in this page has, and whether it has run out. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const { auth } = useFirebase();
  const [state, setState] = useState(() => firstState(auth));
  useEffect(() => {
    // A session cookie that somebody has cut short means: not signed in (000 §3).
    if (auth.currentUser && sessionMark() === 'void') void signOut(auth);
    return onIdTokenChanged(auth, (account) => {
      if (!isLeaving()) setState((former) => nextState(former, account, sessionMark()));
    });
  }, [auth]);
  return <AccountContext value={state}>{children}</AccountContext>;
}

function firstState({ currentUser }: Auth): AccountState {
  return nextState({ status: 'signedOut' }, sessionMark() === 'void' ? null : currentUser, 'none');
}

/**
 * What a change of the sign-in means. An account that goes while the session cookie stays was not signed out by
 * anybody in this browser: its token could not be renewed. The screen stays, so that nothing that was typed is lost.
 */
export function nextState(
  former: AccountState,
  account: Account | null,
  mark: ReturnType<typeof sessionMark>,
): AccountState {
  if (account === null) {
    return former.status === 'signedIn' && mark === 'counts' ? { ...former, isExpired: true } : { status: 'signedOut' };
  }
  const isSame = former.status === 'signedIn' && former.account.uid === account.uid;
  return {
    status: 'signedIn',
    account,
    isEmailVerified: account.emailVerified,
    isExpired: false,
    signIns: isSame ? former.signIns + (former.isExpired ? 1 : 0) : 0,
  };
}
