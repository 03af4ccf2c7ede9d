import { sessionSeconds } from '@portal/domain/access/session';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { secondStepApi } from '@portal/domain/contracts/second-step-api';
import type { StaffContext } from '../runtime/route';
import { continuedSessionToken } from '../users/begin-staff-session';
import { requireOwner } from './own-account';
import { requirePassword } from './require-password';
import { currentUser } from './second-step/proved-user';
import { requireCode } from './second-step/require-code';

/**
 * Proves again who the caller is: by code for users with a second step, else by password.
 * @returns a token that continues the session with a recent proof.
 * @throws PortalError `invalidRequest` for a wrong code or password; `tooManyRequests`; `locked`; `permissionDenied` while
 *   impersonating.
 */
export async function renewProof(
  { password, code }: RequestOf<typeof secondStepApi.renewProof>,
  context: StaffContext,
): Promise<AnswerOf<typeof secondStepApi.renewProof>> {
  const { actor, clock } = context;
  requireOwner(actor);
  const { hasSecondStep } = await currentUser(context, actor);
  if (hasSecondStep) await requireCode(context, actor.uid, code);
  else await requirePassword(actor.email, password, context);
  return { token: await continuedSessionToken(context, sessionSeconds(clock.now())) };
}
