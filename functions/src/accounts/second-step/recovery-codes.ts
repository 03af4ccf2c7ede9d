import { createHmac, hkdfSync } from 'node:crypto';
import { recoveryCodeAlphabet, recoveryCodeCount, recoveryCodeLength } from '@portal/domain/users/second-step';
import type { Config } from '../../runtime/config';
import type { Random } from '../../runtime/ports';

/** New recovery codes, without separators. */
export function newRecoveryCodes(random: Random): string[] {
  const character = () => recoveryCodeAlphabet.charAt(random.integer(0, recoveryCodeAlphabet.length - 1));
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryCodeLength }, character).join(''),
  );
}

/** A recovery code as it is stored: a hash with a key that only functions have, different for each user. */
export function hashRecoveryCode(codeKey: string, uid: string, code: string): string {
  const key = Buffer.from(hkdfSync('sha256', codeKey, '', 'recovery-code', 32));
  return createHmac('sha256', key).update(`${uid}\n${code}`).digest('base64url');
}

/**
 * The stored hashes without the code's.
 * @returns null when the code is none of them.
 */
export function withoutRecoveryCode(
  { codeKey, previousCodeKeys }: Pick<Config, 'codeKey' | 'previousCodeKeys'>,
  hashes: readonly string[],
  { uid, code }: { uid: string; code: string },
): string[] | null {
  const own = new Set([codeKey, ...previousCodeKeys].map((key) => hashRecoveryCode(key, uid, code)));
  const left = hashes.filter((hash) => !own.has(hash));
  return left.length < hashes.length ? left : null;
}
