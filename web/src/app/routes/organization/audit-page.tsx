import { Navigate, useParams } from 'react-router';
import { paths } from '../../../config/paths';
import { AuditTrail } from '../../../features/audit/components/audit-trail';
import { useCan, useSignedIn } from '../../../session/session-context';

/** …/audit: below the settings of the user's organization, or of any for super admins. */
export function Component() {
  const { user } = useSignedIn();
  const organizationId = useParams().organizationId ?? user.organizationId ?? '';
  if (!useCan('organization:edit')) return <Navigate to={paths.forbidden.href()} replace />;
  return <AuditTrail organizationId={organizationId} />;
}
