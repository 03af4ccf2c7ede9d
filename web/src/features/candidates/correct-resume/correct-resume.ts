import { correctionsApi } from '@portal/domain/contracts/corrections-api';
import type { CorrectionChange } from '@portal/domain/corrections/change-corrections';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../../firebase/api-client';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

/** Milliseconds until the next try, unless the connection comes back before. */
const pauseMs = 4_000;

/**
 * Saves corrections of a parsed resume, retrying until there is a connection; each change holds the new value, so a
 * repeated one is harmless.
 * @throws PortalError with a message for the user.
 */
export async function correctResume(
  auth: Auth,
  key: CandidateKey,
  changes: readonly CorrectionChange[],
): Promise<void> {
  for (;;) {
    try {
      await callApi(auth, correctionsApi.correctResume, { ...key, changes: [...changes] }, { api: 'app' });
      return;
    } catch (error) {
      if (PortalError.from(error).kind !== 'unavailable') throw error;
      await connected();
    }
  }
}

function connected(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pauseMs);
    window.addEventListener('online', end);
  });
}
