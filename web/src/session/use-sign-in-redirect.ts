import { appApi } from '@portal/domain/contracts/app-api';
import { loginRedirectMs } from '@portal/domain/constants/session';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../firebase/api-client';
import { useFirebase } from '../firebase/firebase-context';
import { destinations } from './refusal-destinations';
import { consumeReturnUrl } from './return-url';
import { useSession } from './session-context';
import { signOutTo } from './sign-out';
import { sourceOrigin } from './use-time-tracking';

/**
 * Leads a signed-in user from the sign-in page to where they belong: a refused one at once to the page that explains
 * it, everyone else after five seconds to the return URL or the application's root. Records the sign-in once.
 * @returns what goes there now.
 */
export function useSignInRedirect(): { goNow: () => void } {
  const session = useSession();
  const { auth } = useFirebase();
  const navigate = useNavigate();
  const refusal = session.status === 'refused' ? session.refusal : null;
  useEffect(() => {
    if (!refusal) return;
    const { to, signsOut } = destinations[refusal];
    if (signsOut) void signOutTo(auth, to);
    else void navigate(to, { replace: true });
  }, [refusal, auth, navigate]);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(consumeReturnUrl(), { replace: true }), loginRedirectMs);
    return () => {
      clearTimeout(timer);
    };
  }, [navigate]);

  const isRecorded = useRef(false);
  useEffect(() => {
    // At once, and not only when the user's document is loaded: a user who continues now is gone by then.
    if (session.status === 'signedOut' || session.status === 'refused' || !auth.currentUser || isRecorded.current) {
      return;
    }
    isRecorded.current = true;
    const data = { sourceOrigin: sourceOrigin(), time: Date.now(), duration: 0 };
    callApi(auth, appApi.analyticsEvent, { product: 'login', data }, { api: 'app', keepalive: true }).catch(
      () => undefined,
    );
  }, [session.status, auth]);

  return {
    goNow: () => {
      void navigate(consumeReturnUrl(), { replace: true });
    },
  };
}
