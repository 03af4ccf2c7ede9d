import type { User } from '@portal/domain/users/user';
import type { Ports } from '../runtime/ports';

/**
 * The person with an address. For somebody who is not there as much is read as for anybody else, so that whoever
 * measures learns nothing of which addresses have an account.
 * @returns null when nobody has it.
 */
export async function personOfAddress({ store }: Pick<Ports, 'store'>, email: string): Promise<User | null> {
  const account = await store.accounts.byEmail(email);
  const user = await store.users.get(account?.uid ?? 'nobody');
  return account && user;
}
