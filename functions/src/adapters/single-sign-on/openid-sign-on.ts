import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { string } from 'yup';
import { PortalError } from '@portal/domain/errors/portal-error';
import { record } from '@portal/domain/fields/model';
import { TokenRefused, type SignedOnUser, type SingleSignOn } from './single-sign-on';

export interface OpenIdSettings {
  /** URL of the issuer without a trailing slash; its configuration is below it. */
  issuer: string;
  /** The product's key at the issuer; tokens must name it as their audience. */
  clientId: string;
  clientSecret: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Never taken from the token, which could name a weaker one. */
const algorithms = ['RS256'];
const maxTokenAge = '10m';
const clockToleranceSeconds = 30;
const timeoutMs = 10_000;

const configuration = record({
  issuer: string().required(),
  authorization_endpoint: string().required(),
  token_endpoint: string().required(),
  jwks_uri: string().required(),
});
const tokenAnswer = record({ id_token: string().required() });
const claims = record({ sub: string().required(), email: string().required(), name: string().default('') });

interface Issuer {
  signIn: string;
  token: string;
  /** Cached; fetched again when a token names an unknown key. */
  keys: JWTVerifyGetKey;
}

/** Single sign-on by OpenID Connect's code flow. */
export function createOpenIdSignOn({ issuer, clientId, clientSecret, now = Date.now }: OpenIdSettings): SingleSignOn {
  let known: Promise<Issuer> | null = null;
  const read = async (): Promise<Issuer> => {
    known ??= readIssuer(issuer);
    try {
      return await known;
    } catch (error) {
      known = null;
      throw error;
    }
  };
  return {
    async signInUrl({ redirectUri, state, nonce, isFresh }) {
      const url = new URL((await read()).signIn);
      const parameters = { client_id: clientId, response_type: 'code', scope: 'openid', state, nonce };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      url.searchParams.set('redirect_uri', redirectUri);
      if (isFresh) url.searchParams.set('prompt', 'login');
      return url.href;
    },

    async tokenOf(code, redirectUri) {
      const response = await ask((await read()).token, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          client_id: clientId,
          client_secret: clientSecret,
        }),
      });
      const body: unknown = response.ok ? await response.json().catch(() => null) : null;
      return tokenAnswer.isValidSync(body) ? tokenAnswer.cast(body).id_token : null;
    },

    async verify(token, nonce) {
      const { keys } = await read();
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience: clientId,
          algorithms,
          maxTokenAge,
          clockTolerance: clockToleranceSeconds,
          currentDate: new Date(now()),
          requiredClaims: ['exp', 'sub', 'email'],
        });
        if (payload.nonce !== nonce) throw refused('another nonce', token);
        return toUser(payload, token);
      } catch (error) {
        if (isOutage(error)) throw unavailable('the keys of the issuer cannot be read');
        throw error instanceof errors.JOSEError ? refused(error.code, token) : error;
      }
    },
  };
}

async function readIssuer(issuer: string): Promise<Issuer> {
  const response = await ask(`${issuer}/.well-known/openid-configuration`);
  const body: unknown = await response.json().catch(() => null);
  if (!configuration.isValidSync(body) || body.issuer !== issuer) {
    throw unavailable('the configuration of the issuer is unusable');
  }
  return {
    signIn: body.authorization_endpoint,
    token: body.token_endpoint,
    keys: createRemoteJWKSet(new URL(body.jwks_uri), { timeoutDuration: timeoutMs }),
  };
}

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    // Errors of fetch may quote the body with its secrets.
    throw unavailable('the issuer does not answer');
  }
}

function toUser(payload: unknown, token: string): SignedOnUser {
  if (!claims.isValidSync(payload)) throw refused('claims are missing', token);
  const { sub, email, name } = claims.cast(payload);
  return { masterUserID: sub, email: email.trim().toLowerCase(), name };
}

/** Did the keys fail to arrive? Everything else speaks against the token. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return error instanceof TypeError;
  return [errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code].includes(error.code);
}

function refused(reason: string, token: string): TokenRefused {
  return new TokenRefused(reason, corporationIn(token));
}

function corporationIn(token: string): string {
  try {
    const { corporation_id: id } = decodeJwt(token);
    return typeof id === 'string' ? id.slice(0, 100) : '';
  } catch {
    return '';
  }
}

function unavailable(detail: string): PortalError {
  return new PortalError('unavailable', { detail });
}
