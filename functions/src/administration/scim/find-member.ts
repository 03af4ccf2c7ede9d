import { PortalError } from '@portal/domain/errors/portal-error';
import { provisionedUserSchema, type ProvisionedUser } from '@portal/domain/users/provisioned-user';
import type { User } from '@portal/domain/users/user';
import type { KeyContext } from '../../runtime/route';

/** Whether a user is one of the agency's team, as far as identity providers see it. */
export function isMember(user: User | null, organizationId: string): user is User {
  return user?.organizationId === organizationId && !user.userRoles.superAdmin && user.accountType === 'recruiter';
}

/** A member, with what was said about it. @throws PortalError `notFound`, also for users of others and super admins. */
export async function findMember(
  userId: string,
  { store, actor }: KeyContext,
): Promise<{ user: User; said: ProvisionedUser }> {
  const { organizationId } = actor;
  const user = await store.users.get(userId);
  if (!isMember(user, organizationId)) throw new PortalError('notFound', { userMessage: 'There is no such user.' });
  const [said] = await store.provisionedUsers.of(organizationId, [userId]);
  return { user, said: said ?? provisionedUserSchema.cast({}) };
}
