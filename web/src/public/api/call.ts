import { apiBasePaths, type AnswerOf, type RequestOf, type SuccessAnswer } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { viewerPassHeaders } from '../viewer/viewer-passes';
import { publicPaths, type PublicCall, type PublicContract } from './paths';

/**
 * Calls the public API.
 * @param options.keepalive lets the call outlive the page.
 * @returns `data` of the answer.
 * @throws PortalError with the server's message; `unavailable` when nothing answers; {@link DeclinedCall}.
 */
export async function callPublic<Name extends PublicCall>(
  name: Name,
  request: RequestOf<PublicContract[Name]>,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<AnswerOf<PublicContract[Name]>> {
  const response = await postJson(name, request, options);
  const body: unknown = await response.json().catch(() => null);
  if (!isSuccess<AnswerOf<PublicContract[Name]>>(body)) throw new DeclinedCall();
  return body.data;
}

/** The answer has no error status and reports no success, so there is no message for the viewer. */
export class DeclinedCall extends PortalError {
  constructor() {
    super('internal', { detail: 'answer without success' });
  }
}

/**
 * Downloads a file from the public API.
 * @throws PortalError like {@link callPublic}.
 */
export async function fetchPublicFile(
  name: 'resumePdf' | 'resumeDocument',
  request: RequestOf<PublicContract['resumePdf']>,
  signal?: AbortSignal,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  const response = await postJson(name, request, signal ? { signal } : {});
  const bytes = await response.arrayBuffer().catch((cause: unknown) => {
    throw new PortalError('unavailable', { cause });
  });
  return { bytes: new Uint8Array(bytes), contentType: response.headers.get('content-type') ?? '' };
}

/** The URL of a call of the public API. */
function publicUrl(name: PublicCall): string {
  return apiBasePaths.public + publicPaths[name];
}

async function postJson(name: PublicCall, request: unknown, options: RequestInit): Promise<Response> {
  const response = await fetch(publicUrl(name), {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...viewerPassHeaders() },
    // A session of Client Connect, in a cookie, replaces access codes.
    credentials: 'same-origin',
    body: JSON.stringify(request),
  }).catch((cause: unknown) => {
    throw new PortalError('unavailable', { cause });
  });
  if (!response.ok) throw PortalError.fromAnswer(response.status, await response.json().catch(() => null));
  return response;
}

/** Whether a call succeeded. The envelope is checked; its content is typed by the contract. */
export function isSuccess<Data>(body: unknown): body is SuccessAnswer<Data> {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true && 'data' in body;
}
