import { boolean } from 'yup';
import { record, type Model } from '../fields/model';

/** Roles are flags; a user may have several. */
export const roles = ['user', 'admin', 'superAdmin'] as const;
export type Role = (typeof roles)[number];

export const userRolesSchema = record({
  user: boolean().default(false),
  admin: boolean().default(false),
  superAdmin: boolean().default(false),
});
export type UserRoles = Model<typeof userRolesSchema>;

/** A `recruiterClient` is refused everywhere but in Client Connect, which admits no one else. */
export const accountTypes = ['recruiter', 'recruiterClient'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Whether the user may sign in. */
export const activeStatus = { disabled: 0, active: 1 } as const;
export type ActiveStatus = (typeof activeStatus)[keyof typeof activeStatus];
