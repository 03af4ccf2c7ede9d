import type { Request } from 'express';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { BodyKind } from './route';

/** Largest JSON bodies, in bytes. A document of 20 MB is 28 MB in base64. */
export const bodyLimits: Readonly<Record<Exclude<BodyKind, 'multipart'>, number>> = {
  small: 256 * 1024,
  document: 30 * 1024 * 1024,
};

/**
 * The JSON body of a request, whatever its content type says.
 * @throws PortalError `tooLarge` beyond the limit, `invalidRequest` for what is not JSON.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const tooLarge = () =>
    new PortalError('tooLarge', { userMessage: 'The request is too large.', detail: `body over ${limit} bytes` });
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const bytes = rawBodyOf(request) ?? (await collect(request, limit, tooLarge));
  if (bytes.length > limit) throw tooLarge();
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return value;
  } catch {
    // The parser's message quotes the body, so it goes nowhere.
    throw new PortalError('invalidRequest', { detail: 'body is not JSON' });
  }
}

/** The body as the functions runtime has already read it; null where none stands in front of us. */
export function rawBodyOf(request: Request): Buffer | null {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : null;
}

async function collect(request: Request, limit: number, tooLarge: () => PortalError): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length > limit) throw tooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
