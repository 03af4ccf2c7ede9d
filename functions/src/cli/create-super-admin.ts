import type { Config } from '../runtime/config';
import type { Ports } from '../runtime/ports';
import { userSchema } from '@portal/domain/users/user';
import { accountLink } from '../mail/account-links';

type OperatorPorts = Pick<Ports, 'store' | 'clock'> & { config: Pick<Config, 'publicBaseUrl' | 'authApiKey'> };

/**
 * Makes the account of a super admin, or makes a super admin of somebody who has one. Again, it changes nothing.
 * @param email in lower case.
 * @returns the uid, and the link with which somebody without a password signs in and creates one.
 */
export async function createSuperAdmin(
  email: string,
  ports: OperatorPorts,
): Promise<{ uid: string; link: string | null }> {
  const { store, clock, config } = ports;
  const account = await store.accounts.byEmail(email);
  const uid = account?.uid ?? (await store.accounts.create({ email, displayName: '' }));
  const log = {
    user: { uid, email, displayName: '' },
    eventType: 'superAdminMade',
    date: Math.floor(clock.now() / 1_000),
    by: { uid: 'operator', email: '' },
  };
  const changed = await store.people.change(uid, clock.now(), ({ userRoles }) =>
    userRoles.superAdmin ? null : { changes: { userRoles: { ...userRoles, superAdmin: true } }, log },
  );
  if (!changed) {
    const user = userSchema.cast({
      id: uid,
      email,
      userRoles: { superAdmin: true },
      userProducts: { accessStatus: { core: { invited: true, hasPassword: account?.hasPassword ?? false } } },
    });
    await store.people.add(user, log, clock.now());
  }
  if (account?.hasPassword) return { uid, link: null };
  const continueUrl = new URL('/setup-password', config.publicBaseUrl).href;
  return { uid, link: await accountLink({ store, config }, 'signIn', email, continueUrl) };
}
