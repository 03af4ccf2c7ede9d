import type { administrationApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { roles } from '@portal/domain/access/roles';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import type { User } from '@portal/domain/users/user';
import { MessageAnswer, type StaffContext } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';
import { organizationOrNull } from './organization-or-null';
import { loggedUser } from './logged-user';

/**
 * Changes name, organization, roles and account type. Idempotent; parallel changes are applied one after the other. A user
 * who loses rights has to sign in again, and so does a new super admin, which ends any impersonation of that user.
 * @throws PortalError `notFound`; `conflict` for the last super admin; `invalidRequest` for an unknown organization.
 */
export async function updateUser(
  { userId, user }: RequestOf<typeof administrationApi.updateUser>,
  context: StaffContext,
): Promise<MessageAnswer<AnswerOf<typeof administrationApi.updateUser>>> {
  const { store, clock } = context;
  const organizationId = await organizationOrNull(context, user.organizationId);
  const { displayName, userRoles, accountType } = user;
  const changes = { displayName, userRoles, accountType, organizationId };
  const changed = await store.people.change(userId, clock.now(), (before, isLastSuperAdmin) => {
    if (isLastSuperAdmin && (!userRoles.superAdmin || accountType !== 'recruiter')) {
      throw new PortalError('conflict', { userMessage: serverTexts.lastSuperAdmin });
    }
    if (isSame(before, changes)) return null;
    return { changes, log: userLogEntry(context, eventOf(before, changes), loggedUser(before)) };
  });
  if (!changed) throw new PortalError('notFound', { detail: 'no such user' });
  await store.accounts.update(userId, { displayName });
  if (endsSessions(changed.before, changes)) await store.accounts.endSessions(userId);
  return new MessageAnswer({ userId }, serverTexts.userUpdated);
}

type Rights = Pick<User, 'userRoles' | 'organizationId' | 'accountType'>;

function eventOf(before: Rights, after: Rights): string {
  return hasSameRoles(before, after) ? 'userEdited' : 'rolesChanged';
}

function isSame(before: Rights & Pick<User, 'displayName'>, after: Rights & Pick<User, 'displayName'>): boolean {
  const fields = ['displayName', 'organizationId', 'accountType'] as const;
  return hasSameRoles(before, after) && fields.every((field) => before[field] === after[field]);
}

function hasSameRoles(before: Rights, after: Rights): boolean {
  return roles.every((role) => before.userRoles[role] === after.userRoles[role]);
}

function endsSessions(before: Rights, after: Rights): boolean {
  return (
    (after.userRoles.superAdmin && !before.userRoles.superAdmin) ||
    roles.some((role) => before.userRoles[role] && !after.userRoles[role]) ||
    before.organizationId !== after.organizationId ||
    before.accountType !== after.accountType
  );
}
