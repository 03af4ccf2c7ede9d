import { activeStatus, type ActiveStatus } from '../access/roles';
import { listedIntegrationUsers, type IntegrationUser } from '../integration/integration';
import type { User } from '../users/user';

/** What the team screen needs of a user. */
export type TeamUser = Pick<
  User,
  | 'id'
  | 'email'
  | 'displayName'
  | 'activeStatus'
  | 'accountType'
  | 'isVerified'
  | 'activityAt'
  | 'smBrandId'
  | 'selectedBrand'
  | 'bullhornMasterUserId'
>;

/** Users of both sides, as the team screen shows them. */
export interface Team<Member extends TeamUser, Integrated extends IntegrationUser> {
  members: (Member & { activeStatus: ActiveStatus })[];
  integrationUsers: Integrated[];
}

/**
 * Brings the users of the portal and those of the applicant-tracking system together (000 §4 Team screen, 001 §4):
 * whoever has no email is left out on both sides; a user of the portal is enabled as the user of the same address there
 * is authorised, and one without such a user and without a tie to the system counts as disabled. Clients' accounts are not measured by the system, nor
 * is anybody in an organization that has none.
 */
export function teamOf<Member extends TeamUser, Integrated extends IntegrationUser>(
  users: readonly Member[],
  integrated: readonly Integrated[],
): Team<Member, Integrated> {
  const integrationUsers = listedIntegrationUsers(integrated);
  const byEmail = new Map(integrationUsers.map((user) => [user.email, user]));
  const members = users
    .filter((user) => user.email !== '')
    .map((user) => {
      const isMeasured = integrated.length > 0 && user.accountType !== 'recruiterClient';
      const match = byEmail.get(user.email);
      const isAuthorised = match ? match.bhAuth : user.bullhornMasterUserId !== '';
      return { ...user, activeStatus: isMeasured && !isAuthorised ? activeStatus.disabled : user.activeStatus };
    });
  return { members, integrationUsers };
}
