import type { clientApi } from '@portal/domain/contracts/client-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { dayMs } from '@portal/domain/constants/time';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts } from '@portal/domain/texts/client-connect';
import { accountTheme } from '../../mail/account-theme';
import { clientKey, limitRate } from '../../runtime/rate-limit';
import type { CookieAnswer, PublicContext } from '../../runtime/route';
import { openLoginLink as readLink, usedLinkKey, type LoginLink } from '../../users/client-login-link';
import { signInAttempts } from '../sign-in-attempts';
import { beginSession } from './begin-session';
import { clientLimits } from './client-limits';

/** A used link is remembered this long, which is longer than any link is valid. */
const usedMs = 4 * dayMs;

/**
 * What a mailed link leads to, without using it up.
 * @throws PortalError `invalidRequest` for an altered or foreign one.
 */
export async function openLoginLink(
  { code }: RequestOf<typeof clientApi.openLoginLink>,
  context: PublicContext,
): Promise<AnswerOf<typeof clientApi.openLoginLink>> {
  const link = await linkOf(context, code);
  const used = await context.store.rateLimits.get(usedLinkKey(context, link), context.clock.now());
  const theme = link.organizationId === '' ? null : await accountTheme(context, link.organizationId);
  const state = used ? 'used' : isExpired(link, context) ? 'expired' : 'good';
  return { state, email: link.email, theme };
}

/**
 * Signs in with a mailed link.
 * @throws PortalError `invalidRequest` with a sentence for an expired, used, altered or revoked one; as `beginSession`.
 */
export async function redeemLoginLink(
  { code }: RequestOf<typeof clientApi.redeemLoginLink>,
  context: PublicContext,
): Promise<CookieAnswer<{ signedIn: true }>> {
  const link = await linkOf(context, code);
  if (isExpired(link, context)) throw refused(clientTexts.linkExpired);
  const user = await context.store.users.byEmail(link.email);
  if (user?.sessionEpoch !== link.sessionEpoch) throw refused(clientTexts.linkExpired);
  const begun = await beginSession(context, user, true);
  const { rateLimits } = context.store;
  if (!(await rateLimits.consumeOnce(usedLinkKey(context, link), context.clock.now() + usedMs))) {
    throw refused(clientTexts.linkUsed);
  }
  await signInAttempts(context, user.email, context.clientIp).forget();
  return begun;
}

async function linkOf(context: PublicContext, code: string): Promise<LoginLink> {
  await limitRate(context, clientLimits.links, clientKey(context));
  const link = readLink(context, code);
  if (!link) throw refused(clientTexts.linkInvalid);
  return link;
}

function isExpired({ expiresAt }: LoginLink, { clock }: PublicContext): boolean {
  return expiresAt < clock.now();
}

function refused(userMessage: string): PortalError {
  return new PortalError('invalidRequest', { userMessage, detail: 'login link' });
}
