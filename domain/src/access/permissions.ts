import type { Role, UserRoles } from './roles';

/**
 * What people may do, and which roles allow it (000 §6, 001 §6).
 *
 * Jobs and candidates are the daily work of every member of staff. 'Edit' and 'add' in the specification's sense are
 * the administration of one's own organization; 'delete' is the platform operator's. This table decides what screens
 * offer and what functions permit; `firestore.rules` says the same again for direct access and is tested against a
 * table of its own.
 */
export const permissions = {
  'organization:read': ['user', 'admin', 'superAdmin'],
  'job:write': ['user', 'admin', 'superAdmin'],
  'candidate:write': ['user', 'admin', 'superAdmin'],
  'organization:edit': ['admin', 'superAdmin'],
  'teamMember:add': ['admin', 'superAdmin'],
  'teamMember:remove': ['admin', 'superAdmin'],
  'activity:search': ['admin', 'superAdmin'],
  'platform:administer': ['superAdmin'],
  'user:create': ['superAdmin'],
  'user:delete': ['superAdmin'],
  'user:disable': ['superAdmin'],
  'user:impersonate': ['superAdmin'],
  'index:create': ['superAdmin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Who acts: the part of a user that decides rights. */
export interface Actor {
  uid: string;
  /** null for a person without an organization. */
  organizationId: string | null;
  userRoles: UserRoles;
}

/**
 * May this person do that, there? Everybody but super admins may act in their own organization alone.
 * @param organizationId where; leave out for what belongs to no organization.
 */
export function can(actor: Actor, permission: Permission, organizationId?: string): boolean {
  const allowed: readonly Role[] = permissions[permission];
  if (!allowed.some((role) => actor.userRoles[role])) return false;
  if (organizationId === undefined || actor.userRoles.superAdmin) return true;
  return actor.organizationId === organizationId;
}

/** A super admin grants every role; an admin grants `user` and `admin` inside the organization; others none. */
export function grantableRoles(actor: Actor): readonly Role[] {
  if (actor.userRoles.superAdmin) return ['user', 'admin', 'superAdmin'];
  if (actor.userRoles.admin) return ['user', 'admin'];
  return [];
}
