import type { User } from '@portal/domain/users/user';
import type { ReactNode } from 'react';
import { PageLoading } from '../../../components/ui/states';
import { useAuthState } from '../../../firebase/auth-state';
import { useSession } from '../../../session/session-context';
import { Guard } from '../../shell/guard';

/**
 * Resolves the user for the pages on the way into the application: whoever is signed in, also when their email is not
 * verified or they have no password yet. Everybody else is sent where the guard sends them.
 */
export function SignedInUser({ children }: { children: (user: User, isEmailVerified: boolean) => ReactNode }) {
  const session = useSession();
  const account = useAuthState();
  const isOnTheWay =
    session.status === 'refused' && (session.refusal === 'unverified' || session.refusal === 'noPassword');
  const user = session.status === 'signedIn' || isOnTheWay ? session.user : null;
  if (user && account.status === 'signedIn') return children(user, account.isEmailVerified);
  return (
    <Guard>
      <PageLoading />
    </Guard>
  );
}
