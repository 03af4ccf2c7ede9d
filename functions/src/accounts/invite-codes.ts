import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import { openLink } from '../links/open-link';
import { limitRate, clientKey } from '../runtime/rate-limit';
import type { PublicContext, StaffContext } from '../runtime/route';
import { openInvite, sealInvite } from '../users/invite-code';
import { accountLimits } from './account-limits';

/**
 * Decodes an invitation, or the link of a marketing page. An invitation is good for members of the inviting organization only,
 * whose admins, who can seal a code for any email, see their team anyway; it ends when the email is corrected or its owner
 * removed.
 * @throws as `openInvite`; PortalError `invalidRequest` 'Link has expired' for an email that is no member's.
 */
export async function decryptCode(
  { code }: RequestOf<typeof authenticationApi.decryptCode>,
  context: PublicContext,
): Promise<AnswerOf<typeof authenticationApi.decryptCode>> {
  await limitRate(context, accountLimits.codesOfVisitor, clientKey(context));
  const link = await openLink(context, code);
  if (link) {
    const { sender, brand, hasGateing, isLead } = link;
    return { sender, brand, hasGateing, isLead };
  }
  const invite = openInvite(context, code);
  const user = await context.store.users.byEmail(invite.userEmail);
  if (!user || (user.organizationId ?? '') !== invite.organization.organizationId) {
    throw new PortalError('invalidRequest', { userMessage: sessionTexts.linkExpired, detail: 'ended invitation' });
  }
  return { ...invite, hasPassword: user.userProducts.accessStatus.core.hasPassword };
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
