import { Navigate } from 'react-router';
import { paths } from '../../../config/paths';
import { Team } from '../../../features/users/team/team';
import { OrganizationSettings } from '../../../features/organizations/components/organization-settings';
import { useCan, useOrganization } from '../../../session/session-context';

/** /app/organization-settings: for administrators. */
export function Component() {
  const organization = useOrganization();
  if (!useCan('organization:edit')) return <Navigate to={paths.forbidden.href()} replace />;
  return (
    <OrganizationSettings
      organization={organization}
      users={<Team organization={organization} addHref={paths.addTeamMember.href()} />}
    />
  );
}
