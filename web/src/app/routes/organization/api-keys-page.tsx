import { Navigate, useParams } from 'react-router';
import { paths } from '../../../config/paths';
import { ApiKeys } from '../../../features/api-keys/components/api-keys';
import { useCan, useSignedIn } from '../../../session/session-context';

/** …/api-keys: below the settings of the user's organization, or of any for super admins. */
export function Component() {
  const { user } = useSignedIn();
  const organizationId = useParams().organizationId ?? user.organizationId ?? '';
  if (!useCan('organization:edit')) return <Navigate to={paths.forbidden.href()} replace />;
  return <ApiKeys key={organizationId} organizationId={organizationId} />;
}
