import { activeStatus } from '@portal/domain/access/roles';
import type { administrationApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import type { StaffContext } from '../runtime/route';
import { MessageAnswer } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';
import { loggedUser } from './logged-user';

type Changed = MessageAnswer<AnswerOf<typeof administrationApi.disableUser>>;
type OfUser = RequestOf<typeof administrationApi.disableUser>;

/**
 * Disables an account: rules and functions refuse its next request, no session is renewed, and its ATS access is closed.
 * Idempotent.
 * @throws PortalError `conflict` for the caller's own account and for the last super admin; `notFound`.
 */
export async function disableUser({ userId }: OfUser, context: StaffContext): Promise<Changed> {
  requireOther(userId, context);
  const { store, clock } = context;
  const changed = await store.people.change(userId, clock.now(), (user, isLastSuperAdmin) => {
    if (user.activeStatus === activeStatus.disabled) return null;
    requireNotLast(isLastSuperAdmin);
    return {
      changes: { activeStatus: activeStatus.disabled },
      log: userLogEntry(context, 'userDisabled', loggedUser(user)),
    };
  });
  if (!changed) throw new PortalError('notFound', { detail: 'no such user' });
  await store.accounts.endSessions(userId);
  return new MessageAnswer({ userId }, serverTexts.userDisabled);
}

/** Enables an account. @throws PortalError `notFound`. */
export async function enableUser({ userId }: OfUser, context: StaffContext): Promise<Changed> {
  const { store, clock } = context;
  const changed = await store.people.change(userId, clock.now(), (user) => {
    if (user.activeStatus === activeStatus.active) return null;
    return {
      changes: { activeStatus: activeStatus.active },
      log: userLogEntry(context, 'userEnabled', loggedUser(user)),
    };
  });
  if (!changed) throw new PortalError('notFound', { detail: 'no such user' });
  await store.accounts.allow(userId);
  return new MessageAnswer({ userId }, serverTexts.userEnabled);
}

/**
 * Deletes a user: first the documents that grant rights, then the account, so that no interruption leaves access.
 * Idempotent; a repeated call completes an interrupted one.
 * @throws PortalError `conflict` for the caller's own account and for the last super admin.
 */
export async function deleteUser({ userId }: OfUser, context: StaffContext): Promise<Changed> {
  requireOther(userId, context);
  const { store, clock } = context;
  await store.people.change(userId, clock.now(), (user, isLastSuperAdmin) => {
    requireNotLast(isLastSuperAdmin);
    return { isRemoved: true, log: userLogEntry(context, 'userDeleted', loggedUser(user)) };
  });
  await store.accounts.endSessions(userId);
  await store.accounts.remove(userId);
  return new MessageAnswer({ userId }, serverTexts.userDeleted);
}

function requireOther(userId: string, { actor }: StaffContext): void {
  if (userId === actor.uid) throw new PortalError('conflict', { userMessage: serverTexts.notYourself });
}

function requireNotLast(isLastSuperAdmin: boolean): void {
  if (isLastSuperAdmin) throw new PortalError('conflict', { userMessage: serverTexts.lastSuperAdmin });
}
