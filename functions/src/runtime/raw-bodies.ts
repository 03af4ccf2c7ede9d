import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

const channel = 'http.server.request.start';

/**
 * Keeps the functions runtime from reading bodies, so that we read them after the caller's rights are checked. Its
 * parser (`body-parser`) accepts 32 MB from anyone, unpacks compressed bodies and answers malformed ones with an HTML
 * stack trace (see `docs/decisions/011-request-bodies.md`). It skips requests whose headers announce no body; Node has
 * evaluated these headers before and still delivers the body. Node publishes this channel before the server's own
 * listeners run (nodejs.org/api/diagnostics_channel.html). Only for processes of https functions: triggers receive JSON
 * from the platform.
 * @returns a function that stops it.
 */
export function keepBodiesRaw(): () => void {
  // Without stack traces in the runtime's own error pages.
  process.env.NODE_ENV ??= 'production';
  const hide = (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  };
  subscribe(channel, hide);
  return () => {
    unsubscribe(channel, hide);
  };
}
