import { roles, userRolesSchema, type UserRoles } from '@portal/domain/access/roles';
import { userDetailsSchema } from '@portal/domain/contracts/administration-api';
import { userFormTexts } from '@portal/domain/texts/team';

/** The details of a user as forms check them: without a role a user could not sign in. */
export const userFormSchema = userDetailsSchema.shape({
  userRoles: userRolesSchema.test(
    'some',
    (value: UserRoles, { createError }) =>
      roles.some((role) => value[role]) ||
      createError({ path: 'userRoles.user', message: userFormTexts.userRoleNeeded }),
  ),
});
