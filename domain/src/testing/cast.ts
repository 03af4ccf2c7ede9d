import { activeStatus } from '../access/roles';
import { userSchema, type User } from '../users/user';

/** Organizations of the test users. */
export const castOrganizations = { a: 'agency-a', b: 'agency-b' } as const;

function userOf(uid: string, changes: Partial<User>): User {
  return {
    ...userSchema.cast({
      id: uid,
      email: `${uid}@example.com`,
      displayName: uid,
      userRoles: { user: true },
      organizationId: castOrganizations.a,
      isVerified: true,
      emailVerified: true,
      userProducts: { accessStatus: { core: { hasPassword: true, invited: true } } },
    }),
    ...changes,
  };
}

const none = { user: false, admin: false, superAdmin: false };

/**
 * Users for tests, seeds and journeys: one for each relation to an organization.
 */
export const cast = {
  recruiter: userOf('recruiter', {}),
  otherRecruiter: userOf('other-recruiter', {}),
  admin: userOf('admin', { userRoles: { ...none, user: true, admin: true } }),
  superAdmin: userOf('super-admin', { userRoles: { ...none, superAdmin: true }, organizationId: null }),
  foreignRecruiter: userOf('foreign-recruiter', { organizationId: castOrganizations.b }),
  foreignAdmin: userOf('foreign-admin', {
    organizationId: castOrganizations.b,
    userRoles: { ...none, user: true, admin: true },
  }),
  disabled: userOf('disabled', { activeStatus: activeStatus.disabled }),
  disabledAdmin: userOf('disabled-admin', {
    activeStatus: activeStatus.disabled,
    userRoles: { ...none, user: true, admin: true },
  }),
  recruiterClient: userOf('recruiter-client', { accountType: 'recruiterClient' }),
  withoutRole: userOf('without-role', { userRoles: none }),
  withoutAccess: userOf('without-access', {
    userProducts: { ...userOf('x', {}).userProducts, accessRights: { core: false } },
  }),
  withoutOrganization: userOf('without-organization', { organizationId: null }),
  unverified: userOf('unverified', { isVerified: false, emailVerified: false }),
  /** Has a token from before all sessions were ended. */
  endedSession: userOf('ended-session', { sessionEpoch: 3 }),
} as const satisfies Record<string, User>;
export type CastName = keyof typeof cast;
