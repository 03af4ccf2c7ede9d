import { can } from '@portal/domain/access/permissions';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { User } from '@portal/domain/users/user';
import type { Ports } from '../runtime/ports';
import type { StaffActor } from '../runtime/route';

/**
 * The user with that email, if the caller is an admin of the user's organization or a super admin.
 * @throws PortalError `permissionDenied`, also for an unknown email, so that admins cannot probe other organizations.
 */
export async function administeredUser(
  { actor, ...ports }: Pick<Ports, 'store'> & { actor: StaffActor | null },
  email: string,
): Promise<User> {
  return administered({ actor }, await ports.store.users.byEmail(email));
}

/** As {@link administeredUser}, for a user who has been read. */
export function administered({ actor }: { actor: StaffActor | null }, user: User | null): User {
  const isAdministered =
    actor !== null &&
    user !== null &&
    (can(actor, 'platform:administer') ||
      (user.organizationId !== null &&
        !user.userRoles.superAdmin &&
        can(actor, 'teamMember:add', user.organizationId)));
  if (!isAdministered) throw new PortalError('permissionDenied', { detail: 'administers nobody with this address' });
  return user;
}
