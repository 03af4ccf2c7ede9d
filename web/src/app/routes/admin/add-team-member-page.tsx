import { useParams } from 'react-router';
import { paths } from '../../../config/paths';
import { AddTeamMember } from '../../../features/users/team/add-team-member';

/** /app/admin/organization/details/{id}/add-member. */
export function Component() {
  const { organizationId = '' } = useParams();
  return <AddTeamMember organizationId={organizationId} backHref={paths.adminOrganization.href(organizationId)} />;
}
