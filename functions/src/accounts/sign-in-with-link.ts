import { activeStatus } from '@portal/domain/access/roles';
import { loginLockSeconds } from '@portal/domain/constants/session';
import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import { clientKey, limitRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { beginStaffSession } from '../users/begin-staff-session';
import { accountLimits } from './account-limits';
import { signInAttempts } from './sign-in-attempts';
import { changedOutOfBand } from './sign-in-with-password';

/**
 * Signs in by a mailed link, which works once.
 * @throws PortalError `invalidRequest` for a used, expired or altered link and for another email; `locked`;
 *   `userDisabled`; `permissionDenied` when the account's email was changed directly at the auth service.
 */
export async function signInWithLink(
  { email, code }: RequestOf<typeof authenticationApi.signInWithLink>,
  context: PublicContext,
): Promise<AnswerOf<typeof authenticationApi.signInWithLink>> {
  await limitRate(context, accountLimits.codesOfVisitor, clientKey(context));
  const isLocked = await signInAttempts(context, email, context.clientIp).isLocked();
  if (isLocked) throw new PortalError('locked', { retryAfterSeconds: loginLockSeconds });
  const user = await context.store.users.byEmail(email);
  const check = await context.identity.redeemLink(email, code);
  if (check.kind === 'otherEmail') throw refused(sessionTexts.emailDoesNotMatch);
  if (check.kind === 'wrong') throw refused(sessionTexts.linkExpired);
  if (check.kind === 'disabled') throw new PortalError('userDisabled');
  if (check.kind !== 'right' || user?.id !== check.uid) throw changedOutOfBand();
  // Checked here, because the auth service may not have called the blocking function.
  if (user.activeStatus === activeStatus.disabled) throw new PortalError('userDisabled');
  return await beginStaffSession(context, user, 'link');
}

function refused(userMessage: string): PortalError {
  return new PortalError('invalidRequest', { userMessage, detail: 'link to sign in' });
}
