import { SetupPassword } from '../../../features/sign-in/components/setup-password';
import { SignedInUser } from './signed-in-user';

/** /setup-password (000 §2, 002 §2). */
export function Component() {
  return (
    <SignedInUser>
      {(user, isEmailVerified) => <SetupPassword user={user} isEmailVerified={isEmailVerified} />}
    </SignedInUser>
  );
}
