import { can } from '@portal/domain/access/permissions';
import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { isWithinRate, limitRate, once, visitorOf } from '../runtime/rate-limit';
import type { PublicContext, StaffActor } from '../runtime/route';
import { accountLimits } from './account-limits';
import { checkCaptcha, takeCaptcha } from './captcha';

/**
 * Asks for a mail with a link to a new password. The same happens whether or not somebody has the address, and takes
 * the same time: the mail itself is made by a trigger (000 §4).
 * @throws PortalError `captchaRequired`, unless a person asks for the own address or for somebody whom they administer;
 *   `tooManyRequests` within a minute of the last.
 */
export async function sendReset(
  { email, captcha }: RequestOf<typeof authenticationApi.sendReset>,
  context: PublicContext,
): Promise<AnswerOf<typeof authenticationApi.sendReset>> {
  const isStranger = !(await isTrusted(context.actor, email, context));
  if (isStranger) {
    await limitRate(context, accountLimits.resetsOfVisitor, visitorOf(context));
    await takeCaptcha(await checkCaptcha(captcha, context), context);
  }
  await once(context, accountLimits.resetMail, email, async () => {
    if (isStranger && !(await isMailWithinLimits(email, context))) return;
    await context.store.mailRequests.add({ kind: 'resetPassword', email }, context.clock.now());
  });
  return { sent: true };
}

/** Beyond it the answer is the same: whoever asks so often has had the mail, or is not its reader. */
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
