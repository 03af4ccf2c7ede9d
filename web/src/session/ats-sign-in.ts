import { cookieNames, handOverSeconds } from '@portal/domain/constants/session';
import { sessionTexts } from '@portal/domain/texts/session';
import type { Auth } from 'firebase/auth';
import { readCookie, removeCookie, writeCookie } from '../config/cookies';
import { paths } from '../config/paths';
import { isUsableToken, markSingleSignOn } from '../config/session-cookies';
import { signInByToken, type SignInResult } from '../firebase/sign-in';

/** The middleware's page for the ATS sign-in. */
const middlewarePath = '/oauth2/bullhorn-user';

/**
 * Leaves for the ATS sign-in, which returns to `/login?from_bh=1`. A random state, kept in a cookie, proves on return
 * that this browser started it.
 * @param base where the middleware answers; `''` is the product's own host.
 */
export function startAtsSignIn(base: string): void {
  const state = crypto.randomUUID();
  writeCookie(cookieNames.state, state, { maxAgeSeconds: handOverSeconds });
  window.location.assign(atsSignInUrl(base, window.location.origin, state));
}

/** The URL of the ATS sign-in; the return URL is in its query, URL-encoded. */
export function atsSignInUrl(base: string, origin: string, state: string): string {
  const back = new URL(paths.login.href(), origin);
  back.searchParams.set('from_bh', '1');
  back.searchParams.set('state', state);
  return `${base.replace(/\/+$/, '')}${middlewarePath}?originalUrl=${encodeURIComponent(back.href)}`;
}

/**
 * Finishes an ATS sign-in: the state cookie must be the one that this browser left with, and the middleware has set a
 * one-time token in a short-lived cookie. Both are removed with this call.
 * @param state from the URL.
 */
export async function finishAtsSignIn(auth: Auth, state: string | null): Promise<SignInResult> {
  const [expected, token] = [readCookie(cookieNames.state), readCookie(cookieNames.userToken)];
  removeCookie(cookieNames.state);
  removeCookie(cookieNames.userToken);
  if (!expected || expected !== state) return { kind: 'failed', message: sessionTexts.stateCookieMissing };
  if (!isUsableToken(token)) return { kind: 'failed', message: sessionTexts.userTokenCookieMissing };
  const result = await signInByToken(auth, token);
  if (result.kind === 'signedIn' && auth.currentUser) markSingleSignOn(auth.currentUser.uid);
  return result;
}
