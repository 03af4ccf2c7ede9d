import { Navigate, useParams } from 'react-router';
import { paths } from '../../../config/paths';
import { Webhooks } from '../../../features/webhooks/components/webhooks';
import { useCan, useSignedIn } from '../../../session/session-context';

/** …/webhooks: below the settings of the user's organization, or of any for super admins. */
export function Component() {
  const { user } = useSignedIn();
  const organizationId = useParams().organizationId ?? user.organizationId ?? '';
  if (!useCan('organization:edit')) return <Navigate to={paths.forbidden.href()} replace />;
  return <Webhooks organizationId={organizationId} />;
}
