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

/** Who is to be added. */
export interface NewPerson {
  email: string;
  displayName: string;
  organizationId: string | null;
  userRoles: UserRoles;
  accountType: User['accountType'];
}

/**
 * Makes account, document and membership of a new person and mails the invitation (000 §7 createUser, 001 §4). Nothing
 * is left half done: an account without a document, which a crash may have left, is taken over.
 * @returns whether the invitation went out; the person is there in any case.
 * @throws PortalError `conflict` when there is somebody with the address.
 */
export async function addPerson(
  context: StaffContext,
  person: NewPerson,
): Promise<{ userId: string; isInvited: boolean }> {
  const { store, clock, log } = context;
  const { email, displayName } = person;
  // Also when the account has another address just now, see `restoreEmail`.
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
    // Somebody else has added the same person in the same moment.
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
