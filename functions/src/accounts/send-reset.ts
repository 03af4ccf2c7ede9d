import { can } from '@portal/domain/access/permissions';
import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { isWithinRate, limitRate, once, clientKey } from '../runtime/rate-limit';
import type { PublicContext, StaffActor } from '../runtime/route';
import { accountLimits } from './account-limits';
import { checkCaptcha, consumeCaptcha } from './captcha';
import { requestMail } from '../users/request-mail';

/**
 * Requests a mail with a link to reset the password. Behavior and timing are the same for unknown emails, because a trigger
 * sends the mail.
 * @throws PortalError `captchaRequired`, except for the user's own email or a user whom the caller administers;
 *   `tooManyRequests` within a minute of the last.
 */
export async function sendReset(
  { email, captcha }: RequestOf<typeof authenticationApi.sendReset>,
  context: PublicContext,
): Promise<AnswerOf<typeof authenticationApi.sendReset>> {
  const isStranger = !(await isTrusted(context.actor, email, context));
  if (isStranger) {
    await limitRate(context, accountLimits.resetsOfVisitor, clientKey(context));
    await consumeCaptcha(await checkCaptcha(captcha, context), context);
  }
  await once(context, accountLimits.resetMail, email, async () => {
    if (isStranger && !(await isMailWithinLimits(email, context))) return;
    await requestMail(context, { mail: 'resetPassword', email });
  });
  return { sent: true };
}

/** Above the limit the answer stays the same, because it must not reveal the account. */
async function isMailWithinLimits(email: string, context: PublicContext): Promise<boolean> {
  const { resetMailsOfHour, resetMailsOfDay } = accountLimits;
  return (
    (await isWithinRate(context, resetMailsOfHour, email)) && (await isWithinRate(context, resetMailsOfDay, email))
  );
}

async function isTrusted(actor: StaffActor | null, email: string, { store }: PublicContext): Promise<boolean> {
  if (!actor) return false;
  if (actor.email === email || can(actor, 'platform:administer')) return true;
  const user = await store.users.byEmail(email);
  return !!user?.organizationId && can(actor, 'organization:edit', user.organizationId);
}
