import {
  apiBasePaths,
  type AnswerOf,
  type Endpoint,
  type RequestOf,
  type SuccessAnswer,
} from '@portal/domain/contracts/endpoint';
import { cookieNames } from '@portal/domain/constants/session';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import type { Auth } from 'firebase/auth';
import { readCookie } from '../config/cookies';

/** How an endpoint is called. */
export interface CallOptions {
  api: keyof typeof apiBasePaths;
  signal?: AbortSignal;
  /** The endpoint is public: it is also called when nobody is signed in. */
  isPublic?: boolean;
  /** The call must arrive although the page is being left. */
  keepalive?: boolean;
}

/**
 * Calls a function of ours as the signed-in user. A token that is refused before its expiry
 * is renewed, once; when the auth service gives no other, the sign-in on this page is over.
 * @returns `data` of the answer.
 * @throws PortalError with the server's message; `unavailable` when nothing answers.
 */
export async function callApi<E extends Endpoint>(
  auth: Auth,
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions,
): Promise<AnswerOf<E>> {
  const token = await auth.currentUser?.getIdToken();
  if (!token && !options.isPublic) throw new PortalError('unauthenticated');
  try {
    return await send(endpoint, request, { ...options, token });
  } catch (error) {
    if (!token || !(error instanceof PortalError) || error.kind !== 'unauthenticated') throw error;
    const renewed = await auth.currentUser?.getIdToken(true).catch(() => undefined);
    if (renewed) return await send(endpoint, request, { ...options, token: renewed });
    if (auth.currentUser) throw error;
    throw new PortalError('unauthenticated', { userMessage: sessionTexts.expiredTitle, cause: error });
  }
}

/** Sends one request, with the token's user. */
async function send<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { api, signal, keepalive = false, token }: CallOptions & { token: string | undefined },
): Promise<AnswerOf<E>> {
  const { path, rest } = filledPath(endpoint.path, request);
  const url = new URL(`${apiBasePaths[api]}${path}`, window.location.origin);
  const singleSignOnUser = readCookie(cookieNames.singleSignOnUser);
  if (token && singleSignOnUser) {
    url.searchParams.set('from_bh', '1');
    url.searchParams.set('uid', singleSignOnUser);
  }
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const init: RequestInit = { method: endpoint.method, headers, keepalive, ...(signal ? { signal } : {}) };
  if (endpoint.method === 'GET') {
    for (const [name, value] of Object.entries(rest)) {
      if (['string', 'number', 'boolean'].includes(typeof value)) url.searchParams.set(name, String(value));
    }
  } else {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(rest);
  }
  const response = await fetch(url, init).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new PortalError('unavailable', { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw PortalError.fromAnswer(response.status, body);
  return (body as SuccessAnswer<AnswerOf<E>>).data;
}

/** The path with the request's values for its `:names`, and the other values. */
function filledPath(path: string, request: object): { path: string; rest: Record<string, unknown> } {
  const values = new Map<string, unknown>(Object.entries(request));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name);
    values.delete(name);
    return encodeURIComponent(typeof value === 'string' ? value : '');
  });
  return { path: filled, rest: Object.fromEntries(values) };
}
