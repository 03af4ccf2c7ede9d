import { boolean } from 'yup';
import { record, type Model } from '../fields/model';

/** Roles are flags; a person may have several (000 §3, §6). */
export const roles = ['user', 'admin', 'superAdmin'] as const;
export type Role = (typeof roles)[number];

export const userRolesSchema = record({
  user: boolean().default(false),
  admin: boolean().default(false),
  superAdmin: boolean().default(false),
});
export type UserRoles = Model<typeof userRolesSchema>;

/** `recruiterClient` accounts are refused everywhere (000 §1, §6). */
export const accountTypes = ['recruiter', 'recruiterClient'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Whether an account may be used (000 §3). */
export const activeStatus = { disabled: 0, active: 1 } as const;
export type ActiveStatus = (typeof activeStatus)[keyof typeof activeStatus];
