import { Navigate, useLocation } from 'react-router';
import { paths } from '../../../config/paths';
import { OpenAtsRecord } from '../../../features/ats/open-ats-record';
import { atsVisitOf } from '../../../session/ats-visit';
import { useSignedIn } from '../../../session/session-context';

/** /app: the jobs, or the record of the ATS whose page embeds the application. */
export function Component() {
  const { search } = useLocation();
  const { organization } = useSignedIn();
  const visit = atsVisitOf(search);
  if (!visit || !organization) return <Navigate to={paths.jobs.href()} replace />;
  return <OpenAtsRecord organizationId={organization.id} visit={visit} />;
}
