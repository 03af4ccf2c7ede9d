import { Navigate, useParams } from 'react-router';
import { paths } from '../../../config/paths';
import { AuditTrail } from '../../../features/audit/components/audit-trail';
import { useTeamMembers } from '../../../features/users/data/use-team-members';
import { useCan, useSignedIn } from '../../../session/session-context';

function Trail({ organizationId }: { organizationId: string }) {
  const { list, nameOf } = useTeamMembers(organizationId);
  return <AuditTrail organizationId={organizationId} users={list} nameOf={nameOf} />;
}

/** …/audit: below the settings of the user's organization, or of any for super admins. */
export function Component() {
  const { user } = useSignedIn();
  const organizationId = useParams().organizationId ?? user.organizationId ?? '';
  if (!useCan('organization:edit')) return <Navigate to={paths.forbidden.href()} replace />;
  return <Trail organizationId={organizationId} />;
}
