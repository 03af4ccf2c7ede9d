import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { secondStepApi } from '@portal/domain/contracts/second-step-api';
import type { PublicContext } from '../../runtime/route';
import { sessionToken } from '../../users/begin-staff-session';
import { provedUser } from './proved-user';
import { requireCode } from './require-code';

/**
 * Completes a sign-in with a one-time code or a recovery code.
 * @throws PortalError `invalidRequest` for a wrong or used code and for an expired proof; `userDisabled`;
 *   `tooManyRequests` after five wrong codes.
 */
export async function confirmSecondStep(
  { proof, code }: RequestOf<typeof secondStepApi.confirmSecondStep>,
  context: PublicContext,
): Promise<AnswerOf<typeof secondStepApi.confirmSecondStep>> {
  const user = await provedUser(context, proof);
  const { recoveryCodesLeft } = await requireCode(context, user.id, code);
  return { token: await sessionToken(context, user, 'code'), recoveryCodesLeft };
}
