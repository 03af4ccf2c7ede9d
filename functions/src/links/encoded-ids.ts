import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { EncodedIdSalt } from '@portal/domain/links/shared-link';
import type { Config } from '../runtime/config';

/**
 * Ids in the paths of public pages, encoded so that nobody can read, guess or count them. The same id always has the same
 * encoding (a synthetic nonce, as in RFC 5297), and ids of another organization or kind of page do not decode.
 *
 * `base64url(first 12 bytes of the HMAC, ciphertext)`
 */

type Keys = Pick<Config, 'codeKey' | 'previousCodeKeys'>;
/** An id within its organization. */
export interface OwnedId {
  organizationId: string;
  id: string;
}

const tagBytes = 12;
const maxEncodedLength = 400;

/** Encodes an id for the path of a page. The result has at least 10 characters. */
export function encodeId(
  { codeKey }: Pick<Keys, 'codeKey'>,
  salt: EncodedIdSalt,
  { organizationId, id }: OwnedId,
): string {
  const text = Buffer.from(`${organizationId}/${id}`);
  const tag = tagOf(codeKey, salt, text);
  const cipher = createCipheriv('aes-256-ctr', subkey(codeKey, salt, 'cipher'), counterBlock(tag));
  return Buffer.concat([tag, cipher.update(text), cipher.final()]).toString('base64url');
}

/** The id of a path; null for one that was altered, or encoded by someone else or for another kind of page. */
export function decodeId({ codeKey, previousCodeKeys }: Keys, salt: EncodedIdSalt, encoded: string): OwnedId | null {
  if (encoded.length > maxEncodedLength || !/^[\w-]+$/.test(encoded)) return null;
  const bytes = Buffer.from(encoded, 'base64url');
  // Several texts decode to the same bytes; only the canonical one is valid.
  if (bytes.length <= tagBytes || bytes.toString('base64url') !== encoded) return null;
  const tag = bytes.subarray(0, tagBytes);
  for (const key of [codeKey, ...previousCodeKeys]) {
    const decipher = createDecipheriv('aes-256-ctr', subkey(key, salt, 'cipher'), counterBlock(tag));
    const text = Buffer.concat([decipher.update(bytes.subarray(tagBytes)), decipher.final()]);
    if (!timingSafeEqual(tagOf(key, salt, text), tag)) continue;
    const [organizationId = '', id = ''] = text.toString('utf8').split('/');
    return { organizationId, id };
  }
  return null;
}

function tagOf(key: string, salt: EncodedIdSalt, text: Buffer): Buffer {
  return createHmac('sha256', subkey(key, salt, 'tag'))
    .update(text)
    .digest()
    .subarray(0, tagBytes);
}

function subkey(key: string, salt: EncodedIdSalt, use: 'tag' | 'cipher'): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `encoded-id-${salt}-${use}`, 32));
}

/** The tag is the nonce; the block counter begins at 0. */
function counterBlock(tag: Buffer): Buffer {
  return Buffer.concat([tag, Buffer.alloc(16 - tagBytes)]);
}
