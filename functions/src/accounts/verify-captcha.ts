import type { middlewareApi } from '@portal/domain/contracts/middleware-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientKey, limitRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { checkCaptcha, consumeCaptcha } from './captcha';

const checks = { name: 'verifyCaptcha', max: 60, windowSeconds: 60 };

/** Whether a captcha is solved; the solution works once. @throws PortalError `tooManyRequests`. */
export async function verifyCaptcha(
  { captchaToken }: RequestOf<typeof middlewareApi.verifyCaptcha>,
  context: PublicContext,
): Promise<AnswerOf<typeof middlewareApi.verifyCaptcha>> {
  await limitRate(context, checks, clientKey(context));
  try {
    await consumeCaptcha(await checkCaptcha(captchaToken, context), context);
    return { ok: true };
  } catch (error) {
    if (PortalError.from(error).kind === 'captchaRequired') return { ok: false };
    throw error;
  }
}
