import { SetupPassword } from '../../../features/sign-in/components/setup-password';
import { SignedInUser } from './signed-in-user';

/** /setup-password. */
export function Component() {
  return (
    <SignedInUser>
      {(user, isEmailVerified) => <SetupPassword user={user} isEmailVerified={isEmailVerified} />}
    </SignedInUser>
  );
}
