import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { PortalError } from '@portal/domain/errors/portal-error';

const channel = 'http.server.request.start';

/** How fast a request has to arrive: a telephone with a bad connection does, whoever holds a place on purpose does not. */
export const bodyPace = {
  /** From then on it is looked at, again and again after as long. */
  everyMs: 10_000,
  bytesPerSecond: 16_000,
};

/**
 * Answers 408 to requests whose bodies do not arrive at a pace (as Apache's `mod_reqtimeout` does), and lets go of their
 * connections: somebody who sends a byte now and then keeps none of the few places. Reads nothing itself, so it holds
 * wherever the body is read: the functions runtime does so before any code of ours. For every server of the process.
 * @returns what ends it.
 */
export function refuseSlowBodies({ everyMs, bytesPerSecond } = bodyPace): () => void {
  const watch = (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('request' in message) || !('response' in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    const { socket } = request;
    let read = socket.bytesRead;
    const timer = setInterval(() => {
      const arrived = socket.bytesRead - read;
      read = socket.bytesRead;
      if (request.complete || response.headersSent || socket.destroyed) clearInterval(timer);
      else if (arrived < (bytesPerSecond * everyMs) / 1_000) {
        clearInterval(timer);
        refuse(request, response);
      }
    }, everyMs);
    timer.unref();
    response.once('close', () => {
      clearInterval(timer);
    });
  };
  subscribe(channel, watch);
  return () => {
    unsubscribe(channel, watch);
  };
}

function refuse(request: IncomingMessage, response: Pick<ServerResponse, 'writeHead' | 'end'>): void {
  const answer = JSON.stringify({ ...new PortalError('invalidRequest').toAnswer(), code: 408 });
  response.writeHead(408, { 'content-type': 'application/json', connection: 'close' });
  // What was announced and never came must not be waited for.
  response.end(answer, () => request.socket.destroy());
}
