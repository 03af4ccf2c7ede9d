import type { IncomingMessage } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import { controlRoutes } from './control/control-routes';
import type { Corporation } from './corporation';
import { nextFault, type Fault } from './faults';
import { ApiError } from './rest/api-error';
import { dataRoutes } from './rest/data-routes';
import { oauthRoutes } from './rest/oauth';
import { baseUrlOf, sessionTokenOf, textOf } from './rest/request';
import { TokenIssuer } from './rest/token-issuer';
import { Tokens } from './tokens';

export interface SimulatorOptions {
  /** The key that the vendor gave the product. */
  clientId: string;
  clientSecret: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Largest body: files are sent in base64. */
const maxBody = '50mb';

const badToken = {
  errorMessage: "Bad 'BhRestToken' or timed-out.",
  errorMessageKey: 'errors.authentication.invalidRestToken',
  errorCode: 401,
};

const faultPage = '<html><body><h1>Service temporarily unavailable</h1></body></html>';

/**
 * The applicant-tracking system on this machine: Bullhorn's REST interface over HTTP as its public documentation
 * describes it (https://bullhorn.github.io/rest-api-docs/). `/simulator` is not part of the protocol: there
 * corporations are made, faults are switched on, and a page shows the data.
 */
export function createSimulator({ clientId, clientSecret, now = Date.now }: SimulatorOptions): Express {
  const corporations = new Map<string, Corporation>();
  const tokens = new Tokens(now);
  const app = express();
  app.disable('x-powered-by');
  app.use(express.text({ limit: maxBody, type: isJson }), readJson);
  app.use(express.urlencoded({ extended: false, limit: maxBody }));
  app.use(express.raw({ type: 'multipart/form-data', limit: maxBody }));

  /** Counts a call and answers it by the fault that is switched on for it, if any. */
  function answerFault(
    request: Request,
    response: Response,
    corporation: Corporation | undefined,
    calls: readonly string[],
  ): boolean {
    if (!corporation) return false;
    for (const call of calls) corporation.calls[call] = (corporation.calls[call] ?? 0) + 1;
    const fault = nextFault(corporation.faults, calls);
    return fault !== null && applyFault(fault, request, response, corporation, tokens);
  }

  app.use(
    oauthRoutes({
      clientId,
      clientSecret,
      tokens,
      issuer: new TokenIssuer(),
      corporationOf: (username) => corporations.get(username),
      userOf: (email) => userOf(corporations, email),
      answerFault,
    }),
  );

  const data = dataRoutes((name, call) => (request, response) => {
    const corpToken = /^\/rest-services\/([^/]+)/.exec(request.baseUrl)?.[1];
    const corporation = [...corporations.values()].find((each) => each.corpToken === corpToken);
    const type = request.params.type;
    if (answerFault(request, response, corporation, [name, textOf(type)].filter(Boolean))) return;
    const token = sessionTokenOf(request);
    if (token === null) {
      response.status(412).json({ errorMessage: 'BhRestToken is missing.', errorCode: 412 });
    } else if (corporation?.username !== tokens.look('session', token)) {
      response.status(401).json(badToken);
    } else {
      Promise.resolve()
        .then(() => call(corporation, request, response))
        .then((answer) => {
          if (answer !== undefined) response.json(answer);
        })
        .catch((error: unknown) => {
          answerError(error, response);
        });
    }
  });
  app.get('/rest-services/:corpToken/logout', (request, response) => {
    const token = sessionTokenOf(request);
    if (token !== null) tokens.endToken(token);
    response.json({ logout: 'OK' });
  });
  app.use('/rest-services/:corpToken', data);
  app.use('/simulator', controlRoutes({ corporations, tokens, now }));
  // Browsers request it with each page.
  app.get('/favicon.ico', (_, response) => {
    response.status(204).end();
  });
  app.get('/', (_, response) => {
    response.redirect('/simulator');
  });

  const onError: ErrorRequestHandler = (error, _request, response, _next) => {
    answerError(error, response);
  };
  app.use(onError);
  return app;
}

/** Text of any charset becomes what its JSON says. */
function readJson(request: Request, _response: Response, next: () => void): void {
  const text: unknown = request.body;
  if (typeof text === 'string' && text.trim() !== '') {
    try {
      request.body = JSON.parse(text) as unknown;
    } catch {
      throw new ApiError(400, 'errors.malformedJson', 'The body is not JSON.');
    }
  }
  next();
}

/** The vendor reads JSON under any content type: its own Java SDK sends notes and updates as `text/plain` in Latin-1. */
function isJson({ headers }: IncomingMessage): boolean {
  return !/^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(headers['content-type'] ?? '');
}

function userOf(corporations: ReadonlyMap<string, Corporation>, email: string) {
  for (const corporation of corporations.values()) {
    const users = corporation.database.all('CorporateUser');
    const user = [...users].find((each) => each.email === email && each.isDeleted !== true && each.enabled !== false);
    if (user && email !== '') return { corporation, user };
  }
  return undefined;
}

function answerError(error: unknown, response: Response): void {
  if (response.headersSent) return;
  const known =
    error instanceof ApiError
      ? error
      : new ApiError(500, 'errors.internalError', error instanceof Error ? error.message : 'Internal error.');
  response.status(known.status).json(known.toBody());
}

/** @returns whether the call is answered by it; else the right answer follows. */
function applyFault(
  fault: Fault,
  request: Request,
  response: Response,
  { username }: Corporation,
  tokens: Tokens,
): boolean {
  if ('silence' in fault) return true;
  if ('ends' in fault) {
    tokens.end('session', username);
    return false;
  }
  if ('delayMs' in fault) {
    delayAnswer(response, fault.delayMs);
    return false;
  }
  if ('half' in fault) {
    cutAnswer(response);
    return false;
  }
  if ('moved' in fault) {
    response.redirect(307, `${baseUrlOf(request)}${request.originalUrl}`);
  } else if ('html' in fault) {
    response.type('html').send(faultPage);
  } else {
    response.status(fault.status).json({ errorMessage: 'Switched on in the simulator.', errorCode: fault.status });
  }
  return true;
}

function delayAnswer(response: Response, delayMs: number): void {
  const send = response.json.bind(response);
  response.json = (body: unknown) => {
    setTimeout(() => send(body), delayMs);
    return response;
  };
}

/** The answer promises its whole length and breaks off in the middle. */
function cutAnswer(response: Response): void {
  response.json = (body: unknown) => {
    const text = JSON.stringify(body);
    response.type('json').set('content-length', String(Buffer.byteLength(text)));
    response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
    return response;
  };
}
