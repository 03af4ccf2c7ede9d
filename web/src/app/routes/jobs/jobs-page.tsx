import { JobsTable } from '../../../features/jobs/table/jobs-table';
import { useMembers } from '../../../features/members/data/use-members';
import { useOrganization } from '../../../session/session-context';

/** /app/jobs (000 §2, 001 §2.5). */
export function Component() {
  const { nameOf } = useMembers(useOrganization().id);
  return <JobsTable nameOf={nameOf} />;
}
