import { correctionsApi } from '@portal/domain/contracts/corrections-api';
import type { CorrectionChange } from '@portal/domain/corrections/change-corrections';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../../firebase/api-client';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

/** Milliseconds until the next try, unless the connection comes back before. */
const pauseMs = 4_000;

/**
 * Corrects what was read of a resume. Without a connection it is tried again until it succeeds: changes say what is to
 * be, so that trying twice does no harm.
 * @throws PortalError with the sentence of what is wrong.
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
