import { randomBytes } from 'node:crypto';
import express, { type Express, type Request, type Response } from 'express';
import type { Corporation, SimulatedUser, Trouble } from './corporations';
import { QueryFault, queryUsers } from './query';
import { accessTokenSeconds, Tokens } from './tokens';

export interface SimulatorOptions {
  /** The client id that the vendor gave the product. */
  clientId: string;
  clientSecret: string;
  now?: () => number;
}

const badToken = {
  errorMessage: "Bad 'BhRestToken' or timed-out.",
  errorMessageKey: 'errors.authentication.invalidRestToken',
  errorCode: 401,
};
const badAccessToken = {
  errorMessage: 'Invalid or expired OAuth access token.',
  errorMessageKey: 'errors.authentication.invalidOAuthToken',
  errorCode: 400,
};
const badPage = '<html><body><p class="error">Invalid credentials</p></body></html>';

/**
 * A local ATS that follows the vendor's documentation: the four sign-in steps and the query of users. `/simulator` is not
 * part of the protocol: tests use it to create customers and to inject failures.
 */
export function createSimulator({ clientId, clientSecret, now = Date.now }: SimulatorOptions): Express {
  const corporations = new Map<string, Corporation>();
  const tokens = new Tokens(now);
  const app = express();
  app.disable('x-powered-by');
  app.use(express.json({ limit: '5mb' }));
  app.use(express.urlencoded({ extended: false }));
  const here = (request: Request) => `http://${request.headers.host ?? ''}`;

  /** Counts a call and answers it with an injected failure, if any. @returns whether it did. */
  function isTroubled(name: string, corporation: Corporation | undefined, response: Response): boolean {
    if (!corporation) return false;
    corporation.calls[name] = (corporation.calls[name] ?? 0) + 1;
    const index = corporation.troubles.findIndex(({ call }) => call === name);
    const [trouble] = index < 0 ? [] : corporation.troubles.splice(index, 1);
    if (!trouble) return false;
    if ('status' in trouble) response.status(trouble.status).json({ errorCode: trouble.status });
    if ('ends' in trouble) tokens.end('session', corporation.username);
    return !('ends' in trouble);
  }

  app.get('/rest-services/loginInfo', (request, response) => {
    const corporation = corporations.get(asked(request).get('username') ?? '');
    if (isTroubled('loginInfo', corporation, response)) return;
    response.json({ oauthUrl: `${here(request)}/oauth`, restUrl: `${here(request)}/rest-services` });
  });

  app.all('/oauth/authorize', (request, response) => {
    const parameters = asked(request);
    const corporation = corporations.get(parameters.get('username') ?? '');
    if (isTroubled('authorize', corporation, response)) return;
    const isRight = corporation?.password === parameters.get('password') && parameters.get('client_id') === clientId;
    if (!corporation || !isRight) {
      response.type('html').send(badPage);
      return;
    }
    const back = new URL(parameters.get('redirect_uri') ?? 'http://www.bullhorn.com');
    back.searchParams.set('code', tokens.give('code', corporation.username, 60));
    back.searchParams.set('client_id', clientId);
    const state = parameters.get('state');
    if (state !== null) back.searchParams.set('state', state);
    response.redirect(302, back.href);
  });

  app.post('/oauth/token', (request, response) => {
    const parameters = asked(request);
    if (parameters.get('client_id') !== clientId || parameters.get('client_secret') !== clientSecret) {
      response.status(400).json({ error: 'invalid_client', error_description: 'Client authentication failed.' });
      return;
    }
    const kind = parameters.get('grant_type') === 'refresh_token' ? 'refresh' : 'code';
    const given = parameters.get(kind === 'refresh' ? 'refresh_token' : 'code') ?? '';
    const owner = corporations.get(tokens.look(kind, given) ?? '');
    if (isTroubled('token', owner, response)) return;
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

  app.all('/rest-services/login', (request, response) => {
    const parameters = asked(request);
    const accessToken = parameters.get('access_token') ?? '';
    const corporation = corporations.get(tokens.look('access', accessToken) ?? '');
    if (isTroubled('login', corporation, response)) return;
    tokens.take('access', accessToken);
    if (!corporation) {
      response.status(400).json(badAccessToken);
      return;
    }
    const BhRestToken = tokens.giveSession(corporation.username, Number(parameters.get('ttl') ?? 10));
    response.json({ BhRestToken, restUrl: `${here(request)}/rest-services/${corporation.corpToken}/` });
  });

  app.all('/rest-services/:corpToken/query/CorporateUser', (request, response) => {
    const corporation = [...corporations.values()].find(({ corpToken }) => corpToken === request.params.corpToken);
    if (isTroubled('CorporateUser', corporation, response)) return;
    const token = request.header('BhRestToken') ?? asked(request).get('BhRestToken');
    if (!corporation) {
      response.status(404).json({ errorMessage: 'Unknown corporation.', errorCode: 404 });
    } else if (!token) {
      response.status(412).json({ errorMessage: 'BhRestToken is missing.', errorCode: 412 });
    } else if (tokens.look('session', token) !== corporation.username) {
      response.status(401).json(badToken);
    } else {
      answerQuery(corporation, asked(request), response);
    }
  });

  app.put('/simulator/corporations/:username', (request, response) => {
    const { username } = request.params;
    const { password, users } = request.body as { password: string; users: SimulatedUser[] };
    const corpToken = corporations.get(username)?.corpToken ?? randomBytes(4).toString('hex');
    corporations.set(username, { username, password, corpToken, users, troubles: [], calls: {} });
    response.json({ corpToken });
  });

  app.post('/simulator/corporations/:username/troubles', (request, response) => {
    corporations.get(request.params.username)?.troubles.push(...(request.body as Trouble[]));
    response.json({});
  });

  app.delete('/simulator/corporations/:username/refresh-tokens', (request, response) => {
    tokens.end('refresh', request.params.username);
    tokens.end('session', request.params.username);
    response.json({});
  });

  app.get('/simulator/corporations/:username/calls', (request, response) => {
    response.json(corporations.get(request.params.username)?.calls ?? {});
  });

  return app;
}

/** Reads parameters from the query string and from a form body. */
function asked(request: Request): URLSearchParams {
  const parameters = new URL(request.originalUrl, 'http://localhost').searchParams;
  const body: unknown = request.body;
  if (typeof body === 'object' && body !== null) {
    for (const [name, value] of Object.entries(body)) if (typeof value === 'string') parameters.set(name, value);
  }
  return parameters;
}

function answerQuery({ users }: Corporation, query: URLSearchParams, response: Response): void {
  try {
    response.json(queryUsers(users, query));
  } catch (error) {
    if (!(error instanceof QueryFault)) throw error;
    response.status(400).json({ errorMessage: error.message, errorMessageKey: 'errors.badRequest', errorCode: 400 });
  }
}
