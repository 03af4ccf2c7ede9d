import type { Request } from 'express';
import type { Values } from '../data/database';
import { ApiError } from './api-error';

/** Parameters of the query string and of a form body; both are accepted everywhere. */
export function parametersOf(request: Request): URLSearchParams {
  const parameters = new URL(request.originalUrl, 'http://localhost').searchParams;
  for (const [name, value] of Object.entries(bodyOf(request))) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      parameters.set(name, String(value));
    }
  }
  return parameters;
}

/** The body, when it is an object of a JSON or form body. */
export function bodyOf(request: Request): Values {
  const body: unknown = request.body;
  return typeof body === 'object' && body !== null && !Buffer.isBuffer(body) ? (body as Values) : {};
}

/** The values of a write. @throws ApiError without any: an update that changes nothing is a client's mistake. */
export function valuesOf(request: Request): Values {
  const values = bodyOf(request);
  if (Object.keys(values).length === 0) throw new ApiError(400, 'errors.missingBody', 'The body holds no values.');
  return values;
}

/** Where the caller reached the simulator. */
export function baseUrlOf(request: Request): string {
  return `${request.protocol}://${request.headers.host ?? 'localhost'}`;
}

/** The session's token: header, query or cookie. */
export function sessionTokenOf(request: Request): string | null {
  const cookie = /(?:^|;\s*)BhRestToken=([^;]+)/i.exec(request.headers.cookie ?? '')?.[1];
  return (
    request.header('BhRestToken') ??
    parametersOf(request).get('BhRestToken') ??
    (cookie === undefined ? null : decodeURIComponent(cookie))
  );
}

/** A header's value. */
export function textOf(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}
