import type { clientApi } from '@portal/domain/contracts/client-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts } from '@portal/domain/texts/client-connect';
import { hashPassword } from '../../adapters/identity/hash-password';
import { CookieAnswer, type PublicContext } from '../../runtime/route';
import { clientCookie, clientOf, maySetPassword, noClientCookie, requireClient } from '../../users/client-session';
import { provePassword } from '../sign-in-with-password';
import { beginSession } from './begin-session';

/**
 * Signs in by password, with lockout and captcha as for staff.
 * @throws PortalError as `provePassword` and `beginSession`: staff learn of their application only with the right password.
 */
export async function signInClient(
  { email, password, captcha }: RequestOf<typeof clientApi.signIn>,
  context: PublicContext,
): Promise<CookieAnswer<{ signedIn: true }>> {
  const user = await provePassword({ email, password, captcha, startedAt: context.clock.now() }, context);
  return await beginSession(context, user, false);
}

/**
 * Sets the caller's password: a first one, or another in a session that a mail began lately. All other sessions end.
 * @throws PortalError `unauthenticated`; `permissionDenied` with a sentence.
 */
export async function setClientPassword(
  { password }: RequestOf<typeof clientApi.setPassword>,
  context: PublicContext,
): Promise<CookieAnswer<{ changed: true }>> {
  const client = await requireClient(context);
  if (!maySetPassword(client, context.clock.now())) {
    throw new PortalError('permissionDenied', { userMessage: clientTexts.passwordAfterCode, detail: 'old session' });
  }
  const { user, session } = client;
  const { store, config } = context;
  await store.accounts.restoreEmail(user);
  await store.accounts.update(user.id, { password: hashPassword(config.codeKey, password), emailVerified: true });
  await store.users.passwordWasReset(user.id, user.email);
  const sessionEpoch = await store.accounts.endSessions(user.id);
  return new CookieAnswer({ changed: true }, clientCookie(context, { ...user, sessionEpoch }, session.isByMail));
}

/** Ends the session of this browser, or every session of the caller. */
export async function signOutClient(
  { everywhere }: RequestOf<typeof clientApi.signOut>,
  context: PublicContext,
): Promise<CookieAnswer<{ signedOut: true }>> {
  const client = everywhere ? await clientOf(context) : null;
  if (client) await context.store.accounts.endSessions(client.user.id);
  return new CookieAnswer({ signedOut: true }, noClientCookie);
}
