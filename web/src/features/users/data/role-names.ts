import { roles, type Role, type UserRoles } from '@portal/domain/access/roles';
import { userFormTexts } from '@portal/domain/texts/team';

export const roleTexts: Readonly<Record<Role, string>> = {
  user: userFormTexts.user,
  admin: userFormTexts.admin,
  superAdmin: userFormTexts.superAdmin,
};

/** The names of a user's roles, separated by commas. */
export function roleNames(userRoles: UserRoles): string {
  return roles
    .filter((role) => userRoles[role])
    .map((role) => roleTexts[role])
    .join(', ');
}
