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
  // Each call's path is its name; the contract itself would bring the schemas of all requests.
  const response = await fetch(`${apiBasePaths.client}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(request),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    throw new PortalError('unavailable', { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw PortalError.fromAnswer(response.status, body);
  if (!isSuccess<AnswerOf<Api[Name]>>(body)) throw new DeclinedCall();
  return body.data;
}
