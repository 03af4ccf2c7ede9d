import type { clientApi } from '@portal/domain/contracts/client-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts } from '@portal/domain/texts/client-connect';
import { clientKey, isWithinRate, limitRate, once } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { openLoginLink } from '../../users/client-login-link';
import { checkCaptcha, consumeCaptcha } from '../captcha';
import { sealAttempt } from './client-code';
import { clientLimits } from './client-limits';
import { requestMail } from '../../users/request-mail';

/**
 * Requests a mail with a code and a link. Behavior and timing are the same for an email without access, because a trigger
 * sends the mail.
 * @throws PortalError `captchaRequired` after a few requests of a client IP; `tooManyRequests` within a minute of the last.
 */
export async function requestCode(
  { email, captcha }: RequestOf<typeof clientApi.requestCode>,
  context: PublicContext,
): Promise<AnswerOf<typeof clientApi.requestCode>> {
  await limitRate(context, clientLimits.requests, clientKey(context));
  if (!(await isWithinRate(context, clientLimits.freeRequests, clientKey(context)))) {
    await consumeCaptcha(await checkCaptcha(captcha, context), context);
  }
  return { attempt: await mailCode(email, context) };
}

/**
 * Mails a new code to the email of a link that is used or expired. Its code proves that the mailbox had the link.
 * @throws PortalError `invalidRequest` for an altered one; as {@link requestCode}.
 */
export async function renewLoginLink(
  { code }: RequestOf<typeof clientApi.renewLoginLink>,
  context: PublicContext,
): Promise<AnswerOf<typeof clientApi.renewLoginLink>> {
  await limitRate(context, clientLimits.links, clientKey(context));
  const link = openLoginLink(context, code);
  if (!link) throw new PortalError('invalidRequest', { userMessage: clientTexts.linkInvalid, detail: 'login link' });
  return { attempt: await mailCode(link.email, context), email: link.email };
}

async function mailCode(email: string, context: PublicContext): Promise<string> {
  const id = context.random.token(16);
  await once(context, clientLimits.codeMail, email, async () => {
    // Beyond the limit the answer stays the same, because it must not reveal the account.
    if (!(await isWithinRate(context, clientLimits.codeMailsOfHour, email))) return;
    await requestMail(context, { mail: 'clientSignIn', email, attemptId: id });
  });
  return sealAttempt(context, { email, id });
}
