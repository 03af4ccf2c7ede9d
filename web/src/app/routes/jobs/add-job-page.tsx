import { AddJob } from '../../../features/jobs/edit/add-job';
import { useTeamMembers } from '../../../features/users/data/use-team-members';
import { useOrganization } from '../../../session/session-context';

/** /app/jobs/add. */
export function Component() {
  const { list } = useTeamMembers(useOrganization().id);
  return <AddJob members={list} />;
}
