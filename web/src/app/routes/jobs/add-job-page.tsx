import { AddJob } from '../../../features/jobs/edit/add-job';
import { useMembers } from '../../../features/members/data/use-members';
import { useOrganization } from '../../../session/session-context';

/** /app/jobs/add (000 §2 "Add-job screen"). */
export function Component() {
  const { list } = useMembers(useOrganization().id);
  return <AddJob members={list} />;
}
