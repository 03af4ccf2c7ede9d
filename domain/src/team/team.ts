import { activeStatus } from '../access/roles';
import { listedAtsUsers, type AtsUser } from '../ats/ats-records';
import type { User } from '../users/user';
import { userRowOf, type UserRow } from '../users/user-row';

/** A line of the team table (001 §3 "Team member"): a user of the portal. */
export interface TeamRow extends UserRow {
  userId: string;
}

/** Users of both sides, as the team screen shows them. */
export interface Team<Integrated extends AtsUser> {
  teamMembers: TeamRow[];
  atsUsers: Integrated[];
}

/**
 * Brings the users of the portal and those of the applicant-tracking system together (000 §4 Team screen, 001 §4):
 * whoever has no email is left out on both sides; a user of the portal is enabled as the user of the same address there
 * is authorised, and one without such a user and without a tie to the system counts as disabled. Clients' accounts are
 * not measured by the system, nor is anybody in an organization that has none.
 */
export function teamOf<Integrated extends AtsUser>(
  users: readonly User[],
  integrated: readonly Integrated[],
): Team<Integrated> {
  const integrationUsers = listedAtsUsers(integrated);
  const byEmail = new Map(integrationUsers.map((user) => [user.email, user]));
  const members = users
    .filter((user) => user.email !== '')
    .map((user) => {
      const isMeasured = integrated.length > 0 && user.accountType !== 'recruiterClient';
      const match = byEmail.get(user.email);
      const isAuthorised = match ? match.bhAuth : user.bullhornMasterUserId !== '';
      const isDisabled = user.activeStatus === activeStatus.disabled || (isMeasured && !isAuthorised);
      return { ...userRowOf(user), userId: user.id, isDisabled, bhAuth: !isDisabled };
    });
  return { teamMembers: members, atsUsers: integrationUsers };
}
