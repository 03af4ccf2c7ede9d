import { JobsTable } from '../../../features/jobs/table/jobs-table';
import { useTeamMembers } from '../../../features/users/data/use-team-members';
import { useOrganization } from '../../../session/session-context';

/** /app/jobs. */
export function Component() {
  const { nameOf } = useTeamMembers(useOrganization().id);
  return <JobsTable nameOf={nameOf} />;
}
