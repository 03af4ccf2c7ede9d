import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from './config';

/**
 * Codes that only we can read or create: AES-256-GCM (NIST SP 800-38D) with their expiry inside. A code names its key,
 * so that codes of the previous key still open after a rotation.
 *
 * `v1.<key id>.<base64url of nonce, ciphertext and tag>`
 */

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

type Keys = Pick<Config, 'codeKey' | 'previousCodeKeys'>;

/** A code opens for its own purpose only. */
export type CodePurpose =
  | 'invite'
  | 'impersonation'
  | 'sharedLink'
  | 'gatePass'
  | 'mail'
  | 'emailUndo'
  | 'singleSignOn'
  | 'clientSession'
  | 'clientAttempt'
  | 'clientLink'
  | 'signInProof'
  | 'secondStepEnrolment'
  | 'secondStepKey'
  | 'passkeyChallenge'
  | 'newPasskey'
  | 'viewerAttempt'
  | 'viewerPass'
  | 'viewerFile'
  | 'agreement'
  | 'keep'
  | 'application'
  | 'providerSecret'
  | 'providerSignIn';

export type OpenedCode = { kind: 'good'; data: unknown } | { kind: 'expired' } | { kind: 'foreign' };

function keyId(key: string): string {
  return createHash('sha256').update(`code-key\n${key}`).digest('base64url').slice(0, 8);
}

function cipherKey(key: string, purpose: CodePurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `sealed-code-${purpose}`, 32));
}

function associatedData(id: string, purpose: CodePurpose): Buffer {
  return Buffer.from(`${version}\n${id}\n${purpose}`);
}

/**
 * Seals data into a code.
 * @param expiresAt milliseconds since 1970.
 */
export function sealCode(keys: Keys, purpose: CodePurpose, data: unknown, expiresAt: number): string {
  const id = keyId(keys.codeKey);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(keys.codeKey, purpose), nonce);
  cipher.setAAD(associatedData(id, purpose));
  const content = Buffer.concat([cipher.update(JSON.stringify({ expiresAt, data }), 'utf8'), cipher.final()]);
  return `${version}.${id}.${Buffer.concat([nonce, content, cipher.getAuthTag()]).toString('base64url')}`;
}

/** Whether a code is sealed with the newest key; others do not open once their key is gone. */
export function isOfNewestKey({ codeKey }: Pick<Keys, 'codeKey'>, code: string): boolean {
  return code.startsWith(`${version}.${keyId(codeKey)}.`);
}

/** Opens a code. `foreign`: altered, sealed by someone else or for another purpose, or no code at all. */
export function openCode(keys: Keys, purpose: CodePurpose, code: string, now: number): OpenedCode {
  const [, id, text] = /^v1\.([\w-]{8})\.([\w-]+)$/.exec(code) ?? [];
  const key = [keys.codeKey, ...keys.previousCodeKeys].find((candidate) => keyId(candidate) === id);
  if (!id || !text || !key) return { kind: 'foreign' };
  const bytes = Buffer.from(text, 'base64url');
  // Several texts decode to the same bytes; only the canonical one is valid.
  if (bytes.length <= nonceBytes + tagBytes || bytes.toString('base64url') !== text) return { kind: 'foreign' };
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key, purpose), bytes.subarray(0, nonceBytes));
  decipher.setAAD(associatedData(id, purpose));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const opened = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    const { expiresAt, data } = JSON.parse(opened.toString('utf8')) as { expiresAt: number; data: unknown };
    return expiresAt > now ? { kind: 'good', data } : { kind: 'expired' };
  } catch {
    return { kind: 'foreign' };
  }
}
