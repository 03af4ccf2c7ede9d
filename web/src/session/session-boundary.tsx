import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useAuthState } from '../firebase/auth-state';
import type LiveSession from './live-session';
import { SessionContext, type Session } from './session-context';

const loading: Session = { status: 'loading' };
const signedOut: Session = { status: 'signedOut' };

/**
 * Tells everything below it how the visitor stands. What listens for that is loaded when somebody is signed in, and
 * stands beside the screens, so that they stay what they are while it changes.
 */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const account = useAuthState();
  const uid = account.status === 'signedIn' ? account.account.uid : null;
  const [live, setLive] = useState<{ uid: string; session: Session }>();
  const onSession = useCallback(
    (session: Session) => {
      if (uid !== null) setLive({ uid, session });
    },
    [uid],
  );
  const { Listener, failure } = useListener(uid !== null);
  const session = uid === null ? signedOut : (failure ?? (live?.uid === uid ? live.session : loading));
  return (
    <SessionContext value={session}>
      {account.status === 'signedIn' && Listener && <Listener key={uid} account={account} onSession={onSession} />}
      {children}
    </SessionContext>
  );
}

/** The part that listens, once it is needed; a load that failed can be tried again. */
function useListener(isNeeded: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ Listener: typeof LiveSession }>();
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    if (!isNeeded) return;
    import('./live-session').then(
      (module) => {
        setLoaded({ Listener: module.default });
      },
      () => {
        setFailedAttempt(attempt);
      },
    );
  }, [isNeeded, attempt]);
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  const failure: Session | null = failedAttempt === attempt && !loaded ? { status: 'failed', retry } : null;
  return { Listener: loaded?.Listener, failure };
}
