import { viewerPassHeader } from '@portal/domain/constants/public-pages';
import type { ErrorAnswer } from '@portal/domain/errors/portal-error';
import { ownServer } from './own-server';
import { variable } from './test-data';
import { testFile } from './test-file';

export interface Answer<Data = unknown> {
  status: number;
  /** The header Set-Cookie; absent without one. */
  cookie?: string;
  body: { success: boolean; data: Data; message?: string } & Partial<ErrorAnswer>;
}

interface Call {
  body?: unknown;
  token?: string;
  /** The header Cookie. */
  cookies?: string;
  /** The passes of verified recipients. */
  viewerPasses?: string;
  method?: string;
}

/** Calls an API: `/api/app/recordEvent`. A text is sent unchanged. The product's routes answer in this process. */
export async function call<Data = unknown>(path: string, options: Call = {}): Promise<Answer<Data>> {
  return await callAt(await ownServer(), path, options);
}

/** Calls an API as browsers do: through Hosting and the functions. */
export async function callThroughHosting<Data = unknown>(path: string, options: Call = {}): Promise<Answer<Data>> {
  return await callAt(variable('PORTAL_BASE_URL'), path, options);
}

async function callAt<Data>(
  url: string,
  path: string,
  { body, token, cookies, viewerPasses, method }: Call,
): Promise<Answer<Data>> {
  const response = await fetch(`${url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      // The entry that the platform writes.
      'x-forwarded-for': testFile().clientIp,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookies === undefined ? {} : { cookie: cookies }),
      ...(viewerPasses === undefined ? {} : { [viewerPassHeader]: viewerPasses }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  try {
    const cookie = response.headers.get('set-cookie');
    const answer = JSON.parse(text) as Answer<Data>['body'];
    return { status: response.status, body: answer, ...(cookie === null ? {} : { cookie }) };
  } catch {
    throw new Error(`${path} answered ${response.status} without JSON: ${text.slice(0, 300)}`);
  }
}

/** Fetches a path or URL of the APIs, which the product's routes answer in this process. */
export async function fetchOwn(url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(url, variable('PUBLIC_BASE_URL'));
  return await fetch(`${await ownServer()}${pathname}${search}`, init);
}

/** URL of a function without Hosting. */
export function functionUrl(path: string): string {
  return `${variable('PORTAL_FUNCTIONS_URL')}${path}`;
}

/** Calls the public API, as a viewer or with the token of a session. */
export const postPublic = (name: string, body: object, token?: string) =>
  call(`/api/public/${name}`, { body, ...(token ? { token } : {}) });
