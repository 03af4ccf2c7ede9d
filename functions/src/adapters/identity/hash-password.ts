import { createHmac, hkdfSync } from 'node:crypto';

/**
 * What the auth service is told as somebody's password: a keyed hash of it (RFC 2104, "pepper" in OWASP's Password
 * Storage Cheat Sheet). Only our functions have the key, so a password that was set past them, by whoever holds an id
 * token, lets nobody in, and none can be tried past them.
 * @param codeKey one of `CODE_KEY`.
 */
export function hashPassword(codeKey: string, password: string): string {
  const key = Buffer.from(hkdfSync('sha256', codeKey, '', 'password', 32));
  return createHmac('sha256', key).update(password).digest('base64url');
}
