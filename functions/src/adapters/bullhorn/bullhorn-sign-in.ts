import { number, string } from 'yup';
import { record } from '@portal/domain/fields/model';
import type { AtsSession } from '@portal/domain/users/user';
import { SessionEnded, SignInRefused, type TrackingTokens } from '../ats/applicant-tracking';
import { askBullhorn, read, trustedAddress, unavailable, type BullhornSettings } from './bullhorn-http';

/** Minutes that an idle session lasts; the vendor allows two days. */
const sessionMinutes = 240;

const loginInfo = record({ oauthUrl: string().required(), restUrl: string().required() });
const tokens = record({
  access_token: string().required(),
  refresh_token: string().required(),
  /** Seconds. */
  expires_in: number().default(600),
});
const session = record({ BhRestToken: string().required(), restUrl: string().required() });

/** What a session consists of. @throws SessionEnded for one of another ATS. */
export function sessionParts(kept: AtsSession): { token: string; restUrl: string } {
  if (!session.isValidSync(kept)) throw new SessionEnded('a session of another system');
  return { token: kept.BhRestToken, restUrl: kept.restUrl };
}

/** Wrong tokens and unknown users answer 400 or 401; anything else says nothing about them. */
function refusal(call: string, status: number): Error {
  return status === 400 || status === 401 ? new SignInRefused(`${call}: ${status}`) : unavailable(`${call}: ${status}`);
}

/** The URLs of an account's data centre ("Getting Started with REST"). */
async function addressesOf(settings: BullhornSettings, username: string) {
  const url = new URL(`${settings.url}/loginInfo`);
  url.searchParams.set('username', username);
  const { status, body } = await askBullhorn(settings, { name: 'loginInfo', url });
  if (status !== 200) throw refusal('loginInfo', status);
  const { oauthUrl, restUrl } = read('loginInfo', loginInfo, body);
  return { oauth: trustedAddress(settings, oauthUrl).href, rest: trustedAddress(settings, restUrl).href };
}

/**
 * Requests a code by name and password and trades it for tokens.
 * @throws SignInRefused for a wrong password and for terms not accepted yet: the vendor answers both with a page.
 */
export async function signIn(settings: BullhornSettings, username: string, password: string): Promise<TrackingTokens> {
  const { oauth } = await addressesOf(settings, username);
  const form = new URLSearchParams({
    client_id: settings.clientId,
    response_type: 'code',
    action: 'Login',
    username,
    password,
  });
  const { status, location } = await askBullhorn(settings, {
    name: 'authorize',
    url: new URL(`${oauth}/authorize`),
    method: 'POST',
    form,
  });
  const code = URL.canParse(location) ? new URL(location).searchParams.get('code') : null;
  if (!code) throw new SignInRefused(`authorize: ${status} without a code`);
  return await takeTokens(settings, oauth, { grant_type: 'authorization_code', code });
}

/** Trades a refresh token for new ones. @throws SignInRefused when it is unknown, used or revoked. */
export async function renew(
  settings: BullhornSettings,
  username: string,
  refreshToken: string,
): Promise<TrackingTokens> {
  const { oauth } = await addressesOf(settings, username);
  return await takeTokens(settings, oauth, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

async function takeTokens(
  settings: BullhornSettings,
  oauth: string,
  grant: Readonly<Record<string, string>>,
): Promise<TrackingTokens> {
  const { clientId, clientSecret } = settings;
  const { status, body } = await askBullhorn(settings, {
    name: 'token',
    url: new URL(`${oauth}/token`),
    method: 'POST',
    form: new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret }),
  });
  if (status !== 200) throw refusal('token', status);
  const { expires_in: seconds, ...given } = read('token', tokens, body);
  return { ...given, expire_time: Date.now() + seconds * 1_000 };
}

/** Opens a session of the REST API. @throws SignInRefused when the access token is no longer valid. */
export async function logIn(settings: BullhornSettings, username: string, accessToken: string): Promise<AtsSession> {
  const { rest } = await addressesOf(settings, username);
  const url = new URL(`${rest}/login`);
  url.search = new URLSearchParams({ version: '*', access_token: accessToken, ttl: String(sessionMinutes) }).toString();
  const { status, body } = await askBullhorn(settings, { name: 'login', url, method: 'POST' });
  if (status !== 200) throw refusal('login', status);
  const { BhRestToken, restUrl } = read('login', session, body);
  return {
    BhRestToken,
    restUrl: trustedAddress(settings, restUrl).href,
    expire_time: Date.now() + sessionMinutes * 60_000,
  };
}
