import { Navigate } from 'react-router';
import { paths } from '../../../config/paths';
import { AddTeamMember } from '../../../features/users/team/add-team-member';
import { useCan, useOrganization } from '../../../session/session-context';

/** /app/organization-settings/add-member: the organization's own admins (001 §2.6). */
export function Component() {
  const { id } = useOrganization();
  if (!useCan('teamMember:add')) return <Navigate to={paths.forbidden.href()} replace />;
  return <AddTeamMember organizationId={id} backHref={paths.team.href()} />;
}
