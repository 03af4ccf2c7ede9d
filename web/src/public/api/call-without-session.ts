import { apiBasePaths, type AnswerOf, type Endpoint, type RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';

/**
 * The calls of a public page that knows neither a viewer nor a session: no cookie goes with them.
 * @returns a function that calls an endpoint of the API by name.
 * @throws PortalError with the server's message; `unavailable` when nothing answers.
 */
export function callWithoutSession<Contract extends Record<string, Endpoint>>() {
  return async <Name extends keyof Contract & string>(
    name: Name,
    request: RequestOf<Contract[Name]>,
    signal?: AbortSignal,
  ): Promise<AnswerOf<Contract[Name]>> => {
    const response = await fetch(`${apiBasePaths.public}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(request),
      ...(signal ? { signal } : {}),
    }).catch((cause: unknown) => {
      throw new PortalError('unavailable', { cause });
    });
    const body = (await response.json().catch(() => null)) as { data: AnswerOf<Contract[Name]> } | null;
    if (!response.ok || body === null) throw PortalError.fromAnswer(response.status, body);
    return body.data;
  };
}
