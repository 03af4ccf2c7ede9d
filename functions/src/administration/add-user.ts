import type { UserRoles } from '@portal/domain/access/roles';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import { userSchema, type User } from '@portal/domain/users/user';
import { sendInvitation } from '../mail/send-invitation';
import { requireVerifiedEmail } from '../users/require-verified-email';
import type { StaffContext } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';
import type { Account } from '../store/accounts';
import { isAlreadyExists } from '../store/firestore';

/** A user to add. */
export interface NewUser {
  email: string;
  displayName: string;
  organizationId: string | null;
  userRoles: UserRoles;
  accountType: User['accountType'];
}

/**
 * Creates account, document and membership of a new user and mails the invitation. Takes over an account without a
 * document, which a crash may have left.
 * @returns whether the invitation was sent; the user exists in any case.
 * @throws PortalError `conflict` when a user with the email exists.
 */
export async function addUser(context: StaffContext, person: NewUser): Promise<{ userId: string; isInvited: boolean }> {
  const { store, clock, log } = context;
  const { email, displayName } = person;
  // The document counts even while the account has another email, see `restoreEmail`.
  if (await store.users.byEmail(email)) throw new PortalError('conflict', { userMessage: serverTexts.emailTaken });
  const account = (await accountLeftBehind(context, email)) ?? (await store.accounts.create({ email, displayName }));
  const { uid } = account;
  const hasRole = Object.values(person.userRoles).includes(true);
  const user = userSchema.cast({
    ...person,
    id: uid,
    userRoles: hasRole ? person.userRoles : { user: true },
    isNewVersion: true,
    userProducts: { accessStatus: { core: { invited: true, hasPassword: false } } },
  });
  try {
    await store.people.add(user, userLogEntry(context, 'userAdded', { uid, email, displayName }), clock.now());
  } catch (error) {
    // A parallel call has added the same user.
    if (isAlreadyExists(error))
      throw new PortalError('conflict', { userMessage: serverTexts.emailTaken, cause: error });
    if (!(await store.users.get(uid))) await store.accounts.remove(uid);
    throw error;
  }
  try {
    await sendInvitation(context, user);
    return { userId: uid, isInvited: true };
  } catch (error) {
    log.warn('invitation was not sent', { userId: uid, detail: PortalError.from(error).message });
    return { userId: uid, isInvited: false };
  }
}

async function accountLeftBehind({ store }: StaffContext, email: string): Promise<Account | null> {
  const account = await store.accounts.byEmail(email);
  if (!account || (await store.users.get(account.uid))) return null;
  requireVerifiedEmail(email, account, null);
  return account;
}
