import { errorPageTexts } from '@portal/domain/texts/shell';
import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { UserDetails } from '../../../features/users/components/user-details';
import { useUser } from '../../../features/users/data/use-user';

/** /app/admin/users/{userId}: the profile of any user (001 §2.5 "View Profile"). */
export function Component() {
  const { userId = '' } = useParams();
  const user = useUser(userId);
  useCrumbName(userId, user.data?.displayName);
  if (user.status === 'loading') return <RowsLoading rows={6} />;
  if (user.status === 'error') return <LoadFailed onRetry={user.retry} />;
  if (!user.data) return <Empty>{errorPageTexts.notFound}</Empty>;
  return <UserDetails key={userId} user={user.data} />;
}
