import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import { limitRate } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { accountLimits } from './account-limits';

/**
 * Writes down that the auth service has seen the caller's address verified; says whether it has (000 §2). An address
 * that is changed in the same moment stays unverified.
 * @throws PortalError `tooManyRequests`.
 */
export async function confirmVerification(
  _input: unknown,
  context: StaffContext,
): Promise<AnswerOf<typeof authenticationApi.confirmVerification>> {
  const { actor, store } = context;
  await limitRate(context, accountLimits.verifications, actor.uid);
  const account = await store.accounts.byId(actor.uid);
  const isVerified = !!account?.isEmailVerified && (await store.users.markVerified(actor.uid, account.email));
  return { isVerified };
}
