import { PeopleTable } from '../../../features/candidates/people/people-table';
import { useTeamMembers } from '../../../features/users/data/use-team-members';
import { useOrganization } from '../../../session/session-context';

/** /app/candidates. */
export function Component() {
  const { list, nameOf } = useTeamMembers(useOrganization().id);
  return <PeopleTable colleagues={list} nameOf={nameOf} />;
}
