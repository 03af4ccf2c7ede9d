import { hashPassword } from '@portal/functions/adapters/identity/hash-password';
import type { Auth, CreateRequest } from 'firebase-admin/auth';

/** Creates an account as the functions do, with its password keyed by `CODE_KEY` from the environment. */
export async function createKeyedAccount(auth: Auth, { password, ...account }: CreateRequest): Promise<void> {
  const key = process.env.CODE_KEY ?? '';
  await auth.createUser({ ...account, ...(password !== undefined && { password: hashPassword(key, password) }) });
}
