import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import { limitRate } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { accountLimits } from './account-limits';

/**
 * Copies from the auth service whether the caller's email is verified, and returns it. An email that changes at the same
 * time stays unverified.
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
