import { Navigate } from 'react-router';
import { paths } from '../../../config/paths';
import { AddTeamMember } from '../../../features/users/team/add-team-member';
import { useCan, useOrganization } from '../../../session/session-context';

/** /app/organization-settings/add-member: for the organization's own admins. */
export function Component() {
  const { id } = useOrganization();
  if (!useCan('teamMember:add')) return <Navigate to={paths.forbidden.href()} replace />;
  return <AddTeamMember organizationId={id} backHref={paths.team.href()} />;
}
