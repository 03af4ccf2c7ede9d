import { apiBasePaths, type AnswerOf, type RequestOf } from '@portal/domain/contracts/endpoint';
import type { unsubscribeApi } from '@portal/domain/contracts/unsubscribe-api';
import { PortalError } from '@portal/domain/errors/portal-error';

type Contract = Pick<typeof unsubscribeApi, 'getUnsubscribePage' | 'unsubscribe'>;
export type UnsubscribePath = RequestOf<Contract['getUnsubscribePage']>;

/**
 * Calls the API of the unsubscribe page.
 * @throws PortalError with the server's message; `unavailable` when nothing answers.
 */
export async function callUnsubscribe<Name extends keyof Contract>(
  name: Name,
  request: RequestOf<Contract[Name]>,
  signal?: AbortSignal,
): Promise<AnswerOf<Contract[Name]>> {
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
}
