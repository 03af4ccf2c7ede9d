import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { cookieNames, handOverSeconds } from '@portal/domain/constants/session';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import type { Auth } from 'firebase/auth';
import { readCookie, removeCookie, writeCookie } from '../config/cookies';
import { startLeaving } from '../config/page-exit';
import { paths } from '../config/paths';
import { isUsableToken, markSingleSignOn } from '../config/session-cookies';
import { callApi } from '../firebase/api-client';
import { continueSignIn, type SignInResult } from '../firebase/sign-in';

/** The middleware's page for the ATS sign-in. */
const middlewarePath = '/oauth2/bullhorn-user';
/** Set while a refused token is being renewed, so that a second refusal is final. */
const renewalKey = 'portal.single-sign-on-renewal';

/**
 * Leaves for the ATS sign-in, which returns to `/login?from_bh=1`. A random state, kept in a cookie, proves on return
 * that this browser started it.
 * @param base where the middleware answers; `''` is the product's own host.
 * @param refusedCorporation the corporation of a refused token: the user signs in at the ATS once more.
 */
export function startAtsSignIn(base: string, refusedCorporation?: string): void {
  const state = crypto.randomUUID();
  writeCookie(cookieNames.state, state, { maxAgeSeconds: handOverSeconds });
  startLeaving();
  window.location.assign(atsSignInUrl({ base, origin: window.location.origin, state, refusedCorporation }));
}

/** The URL of the ATS sign-in; the return URL is in its query, URL-encoded. */
export function atsSignInUrl(options: {
  base: string;
  origin: string;
  state: string;
  refusedCorporation?: string | undefined;
}): string {
  const { base, origin, state, refusedCorporation } = options;
  const back = new URL(paths.login.href(), origin);
  back.searchParams.set('from_bh', '1');
  back.searchParams.set('state', state);
  const renewal =
    refusedCorporation === undefined ? '' : `&refreshToken=true&corpId=${encodeURIComponent(refusedCorporation)}`;
  return `${base.replace(/\/+$/, '')}${middlewarePath}?originalUrl=${encodeURIComponent(back.href)}${renewal}`;
}

/** The outcome of a sign-in through the ATS; `leaving` when the browser signs in there once more. */
export type AtsSignInResult = SignInResult | { kind: 'refused' } | { kind: 'leaving' };

/**
 * Finishes an ATS sign-in: the state cookie must be the one that this browser left with, and the middleware has set the
 * signed token in a short-lived cookie. Both are removed with this call.
 * @param state from the URL.
 * @param base see {@link startAtsSignIn}.
 */
export async function finishAtsSignIn(auth: Auth, state: string | null, base: string): Promise<AtsSignInResult> {
  const [expected, token] = [readCookie(cookieNames.state), readCookie(cookieNames.userToken)];
  removeCookie(cookieNames.state);
  removeCookie(cookieNames.userToken);
  if (!expected || expected !== state) return { kind: 'failed', message: sessionTexts.stateCookieMissing };
  if (!isUsableToken(token)) return { kind: 'failed', message: sessionTexts.userTokenCookieMissing };
  try {
    const signOn = await callApi(
      auth,
      authenticationApi.singleSignOn,
      { token, state },
      { api: 'app', isPublic: true },
    );
    if (signOn.kind === 'reauthorize') return renew(base, signOn.corporationId);
    sessionStorage.removeItem(renewalKey);
    const result = await continueSignIn(auth, signOn);
    if (result.kind === 'signedIn' && auth.currentUser) markSingleSignOn(auth.currentUser.uid);
    return result;
  } catch (error) {
    const { kind, userMessage } = PortalError.from(error);
    if (kind === 'permissionDenied') return { kind: 'refused' };
    if (kind === 'userDisabled') return { kind: 'disabled' };
    return { kind: 'failed', message: userMessage };
  }
}

/** Signs in at the ATS once more, but only once. */
function renew(base: string, corporationId: string): AtsSignInResult {
  const isSecond = sessionStorage.getItem(renewalKey) !== null;
  if (isSecond) {
    sessionStorage.removeItem(renewalKey);
    return { kind: 'refused' };
  }
  sessionStorage.setItem(renewalKey, 'true');
  startAtsSignIn(base, corporationId);
  return { kind: 'leaving' };
}
