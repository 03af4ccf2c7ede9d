import { auditedCalls, subjectOf } from '@portal/domain/audit/audited-calls';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { viewerPassHeader } from '@portal/domain/constants/public-pages';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Deadline } from '@portal/matching/documents/limits';
import { answerError, answerResult } from './answer';
import { authenticate, authorize, authorizeCaller } from './authenticate';
import { callDeadline } from './call-deadline';
import { clientIpOf } from './client-ip';
import { hostOf } from './host-of';
import { createLogger, type Logger } from './logger';
import type { Ports } from './ports';
import { bodyLimits, readFields, readJson } from './read-body';
import { readForm } from './read-form';
import type { CallContext, Route, StaffActor } from './route';
import { validateInput } from './validate';

/**
 * Builds the Express app of one API from its routes. Everything that calls share happens here: request id, log line,
 * authentication, validation, rights, and the shape of answers and errors.
 *
 * Mounted twice, so that it answers below Hosting (`/api/app/…`) and at the function's own URL (`/…`).
 */
export function serve(options: {
  basePath: string;
  routes: readonly Route[];
  ports: () => Ports;
  /** Timeout of the function. */
  timeoutSeconds: number;
  /** For errors before a call has ports. */
  log?: Logger;
}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');

  const router = express.Router({ caseSensitive: true });
  /** The methods of each path. */
  const methods = new Map<string, string[]>();
  for (const route of options.routes) {
    const paths = [route.endpoint.path, ...route.aliases];
    const handle = (request: Request, response: Response) => {
      const deadline = callDeadline(options.timeoutSeconds);
      return answerCall(route, request, response, { ports: options.ports(), deadline });
    };
    router[verbs[route.endpoint.method]](paths, handle);
    for (const path of paths) methods.set(path, [...(methods.get(path) ?? []), route.endpoint.method]);
  }
  for (const [path, allowed] of methods) {
    router.all(path, (_request, response) => {
      response.setHeader('allow', allowed.join(', '));
      throw new PortalError('invalidRequest', { detail: 'wrong method' });
    });
  }
  if (options.basePath !== '') app.use(options.basePath, router);
  app.use(router);
  app.use(() => {
    throw new PortalError('notFound', { detail: 'unknown path' });
  });
  app.use(async (error: unknown, request: Request, response: Response, _next: NextFunction) => {
    // Errors before a route took over: unknown paths and wrong methods. Not the log of the ports, because a missing
    // variable, which prevents the ports, arrives here too.
    await answerError(response, error, (options.log ?? createLogger()).with({ method: request.method }));
  });
  return app;
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put' } as const;

async function answerCall(
  route: Route,
  request: Request,
  response: Response,
  { ports, deadline }: { ports: Ports; deadline: Deadline },
): Promise<void> {
  const startedAt = ports.clock.now();
  const requestId = ports.random.token(12);
  let log = ports.log.with({ requestId, call: route.endpoint.path });
  response.setHeader('x-request-id', requestId);
  try {
    const actor = await actorOf(route, request, ports);
    if (actor) log = log.with({ uid: actor.uid });
    // Before the body is read: callers without the right cannot make us parse 30 MB or learn about the contract.
    authorizeCaller(route.access, actor);
    const input = await validateInput(route.endpoint, await readInput(route, request));
    authorize(route.access, actor, route.organizationOf(input, actor));
    const context: CallContext<StaffActor | null> = {
      ...ports,
      log,
      actor,
      requestId,
      clientIp: clientIpOf(request, ports.config.trustedHops),
      host: hostOf(request),
      cookies: request.headers.cookie ?? '',
      viewerPasses: request.get(viewerPassHeader) ?? '',
      userAgent: request.headers['user-agent'] ?? '',
      deadline,
      receiveFile: () =>
        route.body === 'multipart' ? readForm(request, Math.ceil(deadline.remaining)) : Promise.resolve(null),
    };
    const result = await route.handler(input, context);
    await recordCall(route, input, context);
    await answerResult(response, result);
    log.info('answered', { status: response.statusCode, ms: ports.clock.now() - startedAt });
  } catch (error) {
    await answerError(response, error, log.with({ ms: ports.clock.now() - startedAt }));
  }
}

/** Adds a successful call to the audit trail, if it is one that counts. A failure is logged: the work is done. */
async function recordCall(route: Route, input: unknown, context: CallContext<StaffActor | null>): Promise<void> {
  const { actor, store, clock, log } = context;
  const action = auditedCalls[route.endpoint.path];
  const organizationId = actor && (route.organizationOf(input, actor) ?? actor.organizationId);
  if (action === undefined || !organizationId) return;
  const { uid, email, impersonatedBy } = actor;
  const entry = { at: clock.now(), action, uid, email, impersonatedBy: impersonatedBy?.email ?? '' };
  try {
    await store.audit.add(organizationId, { ...entry, subject: subjectOf(input) });
  } catch (error) {
    log.error('audit entry was not written', { action }, error);
  }
}

/** A viewer's invalid token counts as none. */
async function actorOf(route: Route, request: Request, ports: Ports): Promise<StaffActor | null> {
  const credentials = { authorization: request.headers.authorization, query: request.query };
  const options = { now: ports.clock.now(), isPendingEnough: route.access === 'signedIn' };
  if (route.access !== 'public') return await authenticate(credentials, ports.store.users, options);
  try {
    return await authenticate(credentials, ports.store.users, options);
  } catch (error) {
    const { kind } = PortalError.from(error);
    if (kind === 'unauthenticated' || kind === 'permissionDenied') return null;
    throw error;
  }
}

async function readInput({ endpoint, body }: Route, request: Request): Promise<unknown> {
  if (endpoint.method === 'GET' || body === 'multipart' || body === 'ignored') {
    return { ...request.query, ...request.params };
  }
  const json = await (body === 'form' ? readFields : readJson)(request, bodyLimits[body]);
  if (Object.keys(request.params).length === 0 || typeof json !== 'object' || json === null) return json;
  return { ...json, ...request.params };
}
