import { activeStatus } from '@portal/domain/access/roles';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { UserLog } from '@portal/domain/events/user-log';
import type { IdentityProvider } from '@portal/domain/identity-provider/identity-provider';
import type { UserIdentity } from '@portal/domain/identity-provider/user-identity';
import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import { refusalOf, userSchema, type User } from '@portal/domain/users/user';
import type { ProvidedIdentity } from '../adapters/openid/openid-providers';
import type { PublicContext } from '../runtime/route';
import { isAlreadyExists } from '../store/firestore';
import { countInvitation } from '../users/count-invitation';
import { requireVerifiedEmail } from '../users/require-verified-email';

interface Given {
  organizationId: string;
  provider: IdentityProvider;
  provided: ProvidedIdentity;
  identity: UserIdentity;
}

/**
 * The user of a proved identity. The first sign-in links the user with its email, or creates one; from then on the
 * identity counts, with any email.
 * @throws PortalError `permissionDenied` for a user of another organization, a super admin, a client contact, and for an email
 *   that is linked to another identity; `userDisabled`; `tooManyRequests`.
 */
export async function userOfIdentity(context: PublicContext, given: Given): Promise<User> {
  const { store } = context;
  const { organizationId, provided, identity } = given;
  const linked = await store.identityProviders.userOf(identity);
  if (linked) {
    requireMember(linked, organizationId);
    return linked;
  }
  const user = (await store.users.byEmail(provided.email)) ?? (await createUser(context, given));
  requireMember(user, organizationId);
  const log = logOf(context, user, 'singleSignOnLinked');
  const before = await store.identityProviders.link(user, identity, log);
  if (!before) throw refused(texts.otherIdentity, 'linked to another identity');
  if (!before.isVerified) await store.accounts.update(user.id, { emailVerified: true });
  return before;
}

function requireMember(user: User, organizationId: string): void {
  // An agency decides what its provider says; nobody must become a super admin or a member of another agency by it.
  if (user.organizationId !== organizationId || user.userRoles.superAdmin) {
    throw refused(texts.otherAccount, 'no member');
  }
  if (user.activeStatus === activeStatus.disabled) throw new PortalError('userDisabled');
  const refusal = refusalOf(user, { isEmailVerified: true });
  if (refusal !== null && refusal !== 'noPassword') throw refused(texts.otherAccount, refusal);
}

/** A member with the default role and without a password. Counts as an invitation. */
async function createUser(context: PublicContext, { organizationId, provider, provided }: Given): Promise<User> {
  const { store, clock } = context;
  const { email, name: displayName } = provided;
  await limitNewUsers(context, organizationId);
  const account = (await accountLeftBehind(context, email)) ?? (await store.accounts.create({ email, displayName }));
  await store.accounts.update(account.uid, { emailVerified: true });
  const user = userSchema.cast({
    id: account.uid,
    ...{ email, displayName, organizationId },
    userRoles: { user: true, admin: provider.defaultRole === 'admin' },
    ...{ isVerified: true, emailVerified: true },
  });
  try {
    await store.people.add(user, logOf(context, user, 'userAdded'), clock.now());
  } catch (error) {
    // A parallel sign-in has added the same user.
    const added = isAlreadyExists(error) ? await store.users.get(user.id) : null;
    if (!added) throw error;
    return added;
  }
  return user;
}

async function limitNewUsers(context: PublicContext, organizationId: string): Promise<void> {
  try {
    await countInvitation(context, organizationId);
  } catch (error) {
    if (PortalError.from(error).kind !== 'tooManyRequests') throw error;
    throw new PortalError('tooManyRequests', { userMessage: texts.tooManyNew, detail: 'limit of new users' });
  }
}

/** An account without a user, which a crash may have left. */
async function accountLeftBehind({ store }: PublicContext, email: string) {
  const account = await store.accounts.byEmail(email);
  if (!account || (await store.users.get(account.uid))) return null;
  requireVerifiedEmail(email, account, null);
  return account;
}

function logOf({ clock }: PublicContext, { id: uid, email, displayName }: User, eventType: string): UserLog {
  return { user: { uid, email, displayName }, eventType, date: Math.floor(clock.now() / 1_000), by: null };
}

function refused(userMessage: string, detail: string): PortalError {
  return new PortalError('permissionDenied', { userMessage, detail });
}
