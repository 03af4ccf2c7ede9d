import { createHash } from 'node:crypto';
import { string } from 'yup';
import { cookieNames, handOverSeconds } from '@portal/domain/constants/session';
import type { middlewareApi } from '@portal/domain/contracts/middleware-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { record } from '@portal/domain/fields/model';
import { atsTexts } from '@portal/domain/texts/ats';
import type { SingleSignOn } from '../adapters/single-sign-on/single-sign-on';
import type { Ports } from '../runtime/ports';
import { RedirectAnswer, type PublicContext } from '../runtime/route';
import { openCode, sealCode } from '../runtime/sealed-codes';

/** What the issuer carries for us. */
const kept = record({ originalUrl: string().required() });

/**
 * The nonce of a sign-in: the token must repeat it, so that it works only in the browser that holds the state.
 * @param state of the browser that starts the sign-in.
 */
export function nonceOf(state: string): string {
  return createHash('sha256').update(`single-sign-on\n${state}`).digest('base64url');
}

/** The configured single sign-on. @throws PortalError `unavailable` when there is none. */
export function requireSignOn({ signOn }: Pick<Ports, 'signOn'>): SingleSignOn {
  if (!signOn) throw new PortalError('unavailable', { userMessage: atsTexts.noSignOn, detail: 'no issuer' });
  return signOn;
}

/**
 * Leads the browser to the sign-in page of the ATS, and from there back to `originalUrl` with a signed token.
 * @throws PortalError `invalidQuery` for a URL of another site.
 */
export async function startSignOn(
  { originalUrl, refreshToken }: RequestOf<typeof middlewareApi.startSignOn>,
  context: PublicContext,
): Promise<RedirectAnswer> {
  const { config, clock } = context;
  if (!isOwnUrl(originalUrl, config.publicBaseUrl)) throw new PortalError('invalidQuery', { detail: 'another site' });
  const expiresAt = clock.now() + handOverSeconds * 1_000;
  return new RedirectAnswer(
    await requireSignOn(context).signInUrl({
      redirectUri: returnUrl(config),
      state: sealCode(config, 'singleSignOn', { originalUrl }, expiresAt),
      nonce: nonceOf(new URL(originalUrl).searchParams.get('state') ?? ''),
      isFresh: refreshToken !== '',
    }),
  );
}

/**
 * The return from the sign-in page of the ATS. The token travels in a cookie for minutes; the application trades it for a
 * session. Without one the application says what to do.
 */
export async function finishSignOn(
  { code, state }: RequestOf<typeof middlewareApi.finishSignOn>,
  context: PublicContext,
): Promise<RedirectAnswer> {
  const { config, clock, log } = context;
  const opened = openCode(config, 'singleSignOn', state, clock.now());
  if (opened.kind !== 'good') return new RedirectAnswer(`${config.publicBaseUrl}/login?from_bh=1`);
  const { originalUrl } = kept.cast(opened.data);
  const token = code === '' ? null : await requireSignOn(context).tokenOf(code, returnUrl(config));
  if (token === null) {
    log.info('sign-in at the ats refused');
    return new RedirectAnswer(originalUrl);
  }
  return new RedirectAnswer(
    originalUrl,
    [
      `${cookieNames.userToken}=${token}`,
      'Path=/',
      `Max-Age=${handOverSeconds}`,
      // Also inside the frame of the ATS, as that site's own copy.
      'SameSite=None',
      'Secure',
      'Partitioned',
    ].join('; '),
  );
}

function returnUrl({ publicBaseUrl }: { publicBaseUrl: string }): string {
  return `${publicBaseUrl}/oauth2/bullhorn-user/callback`;
}

function isOwnUrl(url: string, publicBaseUrl: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(publicBaseUrl).origin;
}
