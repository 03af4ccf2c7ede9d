import type { User } from '@portal/domain/users/user';
import type { ReactNode } from 'react';
import { PageLoading } from '../../../components/ui/states';
import { useAuthState } from '../../../firebase/auth-state';
import { useSession } from '../../../session/session-context';
import { Guard } from '../../shell/guard';

/**
 * Resolves the user for the pages before the application: signed in, even with an unverified email or without a
 * password. Everyone else is sent where the guard sends them.
 */
export function SignedInUser({ children }: { children: (user: User, isEmailVerified: boolean) => ReactNode }) {
  const session = useSession();
  const authState = useAuthState();
  const isOnTheWay =
    session.status === 'refused' && (session.refusal === 'unverified' || session.refusal === 'noPassword');
  const user = session.status === 'signedIn' || isOnTheWay ? session.user : null;
  if (user && authState.status === 'signedIn') return children(user, authState.isEmailVerified);
  return (
    <Guard>
      <PageLoading />
    </Guard>
  );
}
