import type { Ports } from '../runtime/ports';
import { requireVerifiedEmail } from '../users/require-verified-email';

/**
 * Connects a user's organization to the ATS: signs in there by name and password, and stores the tokens, never the
 * password.
 * @param options.email of the user, who must belong to an organization.
 * @returns the organization's id; null for an unknown email.
 * @throws SignInRefused; PortalError `conflict` for a user whose email is not verified.
 */
export async function connectBullhorn(
  options: { email: string; username: string; password: string },
  { store, tracking }: Pick<Ports, 'store' | 'tracking'>,
): Promise<string | null> {
  const { email, username, password } = options;
  const account = await store.accounts.byEmail(email);
  const user = account && (await store.users.get(account.uid));
  if (!account || !user?.organizationId || !tracking) return null;
  requireVerifiedEmail(email, account, user);
  const tokens = await tracking.signIn(username, password);
  await store.integrations.connect(user.organizationId, user.id, { ...tokens, username });
  return user.organizationId;
}
