import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import type { User } from '@portal/domain/users/user';
import type { Account } from '../store/accounts';

/**
 * Refuses to treat someone as the owner of an email that they have only typed: a login email changes at once and is
 * verified later. An invited user has neither password nor verified email, and proves it with the first sign-in.
 * @param person the user document when the right is granted; null when there is none yet.
 * @throws PortalError `conflict`.
 */
export function requireVerifiedEmail(
  email: string,
  account: Pick<Account, 'isEmailVerified' | 'hasPassword'>,
  person: Pick<User, 'email' | 'userProducts'> | null,
): void {
  // The auth service does not always report a password, and a signed-in user can remove it, so the document counts.
  const hasPassword = account.hasPassword || !!person?.userProducts.accessStatus.core.hasPassword;
  const isOwn = person === null || person.email === email;
  if (isOwn && (account.isEmailVerified || !hasPassword)) return;
  throw new PortalError('conflict', { userMessage: serverTexts.emailNotVerified, detail: 'address is not proved' });
}
