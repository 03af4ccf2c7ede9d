import type { Refusal } from '@portal/domain/users/user';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoadFailed, PageLoading } from '../../components/ui/states';
import { paths } from '../../config/paths';
import { useFirebase } from '../../firebase/firebase-context';
import { signOutTo } from '../../firebase/sign-in';
import { rememberAddress } from '../../session/remembered-address';
import { useSession } from '../../session/session-context';

/** Where each refusal leads (000 §4, §8), and whether the sign-in ends with it. */
const destinations: Record<Refusal, { to: string; signsOut: boolean }> = {
  disabled: { to: paths.disabledAccount.href(), signsOut: true },
  recruiterClient: { to: paths.forbidden.href(), signsOut: true },
  noAccessRight: { to: paths.forbidden.href(), signsOut: true },
  noRole: { to: paths.forbidden.href(), signsOut: true },
  unverified: { to: paths.emailVerification.href(), signsOut: false },
  noPassword: { to: paths.setupPassword.href(), signsOut: false },
};

/** Admits who may use the application; everybody else is sent where they belong. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  switch (session.status) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LoadFailed onRetry={session.retry} />;
    case 'signedOut':
      rememberAddress(`${location.pathname}${location.search}`);
      return <Navigate to={paths.login.href()} replace />;
    case 'refused':
      return <Refused {...destinations[session.refusal]} />;
    case 'signedIn':
      return children;
  }
}

function Refused({ to, signsOut }: { to: string; signsOut: boolean }) {
  const { auth } = useFirebase();
  useEffect(() => {
    if (signsOut) void signOutTo(auth, to);
  }, [auth, to, signsOut]);
  return signsOut ? <PageLoading /> : <Navigate to={to} replace />;
}
