import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time, independent of where they differ and of their length. */
export function sameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
