import { finished } from 'node:stream/promises';
import type { Request } from 'express';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { BodyKind } from './route';

export interface BodyLimit {
  maxBytes: number;
  /** Time for the whole body to arrive. */
  maxMs: number;
}

/** Limits of JSON bodies. A document of 20 MB is 28 MB in base64. */
export const bodyLimits: Readonly<Record<Exclude<BodyKind, 'multipart' | 'ignored'>, BodyLimit>> = {
  small: { maxBytes: 256 * 1024, maxMs: 20_000 },
  form: { maxBytes: 256 * 1024, maxMs: 20_000 },
  document: { maxBytes: 30 * 1024 * 1024, maxMs: 100_000 },
};

/** Escapes of a JSON text, both halves of a character as one. */
const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|.)/gs;
const halfEscape = /^\\u[dD][89a-fA-F].{2}$/;

/** What is read of a refused body. The platform passes no body over 32 MB. */
const discardLimit: BodyLimit = { maxBytes: 33 * 1024 * 1024, maxMs: 10_000 };

/** How bodies name their content; JSON also as a kind of it, such as `application/scim+json`. */
const contentTypes = {
  json: /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i,
  form: /^application\/x-www-form-urlencoded\s*(?:;|$)/i,
};

/** Requires that a body is declared as one of these. @throws PortalError `invalidRequest`. */
export function requireContentType(
  { headers }: Pick<Request, 'headers'>,
  allowed: readonly (keyof typeof contentTypes)[],
): void {
  const given = headers['content-type'] ?? '';
  if (allowed.some((name) => contentTypes[name].test(given))) return;
  throw new PortalError('invalidRequest', { detail: 'unexpected content type' });
}

/**
 * The JSON body of a request; {@link requireContentType} checks how it is declared.
 * @throws PortalError `tooLarge` beyond the limit, `invalidRequest` for invalid JSON and for a body that breaks off or
 *   arrives too slowly.
 */
export async function readJson(request: Request, limit: BodyLimit): Promise<unknown> {
  const bytes = await collect(request, limit);
  try {
    const value: unknown = JSON.parse(withWholeCharacters(bytes.toString('utf8')));
    return value;
  } catch {
    // The parser's message quotes the body, so it is not kept.
    throw new PortalError('invalidRequest', { detail: 'body is not JSON' });
  }
}

/**
 * Replaces halves of characters, which a field that cuts its text leaves behind. Only JSON's escapes can carry them;
 * neither the database nor a URL can hold them.
 */
function withWholeCharacters(json: string): string {
  return json.replace(escapes, (escape) => (halfEscape.test(escape) ? '\\ufffd' : escape));
}

/** The fields of a URL-encoded body, or a JSON body as {@link readJson}. */
export async function readFields(request: Request, limit: BodyLimit): Promise<unknown> {
  // Not `request.is()`: it takes a body whose length is not announced for none.
  const contentType = request.get('content-type') ?? '';
  if (!contentTypes.form.test(contentType)) return await readJson(request, limit);
  const bytes = await collect(request, limit);
  return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
}

async function collect(request: Request, limit: BodyLimit): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const tooLarge = (): PortalError =>
    new PortalError('tooLarge', {
      userMessage: 'The request is too large.',
      detail: `body over ${limit.maxBytes} bytes`,
    });
  if (Number(request.headers['content-length'] ?? 0) > limit.maxBytes) throw tooLarge();
  const outcome = await readChunks(request, limit, (chunk) => chunks.push(chunk));
  if (outcome === 'tooLarge') throw tooLarge();
  if (outcome !== 'complete') throw new PortalError('invalidRequest', { detail: `the body ${outcome}` });
  return Buffer.concat(chunks);
}

/**
 * Reads and drops the rest of a body, within a limit. A connection that closes on unread bytes is reset, and a proxy
 * that still sends them loses the answer.
 */
export async function discardBody(request: Request): Promise<void> {
  await readChunks(request, discardLimit, () => undefined);
}

/** Passes on the chunks of a body until it ends or exceeds a limit. The connection stays open. */
async function readChunks(
  request: Request,
  { maxBytes, maxMs }: BodyLimit,
  take: (chunk: Buffer) => void,
): Promise<'complete' | 'tooLarge' | 'is too slow' | 'broke off'> {
  const tooLarge = new AbortController();
  const tooSlow = AbortSignal.timeout(maxMs);
  let length = 0;
  const onData = (chunk: Buffer): void => {
    length += chunk.length;
    if (length > maxBytes) tooLarge.abort();
    else take(chunk);
  };
  request.on('data', onData);
  try {
    await finished(request, { signal: AbortSignal.any([tooLarge.signal, tooSlow]), cleanup: true });
    return 'complete';
  } catch {
    if (tooLarge.signal.aborted) return 'tooLarge';
    return tooSlow.aborted ? 'is too slow' : 'broke off';
  } finally {
    request.off('data', onData);
  }
}
