import { activeStatus } from '../access/roles';
import type { User } from './user';

/** A row of a list of users. */
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
  /** Whether the user is disabled. */
  isDisabled: boolean;
  /** May sign in through the ATS; the opposite of `isDisabled`. */
  bhAuth: boolean;
  /** Exists in the portal; ATS users may not. */
  userExists: boolean;
}

/** The row of a user of the portal. */
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
