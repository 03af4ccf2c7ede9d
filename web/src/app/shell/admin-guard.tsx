import { Navigate, Outlet } from 'react-router';
import { paths } from '../../config/paths';
import { useSignedIn } from '../../session/session-context';

/** The platform's administration: only super admins pass, others go to the application's root. */
export function Component() {
  const { user } = useSignedIn();
  return user.userRoles.superAdmin ? <Outlet /> : <Navigate to={paths.app.href()} replace />;
}
