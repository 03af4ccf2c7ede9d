import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { UserDetails } from '../../../features/users/components/user-details';
import { useUser } from '../../../features/users/data/use-user';

/** /app/admin/users/{userId}: the profile of any user. */
export function Component() {
  const { userId = '' } = useParams();
  const user = useUser(userId);
  useCrumbName(userId, user.data?.displayName);
  return <Loaded live={user}>{(found) => <UserDetails key={userId} user={found} />}</Loaded>;
}
