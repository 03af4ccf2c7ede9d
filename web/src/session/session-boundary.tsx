import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useAuthState } from '../firebase/auth-state';
import type LiveSession from './live-session';
import { SessionContext, type Session } from './session-context';

const loading: Session = { status: 'loading' };
const signedOut: Session = { status: 'signedOut' };

/**
 * Provides the session to everything below it. Its listener is loaded when a user is signed in, and rendered next to
 * the screens, so that they stay mounted while it changes.
 */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const authState = useAuthState();
  const uid = authState.status === 'signedIn' ? authState.authUser.uid : null;
  const [live, setLive] = useState<{ uid: string; session: Session }>();
  const onSession = useCallback(
    (session: Session) => {
      if (uid !== null) setLive({ uid, session });
    },
    [uid],
  );
  const { Listener, failure } = useListener(uid !== null);
  const reported = live?.uid === uid ? live.session : loading;
  const isExpired = authState.status === 'signedIn' && authState.isExpired;
  // A session that ends before its user was read leaves no screen to keep.
  const isOver = uid === null || (isExpired && ['loading', 'failed'].includes(reported.status));
  const session = isOver ? signedOut : (failure ?? reported);
  return (
    <SessionContext value={session}>
      {authState.status === 'signedIn' && Listener && (
        <Listener key={uid} authState={authState} onSession={onSession} />
      )}
      {children}
    </SessionContext>
  );
}

/** Loads the listener once it is needed; a failed load can be retried. */
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
