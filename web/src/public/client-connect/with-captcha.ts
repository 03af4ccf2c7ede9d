import { PortalError } from '@portal/domain/errors/portal-error';
import { callClient } from './call-client';

/**
 * Makes a call that may need a captcha: the browser then solves one, without a question, and calls again.
 * @throws PortalError of the call.
 */
export async function withCaptcha<Answer>(call: (captcha: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await call('');
  } catch (thrown) {
    if (PortalError.from(thrown).kind !== 'captchaRequired') throw thrown;
    const { solveCaptcha } = await import('./solve-captcha');
    return await call(await solveCaptcha(() => callClient('captchaChallenge', {})));
  }
}
