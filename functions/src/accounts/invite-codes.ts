import type { accountsApi } from '@portal/domain/contracts/accounts-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { limitRate, visitorOf } from '../runtime/rate-limit';
import type { PublicContext, StaffContext } from '../runtime/route';
import { openInvite, sealInvite } from '../users/invite-code';
import { accountLimits } from './account-limits';

/** What an invitation's code says (000 §3). @throws as `openInvite`. */
export async function decryptCode(
  { code }: RequestOf<typeof accountsApi.decryptCode>,
  context: PublicContext,
): Promise<AnswerOf<typeof accountsApi.decryptCode>> {
  await limitRate(context, accountLimits.codesOfVisitor, visitorOf(context));
  return openInvite(context, code);
}

/** Makes an invitation's code. One from the future would be valid for longer than three days: it counts from now. */
export function encryptCode(
  { code }: RequestOf<typeof accountsApi.encryptCode>,
  context: StaffContext,
): AnswerOf<typeof accountsApi.encryptCode> {
  const timestamp = Math.min(code.timestamp, context.clock.now());
  return { code: sealInvite(context, { ...code, timestamp }) };
}
