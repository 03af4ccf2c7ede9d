import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageFailed, PageLoading } from '../../components/ui/states';
import { paths } from '../../config/paths';
import { isLeaving } from '../../config/page-exit';
import { useFirebase } from '../../firebase/firebase-context';
import { atsVisitOf } from '../../session/ats-visit';
import { saveReturnUrl } from '../../session/return-url';
import { signOutTo } from '../../session/sign-out';
import { useSession } from '../../session/session-context';
import { destinations } from '../../session/refusal-destinations';

/** Admits users who may use the application; everyone else is sent where they belong. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  switch (session.status) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <PageFailed onRetry={session.retry} />;
    case 'signedOut':
      if (isLeaving()) return <PageLoading />;
      saveReturnUrl(`${location.pathname}${location.search}`);
      return <Navigate to={atsVisitOf(location.search) ? paths.atsLogin.href() : paths.login.href()} replace />;
    case 'refused': {
      const { to, signsOut } = destinations[session.refusal];
      return signsOut ? <SignOut to={to} /> : <Navigate to={to} replace />;
    }
    case 'signedIn':
      return children;
  }
}

/** Ends the sign-in and reloads at another page. */
function SignOut({ to }: { to: string }) {
  const { auth } = useFirebase();
  useEffect(() => {
    void signOutTo(auth, to);
  }, [auth, to]);
  return <PageLoading />;
}
