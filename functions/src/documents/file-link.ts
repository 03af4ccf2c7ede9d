import { createHmac, timingSafeEqual } from 'node:crypto';
import { number, string } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';

/** What a link stands for: one file, for a short time. */
const fileLinkSchema = record({
  /** Path in the bucket. */
  path: string().max(1_000).required(),
  fileName: string().max(300).required(),
  contentType: string().max(200).required(),
  /** Milliseconds since 1970; null for a public document, which opens until it is taken away. */
  expiresAt: number().nullable().defined(),
});
export type FileLink = Model<typeof fileLinkSchema>;

/**
 * Writes a link: its facts in base64url, a dot, and their HMAC-SHA-256 (RFC 2104). Whoever has the link may read that
 * file until it expires; nobody can make or alter one without the key.
 */
export function signFileLink(link: FileLink, key: string): string {
  const facts = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${facts}.${signatureOf(facts, key).toString('base64url')}`;
}

/**
 * Reads a link.
 * @returns null when it was altered, signed with another key, is no link at all, or has expired.
 */
export function readFileLink(text: string, key: string, now: number): FileLink | null {
  const [facts, signature, ...rest] = text.split('.');
  if (!facts || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(facts, key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const link = fileLinkSchema.cast(JSON.parse(Buffer.from(facts, 'base64url').toString()));
  return link.expiresAt === null || link.expiresAt > now ? link : null;
}

function signatureOf(facts: string, key: string): Buffer {
  // The purpose is part of what is signed, so that a signature of another kind never opens a file.
  return createHmac('sha256', key).update(`file-link\n${facts}`).digest();
}
