import { activeStatus } from '../access/roles';
import { listedAtsUsers, type AtsUser } from '../ats/ats-records';
import { isWaitingForPassword, type User } from '../users/user';
import { userRowOf, type UserRow } from '../users/user-row';

/** `invited`: has not created a password yet. */
export type PortalAccess = 'active' | 'invited' | 'disabled';

/** A row of the team table. */
export interface TeamRow extends UserRow {
  userId: string;
  /** Access to the portal itself; `isDisabled` also depends on the ATS. */
  portalAccess: PortalAccess;
  hasSecondStep: boolean;
  /** Whether the user signs in at the organization's identity provider. */
  hasSingleSignOn: boolean;
}

/** The users of the portal and of the ATS, for the team screen. */
export interface Team<Integrated extends AtsUser> {
  teamMembers: TeamRow[];
  atsUsers: Integrated[];
}

/**
 * Combines the users of the portal with those of the applicant-tracking system (ATS). Users without an email are left
 * out on both sides. With an ATS, a user is enabled if the ATS user with the same email is authorized, or, without one,
 * if `bullhornMasterUserId` is set. Clients do not depend on the ATS.
 */
export function teamOf<Integrated extends AtsUser>(
  users: readonly User[],
  integrated: readonly Integrated[],
): Team<Integrated> {
  const atsUsers = listedAtsUsers(integrated);
  const byEmail = new Map(atsUsers.map((user) => [user.email, user]));
  const teamMembers = users
    .filter((user) => user.email !== '')
    .map((user) => {
      const dependsOnAts = integrated.length > 0 && user.accountType !== 'recruiterClient';
      const atsUser = byEmail.get(user.email);
      const isAuthorized = atsUser ? atsUser.bhAuth : user.bullhornMasterUserId !== '';
      const isDisabled = user.activeStatus === activeStatus.disabled || (dependsOnAts && !isAuthorized);
      return {
        ...userRowOf(user),
        userId: user.id,
        portalAccess: portalAccessOf(user),
        hasSecondStep: user.hasSecondStep,
        hasSingleSignOn: user.identity.provider !== '',
        isDisabled,
        bhAuth: !isDisabled,
      };
    });
  return { teamMembers, atsUsers };
}

function portalAccessOf(user: User): PortalAccess {
  if (user.activeStatus === activeStatus.disabled) return 'disabled';
  return isWaitingForPassword(user) ? 'invited' : 'active';
}
