import { auditedCalls, auditedCandidates, subjectOf } from '@portal/domain/audit/audited-calls';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { viewerPassHeader } from '@portal/domain/constants/public-pages';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Deadline } from '@portal/matching/documents/limits';
import { admitKey, isForKeys } from './admit-key';
import { answerError, answerResult, portalShape, type AnswerShape } from './answer';
import { auditActor } from './audit-actor';
import { authenticate, authorize, authorizeCaller } from './authenticate';
import { callDeadline } from './call-deadline';
import { clientIpOf } from './client-ip';
import { hostOf } from './host-of';
import { createLogger, type Logger } from './logger';
import type { Ports } from './ports';
import { bodyLimits, readFields, readJson, requireContentType } from './read-body';
import { requireSameOrigin } from './require-same-origin';
import { readForm } from './read-form';
import type { CallContext, Caller, Route, StaffActor, UserAccess } from './route';
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
  /** Of all answers of JSON. */
  shape?: AnswerShape;
}): Express {
  const shape = options.shape ?? portalShape;
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
      return answerCall(route, request, response, { ports: options.ports(), deadline, shape });
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
    await answerError(response, error, {
      log: (options.log ?? createLogger()).with({ method: request.method }),
      shape,
    });
  });
  return app;
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
/** Methods without a body. */
const bodiless = new Set(['GET', 'DELETE']);

async function answerCall(
  route: Route,
  request: Request,
  response: Response,
  { ports, deadline, shape }: { ports: Ports; deadline: Deadline; shape: AnswerShape },
): Promise<void> {
  const startedAt = ports.clock.now();
  const requestId = ports.random.token(12);
  let log = ports.log.with({ requestId, call: route.endpoint.path });
  response.setHeader('x-request-id', requestId);
  try {
    requireSameOrigin(request);
    // Before the body is read: callers without the right cannot make us parse 30 MB or learn about the contract.
    const { caller, admit } = await admittedCaller(route, request, ports);
    if (caller) log = log.with({ uid: caller.uid });
    const input = await validateInput(route.endpoint, await readInput(route, request));
    const organizationId = admit(input);
    const context: CallContext<Caller> = {
      ...ports,
      log,
      actor: caller,
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
    if (caller && organizationId) await recordCall(route, input, { ...context, actor: caller, organizationId });
    await answerResult(response, result, shape);
    log.info('answered', { status: response.statusCode, ms: ports.clock.now() - startedAt });
  } catch (error) {
    await answerError(response, error, { log: log.with({ ms: ports.clock.now() - startedAt }), shape });
  }
}

/** Adds a successful call to the audit trail, if it is one that counts. A failure is logged: the work is done. */
async function recordCall(
  route: Route,
  input: unknown,
  context: CallContext<NonNullable<Caller>> & { organizationId: string },
): Promise<void> {
  const { actor, store, clock, log, organizationId } = context;
  const action = route.auditAs ?? auditedCalls[route.endpoint.path];
  if (action === undefined) return;
  const entry = { at: clock.now(), action, ...auditActor(actor) };
  try {
    await store.audit.add(organizationId, {
      ...{ ...entry, subject: subjectOf(input) },
      candidateIds: auditedCandidates(input),
    });
  } catch (error) {
    log.error('audit entry was not written', { action }, error);
  }
}

/**
 * Identifies the caller and refuses those who may not make the call.
 * @returns also what decides once the input is read: the organization of the call, null for none.
 */
async function admittedCaller(
  { access, organizationOf }: Route,
  request: Request,
  ports: Ports,
): Promise<{ caller: Caller; admit: (input: unknown) => string | null }> {
  if (isForKeys(access)) {
    const caller = await admitKey(access, request, ports);
    return { caller, admit: () => caller.organizationId };
  }
  const caller = await actorOf(access, request, ports);
  authorizeCaller(access, caller);
  return {
    caller,
    admit: (input) => {
      const organizationId = organizationOf(input, caller);
      authorize(access, caller, organizationId);
      return organizationId ?? caller?.organizationId ?? null;
    },
  };
}

/** A viewer's invalid token counts as none. */
async function actorOf(access: UserAccess, request: Request, ports: Ports): Promise<StaffActor | null> {
  const credentials = { authorization: request.headers.authorization, query: request.query };
  const options = { now: ports.clock.now(), isPendingEnough: access === 'signedIn' };
  if (access !== 'public') return await authenticate(credentials, ports.store.users, options);
  try {
    return await authenticate(credentials, ports.store.users, options);
  } catch (error) {
    const { kind } = PortalError.from(error);
    if (kind === 'unauthenticated' || kind === 'permissionDenied') return null;
    throw error;
  }
}

async function readInput({ endpoint, body }: Route, request: Request): Promise<unknown> {
  if (bodiless.has(endpoint.method) || body === 'multipart' || body === 'ignored') {
    return { ...request.query, ...request.params };
  }
  requireContentType(request, body === 'form' ? ['json', 'form'] : ['json']);
  const json = await (body === 'form' ? readFields : readJson)(request, bodyLimits[body]);
  if (Object.keys(request.params).length === 0 || typeof json !== 'object' || json === null) return json;
  return { ...json, ...request.params };
}
