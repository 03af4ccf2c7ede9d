import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from './config';

/** A code of six digits for a text, derived with our key, so that no code is stored. */
export function sixDigits({ codeKey }: Pick<Config, 'codeKey'>, text: string): string {
  const digest = createHmac('sha256', codeKey).update(text).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Whether a typed code is the right one, in constant time; spaces that people type do not count. */
export function isTyped(right: string, typed: string): boolean {
  const given = typed.replace(/\s/g, '');
  return right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given));
}
