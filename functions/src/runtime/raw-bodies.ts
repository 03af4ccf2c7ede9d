import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

const channel = 'http.server.request.start';

/**
 * Keeps the functions runtime from reading bodies before we do. Its parser (`body-parser`) stands in front of every https
 * function, takes bodies of any size, unpacks compressed ones, and answers a malformed one with an HTML page of its own
 * that shows a stack. It passes by requests whose headers announce no body; Node has looked at these headers already and
 * hands over the body all the same. So it is read by `read-body.ts` and `read-form.ts`, once it is clear that the caller
 * may call at all. Node publishes this channel before the server's own listeners run
 * (nodejs.org/api/diagnostics_channel.html, "http.server.request.start"). Only for processes that serve https
 * functions: triggers get JSON from the platform.
 * @returns what ends it.
 */
export function keepBodiesRaw(): () => void {
  // Whatever else the runtime refuses it then answers without a stack.
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
