import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import type { PublicContext } from '../runtime/route';
import { provePassword } from './sign-in-with-password';

/**
 * Checks the password of a signed-in user, with the safeguards of a sign-in.
 * @throws PortalError `invalidRequest` for a wrong one, since `unauthenticated` would mean that the session has ended;
 *   `locked` after five of them.
 */
export async function requirePassword(email: string, password: string, context: PublicContext): Promise<void> {
  try {
    await provePassword({ email, password, captcha: '', startedAt: context.clock.now() }, context);
  } catch (error) {
    if (PortalError.from(error).kind !== 'unauthenticated') throw error;
    throw new PortalError('invalidRequest', { userMessage: serverTexts.wrongPassword, detail: 'wrong password' });
  }
}
