import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/**
 * Keeps the functions runtime from reading JSON bodies before we do. Its parser stands in front of every https
 * function, takes bodies of any size, and answers a malformed one with an HTML page of its own that shows a stack.
 * With a neutral content type the body arrives as it is in `rawBody`, and `read-body.ts` reads it. Node publishes this
 * channel before the server's own listeners run (nodejs.org/api/diagnostics_channel.html, "http.server.request.start").
 * Only for processes that serve https functions: triggers get JSON from the platform.
 */
export function keepBodiesRaw(): void {
  // What that parser still refuses (a body beyond its own limit) it then answers without a stack.
  process.env.NODE_ENV ??= 'production';
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    // That parser unpacks compressed bodies, to any size, and answers a broken one with that page, too. Nobody of ours
    // sends any; packed bytes are then no JSON to us.
    delete request.headers['content-encoding'];
    if (!request.headers['content-type']?.startsWith('multipart/')) {
      request.headers['content-type'] = 'application/octet-stream';
    }
  });
}
