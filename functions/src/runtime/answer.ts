import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { SuccessAnswer } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Logger } from './logger';
import { FileAnswer, MessageAnswer } from './route';

/** Sends what a handler answered: data in the envelope of 000 §7, or a file. */
export async function answerResult(response: Response, result: unknown): Promise<void> {
  setCommonHeaders(response);
  if (result instanceof FileAnswer) {
    await sendFile(response, result);
    return;
  }
  const answer: SuccessAnswer<unknown> =
    result instanceof MessageAnswer
      ? { success: true, data: result.data as unknown, message: result.message }
      : { success: true, data: result };
  response.status(200).json(answer);
}

/**
 * Sends an error in the one shape that all errors have (000 §8) and logs it: what the caller did wrong as a fact, what
 * we did wrong with its cause.
 */
export function answerError(response: Response, thrown: unknown, log: Logger): void {
  const error = PortalError.from(thrown);
  const fields = { status: error.status, kind: error.kind, detail: error.message };
  if (error.status >= 500) log.error('failed', fields, error);
  else log.info('refused', fields);
  if (response.headersSent) {
    // Bytes of a file are on their way: only breaking off tells the caller that they are not all.
    response.destroy();
    return;
  }
  setCommonHeaders(response);
  if (error.retryAfterSeconds !== undefined) response.setHeader('retry-after', Math.ceil(error.retryAfterSeconds));
  response.status(error.status).json(error.toAnswer());
}

/** An answer is data for a page of ours: nobody keeps it, guesses its type, runs it or puts it into a frame. */
function setCommonHeaders(response: Response): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
}

async function sendFile(response: Response, { file }: FileAnswer): Promise<void> {
  response.status(200);
  if (file.maxAgeSeconds !== undefined) {
    response.setHeader('cache-control', `public, max-age=${file.maxAgeSeconds}`);
  }
  response.setHeader('content-type', file.contentType);
  response.setHeader('content-disposition', attachment(file.fileName));
  // Whatever is in the file, a browser that opens it runs nothing of it in our name.
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  const size = file.content instanceof Readable ? file.size : file.content.length;
  if (size !== undefined) response.setHeader('content-length', size);
  await pipeline(file.content instanceof Readable ? file.content : Readable.from([file.content]), response);
}

/** RFC 6266: an ASCII name for old clients, the real one beside it. */
export function attachment(fileName: string): string {
  const ascii =
    fileName
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%]/g, '_') || 'file';
  const encoded = encodeURIComponent(fileName.replace(/\p{Surrogate}/gu, '')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
