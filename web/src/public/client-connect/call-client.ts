import type { clientApi } from '@portal/domain/contracts/client-api';
import { apiBasePaths, type AnswerOf, type RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { DeclinedCall, isSuccess } from '../api/call';

type Api = typeof clientApi;
export type ClientCall = keyof Api;

/**
 * Calls Client Connect's API. The session is in a cookie that scripts cannot read.
 * @throws PortalError with the server's message; `unauthenticated` when the session or the access has ended.
 */
export async function callClient<Name extends ClientCall>(
  name: Name,
  request: RequestOf<Api[Name]>,
  signal?: AbortSignal,
): Promise<AnswerOf<Api[Name]>> {
  const headers = { 'content-type': 'application/json' };
  return await send(name, '', { headers, body: JSON.stringify(request), ...(signal ? { signal } : {}) });
}

/** Reads the description of a job in a file. @throws PortalError see {@link callClient}. */
export async function readJobFile(
  { organizationId, contactId }: RequestOf<Api['readJobFile']>,
  file: File,
): Promise<string> {
  const body = new FormData();
  body.set('file', file, file.name);
  const query = new URLSearchParams({ organizationId, contactId });
  return (await send('readJobFile', `?${query}`, { body })).description;
}

async function send<Name extends ClientCall>(name: Name, query: string, init: RequestInit) {
  // Each call's path is its name; the contract itself would bring the schemas of all requests.
  const response = await fetch(`${apiBasePaths.client}/${name}${query}`, {
    method: 'POST',
    credentials: 'same-origin',
    ...init,
  }).catch((cause: unknown) => {
    throw new PortalError('unavailable', { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw PortalError.fromAnswer(response.status, body);
  if (!isSuccess<AnswerOf<Api[Name]>>(body)) throw new DeclinedCall();
  return body.data;
}
