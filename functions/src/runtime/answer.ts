import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { SuccessAnswer } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Logger } from './logger';
import { discardBody } from './read-body';
import { CookieAnswer, FileAnswer, MessageAnswer, PageAnswer, RedirectAnswer, StatusAnswer } from './route';

/** The shape that an API gives its answers of JSON. */
export interface AnswerShape {
  contentType: string;
  data: (data: unknown, message?: string) => unknown;
  error: (error: PortalError) => unknown;
}

/** The common envelope. */
export const portalShape: AnswerShape = {
  contentType: 'application/json; charset=utf-8',
  data: (data, message): SuccessAnswer<unknown> =>
    message === undefined ? { success: true, data } : { success: true, data, message },
  error: (error) => error.toAnswer(),
};

/** Sends what a handler returned: data in the shape of the API, or a file. */
export async function answerResult(response: Response, result: unknown, shape: AnswerShape): Promise<void> {
  setCommonHeaders(response);
  if (result instanceof FileAnswer) {
    await sendFile(response, result);
    return;
  }
  if (result instanceof PageAnswer) {
    const own = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
    response.setHeader('content-security-policy', own);
    response.status(result.status).type('html').send(result.html);
    return;
  }
  if ((result instanceof RedirectAnswer || result instanceof CookieAnswer) && result.cookie !== undefined) {
    response.setHeader('set-cookie', result.cookie);
    // Hosting removes cookies from answers that are not private.
    response.setHeader('cache-control', 'private, no-store');
  }
  if (result instanceof RedirectAnswer) {
    response.redirect(302, result.url);
    return;
  }
  if (result instanceof StatusAnswer) {
    response.status(result.status).set(result.headers);
    if (result.data === null) response.end();
    else sendJson(response, shape, shape.data(result.data));
    return;
  }
  const isWrapped = result instanceof MessageAnswer || result instanceof CookieAnswer;
  const data: unknown = isWrapped ? result.data : result;
  response.status(200);
  sendJson(response, shape, shape.data(data, result instanceof MessageAnswer ? result.message : undefined));
}

function sendJson(response: Response, { contentType }: AnswerShape, body: unknown): void {
  response.setHeader('content-type', contentType);
  response.send(Buffer.from(JSON.stringify(body)));
}

/**
 * Sends an error in the one shape that all errors have and logs it: the caller's faults as facts, ours with their cause.
 * The answer goes out at once; the connection stays open until the rest of the body has arrived.
 */
export async function answerError(
  response: Response,
  thrown: unknown,
  { log, shape }: { log: Logger; shape: AnswerShape },
): Promise<void> {
  const error = PortalError.from(thrown);
  const fields = { status: error.status, kind: error.kind, detail: error.message };
  if (error.status >= 500) log.error('failed', fields, error);
  else log.info('refused', fields);
  if (response.headersSent) {
    // Part of a file was sent: only a broken connection shows the caller that it is incomplete.
    response.destroy();
    return;
  }
  setCommonHeaders(response);
  if (error.retryAfterSeconds !== undefined) response.setHeader('retry-after', Math.ceil(error.retryAfterSeconds));
  if (error.status === 401) response.setHeader('www-authenticate', 'Bearer');
  const body = JSON.stringify(shape.error(error));
  response.status(error.status).setHeader('content-type', shape.contentType);
  response.setHeader('content-length', Buffer.byteLength(body));
  response.write(body);
  await discardBody(response.req);
  response.end();
}

/** Answers are data: not cached, not sniffed, not run and not framed. */
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
  // A browser that opens the file runs no script of it under our origin.
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  const size = file.content instanceof Readable ? file.size : file.content.length;
  if (size !== undefined) response.setHeader('content-length', size);
  await pipeline(file.content instanceof Readable ? file.content : Readable.from([file.content]), response);
}

/** RFC 6266: an ASCII name for old clients, and the real one. */
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
