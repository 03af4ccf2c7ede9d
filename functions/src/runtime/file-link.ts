import { createHmac, timingSafeEqual } from 'node:crypto';
import { number, string } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';

/** Content of a link: one file. */
const fileLinkSchema = record({
  /** Path in the bucket. */
  path: string().max(1_000).required(),
  fileName: string().max(300).required(),
  contentType: string().max(200).required(),
  /** Milliseconds since 1970; null for a published file, whose requests are decided one by one. */
  expiresAt: number().nullable().defined(),
});
export type FileLink = Model<typeof fileLinkSchema>;

/**
 * Signs a link: its content in base64url, a dot, and the HMAC-SHA-256 (RFC 2104). The link grants access to the file until
 * it expires; one without an expiry names a file and grants nothing. Creating or altering one needs the key.
 */
export function signFileLink(link: FileLink, key: string): string {
  const facts = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${facts}.${signatureOf(facts, key).toString('base64url')}`;
}

/**
 * Reads a link.
 * @returns null for a link that is altered, signed with another key, malformed or expired.
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
  // Signs the purpose as well, so that a signature for another purpose does not open a file.
  return createHmac('sha256', key).update(`file-link\n${facts}`).digest();
}
