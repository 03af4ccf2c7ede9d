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
 * @throws PortalError `tooLarge` beyond the limit, `invalidRequest` for what is not JSON or breaks off.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const tooLarge = () =>
    new PortalError('tooLarge', { userMessage: 'The request is too large.', detail: `body over ${limit} bytes` });
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const bytes = await collect(request, limit, tooLarge).catch((cause: unknown) => {
    if (cause instanceof PortalError) throw cause;
    throw new PortalError('invalidRequest', { detail: 'the body broke off', cause });
  });
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return value;
  } catch {
    // The parser's message quotes the body, so it goes nowhere.
    throw new PortalError('invalidRequest', { detail: 'body is not JSON' });
  }
}

async function collect(request: Request, limit: number, tooLarge: () => PortalError): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The connection is to stay open for the answer; what else arrives is dropped.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length > limit) {
      request.resume();
      throw tooLarge();
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
