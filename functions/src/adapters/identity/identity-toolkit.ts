import { PortalError } from '@portal/domain/errors/portal-error';
import type { Config } from '../../runtime/config';
import { signInRefusals, type IdentityService } from './identity';

const timeoutMs = 10_000;

/** Answers of Identity Toolkit that say something about what was typed, and nothing about the service. */
const wrongPassword = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_EMAIL',
  'MISSING_PASSWORD',
  // Said before the password is looked at, so it says nothing about the password.
  'USER_DISABLED',
]);
const uselessCode = new Set(['INVALID_OOB_CODE', 'EXPIRED_OOB_CODE', 'EMAIL_NOT_FOUND', 'USER_DISABLED']);

/**
 * The auth service over REST (Identity Toolkit v1, `accounts:signInWithPassword`, `accounts:resetPassword`).
 * @param settings.authApiUrl where it answers.
 */
export function createIdentityToolkit(settings: Pick<Config, 'authApiUrl' | 'authApiKey'>): IdentityService {
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

  return {
    async checkPassword(email, password) {
      const { localId, error } = await ask('signInWithPassword', { email, password, returnSecureToken: false });
      if (localId) return { kind: 'right', uid: localId };
      const message = error?.message ?? '';
      for (const kind of ['disabled', 'locked', 'setElsewhere'] as const) {
        if (message.includes(signInRefusals[kind])) return { kind };
      }
      if (wrongPassword.has(codeOf(message))) return { kind: 'wrong' };
      if (codeOf(message) === 'TOO_MANY_ATTEMPTS_TRY_LATER') return { kind: 'locked' };
      throw new PortalError('unavailable', { detail: `sign-in answered ${codeOf(message)}` });
    },

    async resetPassword(code, password) {
      const { email, error } = await ask('resetPassword', { oobCode: code, newPassword: password });
      if (email) return { email };
      if (uselessCode.has(codeOf(error?.message ?? ''))) return null;
      throw new PortalError('unavailable', { detail: `reset answered ${codeOf(error?.message ?? '')}` });
    },
  };
}

interface Answer {
  localId?: string;
  email?: string;
  error?: { message?: string };
}

/** `CODE : explanation`, of which the code is for the log. */
function codeOf(message: string): string {
  return /^[A-Z_]+/.exec(message)?.[0] ?? 'nothing';
}
