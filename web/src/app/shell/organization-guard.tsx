import { Navigate, Outlet } from 'react-router';
import { paths } from '../../config/paths';
import { useSignedIn } from '../../session/session-context';

/** Screens that need an organization; without one a user may only edit the own account. */
export function Component() {
  const { organization, user } = useSignedIn();
  if (organization) return <Outlet />;
  return (
    <Navigate to={user.userRoles.superAdmin ? paths.adminOrganizations.href() : paths.accountSettings.href()} replace />
  );
}
