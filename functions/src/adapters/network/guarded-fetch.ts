import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { AddressGuard } from './address-guard';

const answerMs = 10_000;
/** Far more than the documents of an issuer have. */
const maxAnswerBytes = 1_000_000;

/** A request as libraries for `fetch` make it. */
export interface GuardedRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: URLSearchParams | string | undefined | null;
}

/**
 * `fetch` for addresses that users enter: only what the guard admits, no redirect, a limited answer.
 * @throws PortalError `unavailable` without an answer; nothing tells why, so that nobody explores a network with it.
 */
export function createGuardedFetch({ accepts, lookup }: AddressGuard) {
  return async (url: string, { method = 'GET', headers = {}, body }: GuardedRequest = {}): Promise<Response> => {
    if (!accepts(url)) throw noAnswer('address refused');
    const request = url.startsWith('https:') ? secureRequest : plainRequest;
    const content = body?.toString() ?? '';
    return await new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        reject(noAnswer(error.message));
      };
      const signal = AbortSignal.timeout(answerMs);
      const length = content === '' ? {} : { 'content-length': String(Buffer.byteLength(content)) };
      const call = request(url, { method, headers: { ...headers, ...length }, lookup, signal }, (answer) => {
        responseOf(answer).then(resolve, fail);
      });
      call.on('error', fail);
      call.end(content);
    });
  };
}

async function responseOf(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxAnswerBytes) throw new Error('the answer is too large');
    parts.push(part);
  }
  const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, [value].flat().join(', ')]],
  );
  return new Response(parts.length === 0 ? null : Buffer.concat(parts), { status: answer.statusCode ?? 502, headers });
}

function noAnswer(detail: string): PortalError {
  return new PortalError('unavailable', { detail });
}
