import { Router, type Request, type Response } from 'express';
import type { Corporation } from '../corporation';
import { baseUrlOf, parametersOf, textOf } from './request';
import { accessTokenSeconds, type Tokens } from '../tokens';

export interface OAuthOptions {
  /** The key that the vendor gave the product. */
  clientId: string;
  clientSecret: string;
  /** Redirect addresses that are registered for the key; any is accepted when the list is empty. */
  redirectUris?: readonly string[];
  tokens: Tokens;
  corporationOf: (username: string) => Corporation | undefined;
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
  const { clientId, clientSecret, redirectUris = [], tokens, corporationOf, answerFault } = options;
  const router = Router();

  router.get('/rest-services/loginInfo', (request, response) => {
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
    const corporation = corporationOf(username);
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
    back.searchParams.set('code', tokens.give('code', username, 60));
    back.searchParams.set('client_id', clientId);
    const state = parameters.get('state');
    if (state !== null) back.searchParams.set('state', state);
    response.redirect(302, back.href);
  });

  router.post('/oauth/token', (request, response) => {
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
    response.json({
      access_token: tokens.give('access', username, accessTokenSeconds),
      token_type: 'Bearer',
      expires_in: accessTokenSeconds,
      refresh_token: tokens.give('refresh', username),
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
  const kept = ['client_id', 'redirect_uri', 'response_type', 'state']
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
