import { LoginForm } from '../../../features/accounts/components/login-form';
import { SignInLayout } from '../../../features/accounts/components/sign-in-layout';

/** /login (000 §2). */
export function Component() {
  return (
    <SignInLayout>
      <LoginForm />
    </SignInLayout>
  );
}
