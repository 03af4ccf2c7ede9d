import { JobsTable } from '../../../features/jobs/table/jobs-table';
import { useTeamMembers } from '../../../features/users/data/use-team-members';
import { useOrganization } from '../../../session/session-context';

/** /app/jobs (000 §2, 001 §2.5). */
export function Component() {
  const { nameOf } = useTeamMembers(useOrganization().id);
  return <JobsTable nameOf={nameOf} />;
}
