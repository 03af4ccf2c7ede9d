import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { limitRate, clientKey } from '../runtime/rate-limit';
import type { PublicContext, StaffContext } from '../runtime/route';
import { openInvite, sealInvite } from '../users/invite-code';
import { accountLimits } from './account-limits';

/** Decodes an invitation. @throws as `openInvite`. */
export async function decryptCode(
  { code }: RequestOf<typeof authenticationApi.decryptCode>,
  context: PublicContext,
): Promise<AnswerOf<typeof authenticationApi.decryptCode>> {
  await limitRate(context, accountLimits.codesOfVisitor, clientKey(context));
  return openInvite(context, code);
}

/**
 * Encodes an invitation for any email, so that the answer reveals no account; it works only for members of the organization.
 * A date in the future is replaced by now, as it would extend the three days.
 */
export function encryptCode(
  { code }: RequestOf<typeof authenticationApi.encryptCode>,
  context: StaffContext,
): AnswerOf<typeof authenticationApi.encryptCode> {
  const timestamp = Math.min(code.timestamp, context.clock.now());
  return { code: sealInvite(context, { ...code, timestamp }) };
}
