import { Login } from '../../../features/sign-in/components/login';

/** /login, and /auth/action for links that sign in. */
export function Component() {
  return <Login />;
}
