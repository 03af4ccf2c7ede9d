import type { Role, UserRoles } from './roles';

/**
 * What users may do, and which roles allow it: every user works on jobs and candidates, admins administer their own
 * organization, super admins operate the platform. Screens and functions follow this table; `firestore.rules` repeats
 * it for direct access and has its own matrix of tests (`rules/`).
 */
export const permissions = {
  'organization:read': ['user', 'admin', 'superAdmin'],
  'job:write': ['user', 'admin', 'superAdmin'],
  'candidate:write': ['user', 'admin', 'superAdmin'],
  'organization:edit': ['admin', 'superAdmin'],
  /** Erases people and writes down everything about them. */
  'person:administer': ['admin', 'superAdmin'],
  'teamMember:add': ['admin', 'superAdmin'],
  'teamMember:remove': ['admin', 'superAdmin'],
  'platform:administer': ['superAdmin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Who makes a call: the fields of a user that decide rights. */
export interface Actor {
  uid: string;
  /** null for a user without an organization. */
  organizationId: string | null;
  userRoles: UserRoles;
}

/**
 * Whether the actor has the permission. All but super admins act only in their own organization.
 * @param organizationId where; left out for what belongs to no organization.
 */
export function can(actor: Actor, permission: Permission, organizationId?: string): boolean {
  const allowed: readonly Role[] = permissions[permission];
  if (!allowed.some((role) => actor.userRoles[role])) return false;
  if (organizationId === undefined || actor.userRoles.superAdmin) return true;
  return actor.organizationId === organizationId;
}

/** Super admins grant every role, admins `user` and `admin` in their organization, others none. */
export function grantableRoles(actor: Actor): readonly Role[] {
  if (actor.userRoles.superAdmin) return ['user', 'admin', 'superAdmin'];
  if (actor.userRoles.admin) return ['user', 'admin'];
  return [];
}
