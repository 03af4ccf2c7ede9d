import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import type { User } from '@portal/domain/users/user';
import type { Account } from '../store/accounts';

/**
 * Refuses to take somebody for the owner of an address that they have merely typed: a login email is changed at once
 * and verified later. Who was invited has neither password nor verified address, and proves it with the first sign-in.
 * @param person as the document stands when the right is given; null when there is none yet.
 * @throws PortalError `conflict`.
 */
export function requireVerifiedEmail(
  email: string,
  account: Pick<Account, 'isEmailVerified' | 'hasPassword'>,
  person: Pick<User, 'email' | 'userProducts'> | null,
): void {
  // The auth service does not always tell of a password, and whoever signs in there can drop it: the document knows.
  const hasPassword = account.hasPassword || !!person?.userProducts.accessStatus.core.hasPassword;
  const isOwn = person === null || person.email === email;
  if (isOwn && (account.isEmailVerified || !hasPassword)) return;
  throw new PortalError('conflict', { userMessage: serverTexts.emailNotVerified, detail: 'address is not proved' });
}
