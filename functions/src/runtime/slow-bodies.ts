import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { PortalError } from '@portal/domain/errors/portal-error';

const channel = 'http.server.request.start';

/** How fast a body has to arrive. */
export const bodyPace = {
  /** How often it is looked at. */
  everyMs: 10_000,
  /** Slower than that it keeps its place while there are others. */
  bytesPerSecond: 16_000,
  /** Slower than that it is let go of anyway: a telephone at the edge of its net sends a few thousand. */
  leastBytesPerSecond: 1_000,
  /** After so many looks in a row: a train has left its tunnel by then. */
  patience: 3,
};

/**
 * Answers 408 to requests whose bodies hardly arrive (as Apache's `mod_reqtimeout` does), and lets go of their
 * connections. Somebody with a bad connection is waited for as long as there is room; when all places are taken, the slow
 * ones are given up, so that a sender of a byte now and then keeps none of them. Reads nothing itself, so it
 * holds wherever the body is read. For every server of the process.
 * @param places how many requests the process is given at a time.
 * @returns what ends it.
 */
export function refuseSlowBodies(places: number, pace = bodyPace): () => void {
  const open = new Set<IncomingMessage>();
  const watch = (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('request' in message) || !('response' in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    open.add(request);
    const isSlow = slownessOf(request, pace);
    const timer = setInterval(() => {
      if (request.complete || request.socket.destroyed) clearInterval(timer);
      // What has come waits for us.
      else if (request.readableLength > 0) return;
      else if (isSlow(open.size >= places)) {
        clearInterval(timer);
        if (response.headersSent) request.socket.destroy();
        else refuse(request, response);
      }
    }, pace.everyMs);
    timer.unref();
    request.socket.once('close', () => {
      clearInterval(timer);
    });
    response.once('close', () => {
      open.delete(request);
    });
  };
  subscribe(channel, watch);
  return () => {
    unsubscribe(channel, watch);
  };
}

/** @returns what says at each look whether a body has been too slow. */
function slownessOf({ socket }: IncomingMessage, pace: typeof bodyPace): (isFull: boolean) => boolean {
  let read = socket.bytesRead;
  let looksInVain = 0;
  return (isFull) => {
    const perSecond = ((socket.bytesRead - read) * 1_000) / pace.everyMs;
    read = socket.bytesRead;
    looksInVain = perSecond < pace.leastBytesPerSecond ? looksInVain + 1 : 0;
    return looksInVain >= pace.patience || (isFull && perSecond < pace.bytesPerSecond);
  };
}

function refuse(request: IncomingMessage, response: Pick<ServerResponse, 'writeHead' | 'end'>): void {
  const answer = JSON.stringify({ ...new PortalError('invalidRequest').toAnswer(), code: 408 });
  response.writeHead(408, { 'content-type': 'application/json', connection: 'close' });
  // What was announced and never came must not be waited for.
  response.end(answer, () => request.socket.destroy());
}
