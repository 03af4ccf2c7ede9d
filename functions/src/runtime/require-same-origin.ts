import type { IncomingMessage } from 'node:http';
import { PortalError } from '@portal/domain/errors/portal-error';
import { hostOf } from './host-of';

/** Methods that change nothing. */
const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Refuses a call with a cookie that a page of another origin has caused. Browsers name the origin with each call that may
 * change something; programs name none and have no cookie of a user. Ports are left out, as they are for cookies.
 * @throws PortalError `permissionDenied`.
 */
export function requireSameOrigin(request: Pick<IncomingMessage, 'method' | 'headers'>): void {
  const { method = '', headers } = request;
  if (headers.cookie === undefined || headers.origin === undefined || safeMethods.has(method)) return;
  if (hostNameOf(headers.origin) !== hostNameOf(`https://${hostOf(request)}`)) {
    throw new PortalError('permissionDenied', { detail: 'call with a cookie from another origin' });
  }
}

/** `''` for `null`, which browsers send for pages without an origin. */
function hostNameOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : '';
}
