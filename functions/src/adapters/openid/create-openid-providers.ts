import type * as OAuth from 'oauth4webapi';
import type { AuthorizationServer, Client } from 'oauth4webapi';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isEmail } from '@portal/domain/fields/email-address';
import type { Config } from '../../runtime/config';
import { createAddressGuard, type AddressGuard } from '../network/address-guard';
import { createGuardedFetch, type GuardedRequest } from '../network/guarded-fetch';
import { SignInNotProved, type OpenIdProviders, type ProvidedIdentity, type SignInChecks } from './openid-providers';

type Library = typeof OAuth;

/** Signatures with a key that only the issuer has; a token never decides that it has none. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const clockToleranceSeconds = 60;
/** How long ago the user may have been proved at a sign-in that asks for it anew. */
const freshSeconds = 300;
const knownMs = 10 * 60 * 1_000;
const maxKnown = 200;
const maxSubjectLength = 255;

/** @param now milliseconds since 1970. */
export function createOpenIdProviders(
  config: Pick<Config, 'mayCallPrivateAddresses'>,
  now: () => number = Date.now,
  guard: AddressGuard = createAddressGuard(config),
): OpenIdProviders {
  const guardedFetch = createGuardedFetch(guard);
  const known = new Map<string, { server: AuthorizationServer; until: number }>();

  /** The library loads with the first sign-in. */
  const load = async () => {
    const library = await import('oauth4webapi');
    const options = {
      [library.customFetch]: (url: string, request: GuardedRequest) => guardedFetch(url, request),
      // Where the configuration allows private addresses, as on a development machine.
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the library marks it deprecated to make it stand out
      [library.allowInsecureRequests]: config.mayCallPrivateAddresses,
    };
    return { library, options };
  };
  const clientOf = (library: Library, clientId: string): Client => ({
    client_id: clientId,
    [library.clockSkew]: Math.round((now() - Date.now()) / 1_000),
    [library.clockTolerance]: clockToleranceSeconds,
  });

  /** The configuration of an issuer, kept for minutes. */
  async function serverOf(issuer: string): Promise<AuthorizationServer> {
    const kept = known.get(issuer);
    if (kept && kept.until > now()) return kept.server;
    const server = await readServer(issuer);
    if (known.size >= maxKnown) known.clear();
    known.set(issuer, { server, until: now() + knownMs });
    return server;
  }

  async function readServer(issuer: string): Promise<AuthorizationServer> {
    const { library, options } = await load();
    try {
      const url = new URL(issuer);
      const answer = await library.discoveryRequest(url, options);
      const server = await library.processDiscoveryResponse(url, answer);
      const { authorization_endpoint: signIn = '', token_endpoint: token, jwks_uri: keys } = server;
      if (!guard.accepts(signIn) || !/^https?:/.test(signIn) || !token || !keys)
        throw new Error('endpoints are missing');
      const offered = server.id_token_signing_alg_values_supported ?? ['RS256'];
      return { ...server, id_token_signing_alg_values_supported: offered.filter((each) => algorithms.includes(each)) };
    } catch (error) {
      throw error instanceof PortalError ? error : unavailable(error);
    }
  }

  return {
    accepts: (issuer) => URL.canParse(issuer) && guard.accepts(issuer),

    issuerOf: async (issuer) => (await readServer(issuer)).issuer,

    async signInUrl({ issuer, clientId }, { redirectUri, state, nonce, codeVerifier, email, isFresh }) {
      const server = await serverOf(issuer);
      const { library } = await load();
      const url = new URL(server.authorization_endpoint ?? '');
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await library.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(email !== '' && { login_hint: email }),
        ...(isFresh && { prompt: 'login', max_age: String(freshSeconds) }),
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    async identityOf({ issuer, clientId, clientSecret }, query, checks) {
      const server = await serverOf(issuer);
      const { library, options } = await load();
      const client = clientOf(library, clientId);
      try {
        return await prove({ library, options, server, client, clientSecret, query, checks });
      } catch (error) {
        throw error instanceof PortalError ? error : notProved(library, error);
      }
    },
  };
}

async function prove(given: {
  library: Library;
  options: object;
  server: AuthorizationServer;
  client: Client;
  clientSecret: string;
  query: URLSearchParams;
  checks: SignInChecks;
}): Promise<ProvidedIdentity> {
  const { library, options, server, client, clientSecret, query, checks } = given;
  const returned = library.validateAuthResponse(server, client, query, checks.state);
  const isPosted = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
  const authentication = isPosted ? library.ClientSecretPost(clientSecret) : library.ClientSecretBasic(clientSecret);
  const { redirectUri, codeVerifier } = checks;
  const answer = await library.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    returned,
    redirectUri,
    codeVerifier,
    options,
  );
  const tokens = await library.processAuthorizationCodeResponse(server, client, answer, {
    expectedNonce: checks.nonce,
    requireIdToken: true,
    ...(checks.isFresh && { maxAge: freshSeconds }),
  });
  await library.validateApplicationLevelSignature(server, answer, options);
  const stated = library.getValidatedIdTokenClaims(tokens);
  if (!stated) throw new SignInNotProved('notTrusted', 'no id token');
  // Providers may leave the email to the endpoint that is asked with the access token (OpenID Connect Core 1.0, 5.4).
  if (typeof stated.email === 'string' || !server.userinfo_endpoint) return toIdentity(stated);
  const asked = await library.userInfoRequest(server, client, tokens.access_token, options);
  return toIdentity({ ...(await library.processUserInfoResponse(server, client, stated.sub, asked)), ...stated });
}

function toIdentity(claims: Readonly<Record<string, unknown>>): ProvidedIdentity {
  const { sub, email, preferred_username: userName, email_verified: isVerified, name, auth_time: authTime } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > maxSubjectLength) {
    throw new SignInNotProved('notTrusted', 'no usable sub');
  }
  const emails = [email, userName].filter((each) => typeof each === 'string').map((each) => each.trim().toLowerCase());
  return {
    subject: sub,
    email: emails.find((each) => isEmail(each)) ?? '',
    isEmailRefused: isVerified !== undefined && isVerified !== true && isVerified !== 'true',
    name: typeof name === 'string' ? name.trim().slice(0, 200) : '',
    claims,
    authTime: typeof authTime === 'number' ? authTime : null,
  };
}

/** What the library refused; its messages name claims and no values. */
function notProved(library: Library, error: unknown): SignInNotProved {
  if (error instanceof SignInNotProved) return error;
  const isCancelled = error instanceof library.AuthorizationResponseError;
  const message = error instanceof Error ? error.message : 'refused';
  return new SignInNotProved(isCancelled ? 'cancelled' : 'notTrusted', message);
}

function unavailable(error: unknown): PortalError {
  return new PortalError('unavailable', { detail: error instanceof Error ? error.message : 'not an issuer' });
}
