import { createHmac, hkdfSync } from 'node:crypto';

/**
 * The password as the auth service knows it: a keyed hash (RFC 2104, "pepper" in OWASP's Password Storage Cheat Sheet).
 * Only our functions have the key, so a password that the holder of an id token sets directly at the service signs
 * nobody in, and none can be tried there.
 * @param codeKey one of `CODE_KEY`.
 */
export function hashPassword(codeKey: string, password: string): string {
  const key = Buffer.from(hkdfSync('sha256', codeKey, '', 'password', 32));
  return createHmac('sha256', key).update(password).digest('base64url');
}
