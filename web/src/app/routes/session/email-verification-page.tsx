import { EmailVerification } from '../../../features/sign-in/components/email-verification';
import { SignedInUser } from './signed-in-user';

/** /email-verification. */
export function Component() {
  return (
    <SignedInUser>
      {(user, isEmailVerified) => <EmailVerification user={user} isEmailVerified={isEmailVerified} />}
    </SignedInUser>
  );
}
