import { PortalError } from '@portal/domain/errors/portal-error';
import type { Config } from '../../runtime/config';
import { hashPassword } from './hash-password';
import { signInRefusals, type IdentityService, type LinkCheck, type PasswordCheck } from './identity';

const timeoutMs = 10_000;

/** Errors of Identity Toolkit about the credentials rather than the service. */
const wrongPassword = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_EMAIL',
  'MISSING_PASSWORD',
  // Reported before the password is checked, so it says nothing about the password.
  'USER_DISABLED',
]);
const uselessCode = new Set(['INVALID_OOB_CODE', 'EXPIRED_OOB_CODE', 'EMAIL_NOT_FOUND', 'USER_DISABLED']);

/**
 * The auth service over REST (Identity Toolkit v1, `accounts:signInWithPassword`, `accounts:signInWithEmailLink`,
 * `accounts:resetPassword`). It stores
 * keyed hashes of passwords, see {@link hashPassword}.
 * @param settings.authApiUrl base URL.
 * @param settings.previousCodeKeys keys of passwords that were set before a key rotation.
 */
export function createIdentityToolkit(
  settings: Pick<Config, 'authApiUrl' | 'authApiKey' | 'codeKey' | 'previousCodeKeys'>,
): IdentityService {
  const ask = (method: string, body: Record<string, unknown>) =>
    fetch(`${settings.authApiUrl}/v1/accounts:${method}?key=${encodeURIComponent(settings.authApiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      async (response): Promise<Answer> => (await response.json()) as Answer,
      (error: unknown) => {
        throw new PortalError('unavailable', { detail: `${method} did not answer`, cause: error });
      },
    );

  const check = async (email: string, password: string): Promise<PasswordCheck> => {
    const { localId, error } = await ask('signInWithPassword', { email, password, returnSecureToken: false });
    if (localId) return { kind: 'right', uid: localId };
    const message = error?.message ?? '';
    const refusal = refusalIn(message);
    if (refusal) return { kind: refusal };
    if (wrongPassword.has(codeOf(message))) return { kind: 'wrong' };
    if (codeOf(message) === 'TOO_MANY_ATTEMPTS_TRY_LATER') return { kind: 'locked' };
    throw new PortalError('unavailable', { detail: `sign-in answered ${codeOf(message)}` });
  };
  const redeemLink = async (email: string, oobCode: string): Promise<LinkCheck> => {
    const { localId, error } = await ask('signInWithEmailLink', { email, oobCode, returnSecureToken: false });
    if (localId) return { kind: 'right', uid: localId };
    const message = error?.message ?? '';
    const refusal = refusalIn(message);
    if (refusal) return { kind: refusal };
    if (codeOf(message) === 'INVALID_EMAIL') return { kind: 'otherEmail' };
    if (uselessCode.has(codeOf(message))) return { kind: 'wrong' };
    throw new PortalError('unavailable', { detail: `sign-in by link answered ${codeOf(message)}` });
  };
  /** Without a password the code is only checked and stays valid. */
  const reset = async (code: string, password?: string): Promise<string | null> => {
    const { email, error } = await ask('resetPassword', {
      oobCode: code,
      ...(password !== undefined && { newPassword: hashPassword(settings.codeKey, password) }),
    });
    if (email) return email.toLowerCase();
    if (uselessCode.has(codeOf(error?.message ?? ''))) return null;
    throw new PortalError('unavailable', { detail: `reset answered ${codeOf(error?.message ?? '')}` });
  };

  return {
    async checkPassword(email, password) {
      let last: PasswordCheck = { kind: 'wrong' };
      for (const key of [settings.codeKey, ...settings.previousCodeKeys]) {
        last = await check(email, hashPassword(key, password));
        if (last.kind !== 'wrong') break;
      }
      return last;
    },
    redeemLink,
    addressOfReset: (code) => reset(code),
    resetPassword: async (code, password) => (await reset(code, password)) !== null,
  };
}

/** The refusal of our blocking function in a message. */
function refusalIn(message: string): 'disabled' | 'changedOutOfBand' | null {
  return (['disabled', 'changedOutOfBand'] as const).find((kind) => message.includes(signInRefusals[kind])) ?? null;
}

interface Answer {
  localId?: string;
  email?: string;
  error?: { message?: string };
}

/** `CODE : explanation`; the code is logged. */
function codeOf(message: string): string {
  return /^[A-Z_]+/.exec(message)?.[0] ?? 'nothing';
}
