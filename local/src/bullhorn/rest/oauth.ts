import { Router, type Request, type Response } from 'express';
import type { Corporation } from '../corporation';
import type { Row } from '../data/database';
import type { TokenIssuer } from './token-issuer';
import { baseUrlOf, parametersOf, textOf } from './request';
import { accessTokenSeconds, type Tokens } from '../tokens';

export interface OAuthOptions {
  /** The key that the vendor gave the product. */
  clientId: string;
  clientSecret: string;
  /** Redirect addresses that are registered for the key; any is accepted when the list is empty. */
  redirectUris?: readonly string[];
  tokens: Tokens;
  /** Signs tokens that say who has signed in. */
  issuer: TokenIssuer;
  corporationOf: (username: string) => Corporation | undefined;
  /** A user of any corporation by email, who signs in with the corporation's password. */
  userOf: (email: string) => { corporation: Corporation; user: Row } | undefined;
  /** Answers a call by a fault that was switched on. @returns whether it did. */
  answerFault: (request: Request, response: Response, corporation: Corporation | undefined, calls: string[]) => boolean;
}

const page = (title: string, text: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><p class="error">${text}</p></body></html>`;

const badAccessToken = {
  errorMessage: 'Invalid or expired OAuth access token.',
  errorMessageKey: 'errors.authentication.invalidOAuthToken',
  errorCode: 400,
};

/** The first request without a redirect address of its own leads here, as at the vendor. */
const defaultRedirect = 'http://www.bullhorn.com';

/**
 * Sign-in in four steps: `loginInfo`, `authorize`, `token`, `login`.
 * Source: https://bullhorn.github.io/Getting-Started-with-REST/
 */
export function oauthRoutes(options: OAuthOptions): Router {
  const { clientId, clientSecret, redirectUris = [], tokens, issuer, corporationOf, userOf, answerFault } = options;
  /** Users by the code that they were given. */
  const signIns = new Map<string, { user: Row; nonce: string }>();
  const router = Router();

  router.all('/rest-services/loginInfo', (request, response) => {
    const corporation = corporationOf(parametersOf(request).get('username') ?? '');
    if (answerFault(request, response, corporation, ['loginInfo'])) return;
    const here = baseUrlOf(request);
    response.json({
      atsUrl: here,
      billingSyncUrl: here,
      coreUrl: here,
      oauthUrl: `${here}/oauth`,
      restUrl: `${here}/rest-services`,
      superClusterId: 1,
    });
  });

  router.all('/oauth/authorize', (request, response) => {
    const parameters = parametersOf(request);
    const username = parameters.get('username') ?? '';
    const found = userOf(username);
    const corporation = corporationOf(username) ?? found?.corporation;
    if (answerFault(request, response, corporation, ['authorize'])) return;
    if (parameters.get('client_id') !== clientId) {
      response.type('html').send(page('Bullhorn OAuth Error', 'Invalid Client Id'));
      return;
    }
    const redirectUri = parameters.get('redirect_uri') ?? redirectUris[0] ?? defaultRedirect;
    if (!URL.canParse(redirectUri) || (redirectUris.length > 0 && !redirectUris.includes(redirectUri))) {
      response.type('html').send(page('Bullhorn OAuth Error', 'Invalid Redirect URI'));
      return;
    }
    if (corporation?.password !== parameters.get('password')) {
      const isFirst = !parameters.has('username');
      response.type('html').send(signInPage(parameters, isFirst ? '' : 'Invalid credentials'));
      return;
    }
    const back = new URL(redirectUri);
    const code = tokens.give('code', corporation.username, 60);
    if (found) signIns.set(code, { user: found.user, nonce: parameters.get('nonce') ?? '' });
    back.searchParams.set('code', code);
    back.searchParams.set('client_id', clientId);
    const state = parameters.get('state');
    if (state !== null) back.searchParams.set('state', state);
    response.redirect(302, back.href);
  });

  router.get('/oauth/.well-known/openid-configuration', (request, response) => {
    const here = `${baseUrlOf(request)}/oauth`;
    response.json({
      issuer: here,
      authorization_endpoint: `${here}/authorize`,
      token_endpoint: `${here}/token`,
      jwks_uri: `${here}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });
  router.get('/oauth/jwks', async (_, response) => {
    response.json(await issuer.publicKeys());
  });

  router.post('/oauth/token', async (request, response) => {
    const parameters = parametersOf(request);
    const [id, secret] = basicCredentials(request) ?? [parameters.get('client_id'), parameters.get('client_secret')];
    if (id !== clientId || secret !== clientSecret) {
      response.status(400).json({ error: 'invalid_client', error_description: 'Client authentication failed.' });
      return;
    }
    const kind = parameters.get('grant_type') === 'refresh_token' ? 'refresh' : 'code';
    const given = parameters.get(kind === 'refresh' ? 'refresh_token' : 'code') ?? '';
    const owner = corporationOf(tokens.look(kind, given) ?? '');
    if (answerFault(request, response, owner, ['token'])) return;
    const username = tokens.take(kind, given);
    if (username === null) {
      response.status(400).json({ error: 'invalid_grant', error_description: 'Invalid, expired or revoked code.' });
      return;
    }
    const signIn = signIns.get(given);
    signIns.delete(given);
    response.json({
      access_token: tokens.give('access', username, accessTokenSeconds),
      token_type: 'Bearer',
      expires_in: accessTokenSeconds,
      refresh_token: tokens.give('refresh', username),
      ...(signIn && owner
        ? {
            id_token: await issuer.sign({
              issuer: `${baseUrlOf(request)}/oauth`,
              audience: clientId,
              corporationId: owner.corpToken,
              ...signIn,
            }),
          }
        : {}),
    });
  });

  router.all('/rest-services/login', (request, response) => {
    const parameters = parametersOf(request);
    const accessToken = parameters.get('access_token') ?? '';
    const corporation = corporationOf(tokens.look('access', accessToken) ?? '');
    if (answerFault(request, response, corporation, ['login'])) return;
    tokens.take('access', accessToken);
    if (!corporation) {
      response.status(400).json(badAccessToken);
      return;
    }
    const BhRestToken = tokens.giveSession(corporation.username, Number(parameters.get('ttl') ?? 10));
    response.cookie('BhRestToken', BhRestToken, { path: '/' });
    response.json({ BhRestToken, restUrl: `${baseUrlOf(request)}/rest-services/${corporation.corpToken}/` });
  });

  return router;
}

function basicCredentials(request: Request): [string, string] | null {
  const [, encoded = ''] = /^Basic (.+)$/i.exec(textOf(request.headers.authorization)) ?? [];
  if (encoded === '') return null;
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return [decodeURIComponent(id), decodeURIComponent(secret.join(':'))];
}

/** The vendor's sign-in page: what people see when they are sent to `authorize` without a password. */
function signInPage(parameters: URLSearchParams, fault: string): string {
  const kept = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'nonce']
    .map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(parameters.get(name) ?? '')}">`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bullhorn (simulated)</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px system-ui;display:grid;place-items:center;min-height:90vh;
background:#f4f5f7}form{background:#fff;padding:2rem;border-radius:8px;box-shadow:0 1px 4px #0003;display:grid;gap:.75rem;width:18rem}
input,button{font:inherit;padding:.5rem}.error{color:#b00020;margin:0}</style></head><body><form method="post">
<strong>Simulated applicant-tracking system</strong>${fault === '' ? '' : `<p class="error">${fault}</p>`}${kept}
<input type="hidden" name="action" value="Login"><label>Username<br><input name="username" autocomplete="username"></label>
<label>Password<br><input name="password" type="password" autocomplete="current-password"></label>
<button>Sign in</button></form></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
