import type { clientConnectApi } from '@portal/domain/contracts/client-connect-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';
import { mailLoginLink } from '../mail/send-login-link';
import { giveClientAccess, requirePortal } from '../users/client-access';

type Api = typeof clientConnectApi;

/** Sets which jobs a client contact sees. @throws PortalError as `giveClientAccess`. */
export async function setPortalAccess(
  input: RequestOf<Api['setPortalAccess']>,
  context: StaffContext,
): Promise<AnswerOf<Api['setPortalAccess']>> {
  await requirePortal(context, input.organizationId);
  return await giveClientAccess(context, input);
}

/** Mails a contact with access a link to sign in with. @throws PortalError as `mailLoginLink`. */
export async function sendLoginLink(
  { organizationId, contactId }: RequestOf<Api['sendLoginLink']>,
  context: StaffContext,
): Promise<AnswerOf<Api['sendLoginLink']>> {
  await requirePortal(context, organizationId);
  return { sentTo: await mailLoginLink(context, { organizationId, contactId }) };
}
