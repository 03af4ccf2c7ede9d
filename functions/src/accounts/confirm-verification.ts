import type { accountsApi } from '@portal/domain/contracts/accounts-api';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';

/** Writes down that the auth service has seen the caller's address verified; says whether it has (000 §2). */
export async function confirmVerification(
  _input: unknown,
  { actor, store }: StaffContext,
): Promise<AnswerOf<typeof accountsApi.confirmVerification>> {
  const account = await store.accounts.byId(actor.uid);
  const isVerified = account?.isEmailVerified ?? false;
  if (isVerified) await store.users.markVerified(actor.uid);
  return { isVerified };
}
