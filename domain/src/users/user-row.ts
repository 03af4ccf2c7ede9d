import { activeStatus } from '../access/roles';
import type { User } from './user';

/** A line of a list of users (001 §3 User row): what lists tell of a person, and how the account stands. */
export interface UserRow extends Pick<
  User,
  | 'id'
  | 'displayName'
  | 'email'
  | 'createdAt'
  | 'isVerified'
  | 'activityAt'
  | 'smBrandId'
  | 'selectedBrand'
  | 'userRoles'
  | 'organizationId'
  | 'userProducts'
> {
  /** The account is shut (000 §3: `activeStatus` as lists tell it). */
  isDisabled: boolean;
  /** May come in through the applicant-tracking system: the opposite of being disabled (000 §4). */
  bhAuth: boolean;
  /** The person has an account here; users of the other system may have none. */
  userExists: boolean;
}

/** The line of a user of the portal. */
export function userRowOf(user: User): UserRow {
  const isDisabled = user.activeStatus === activeStatus.disabled;
  return {
    id: user.id,
    displayName: user.displayName,
    email: user.email,
    createdAt: user.createdAt,
    isVerified: user.isVerified,
    activityAt: user.activityAt,
    smBrandId: user.smBrandId,
    selectedBrand: user.selectedBrand,
    userRoles: user.userRoles,
    organizationId: user.organizationId,
    userProducts: user.userProducts,
    isDisabled,
    bhAuth: !isDisabled,
    userExists: true,
  };
}
