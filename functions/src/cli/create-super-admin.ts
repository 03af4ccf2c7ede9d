import type { Config } from '../runtime/config';
import type { Ports } from '../runtime/ports';
import { requireVerifiedEmail } from '../users/require-verified-email';
import { userSchema } from '@portal/domain/users/user';
import { accountLink } from '../mail/account-links';

type OperatorPorts = Pick<Ports, 'store' | 'clock'> & { config: Pick<Config, 'publicBaseUrl' | 'authApiKey'> };

/**
 * Creates the account of a super admin, or promotes an existing user. Idempotent.
 * @param email in lower case.
 * @throws PortalError `conflict` for a user whose email is not verified.
 * @returns the uid, and the link with which a user without a password signs in and creates one.
 */
export async function createSuperAdmin(
  email: string,
  ports: OperatorPorts,
): Promise<{ uid: string; link: string | null }> {
  const { store, clock, config } = ports;
  const account = (await store.accounts.byEmail(email)) ?? (await store.accounts.create({ email, displayName: '' }));
  const { uid } = account;
  const log = {
    user: { uid, email, displayName: '' },
    eventType: 'superAdminMade',
    date: Math.floor(clock.now() / 1_000),
    by: { uid: 'operator', email: '' },
  };
  const changed = await store.people.change(uid, clock.now(), (person) => {
    const { userRoles } = person;
    if (userRoles.superAdmin) return null;
    requireVerifiedEmail(email, account, person);
    return { changes: { userRoles: { ...userRoles, superAdmin: true } }, log };
  });
  if (!changed) {
    requireVerifiedEmail(email, account, null);
    const user = userSchema.cast({
      id: uid,
      email,
      userRoles: { superAdmin: true },
      userProducts: { accessStatus: { core: { invited: true, hasPassword: account.hasPassword } } },
    });
    await store.people.add(user, log, clock.now());
  }
  if (account.hasPassword) return { uid, link: null };
  const continueUrl = new URL('/setup-password', config.publicBaseUrl).href;
  return { uid, link: await accountLink({ store, config }, 'signIn', email, continueUrl) };
}
