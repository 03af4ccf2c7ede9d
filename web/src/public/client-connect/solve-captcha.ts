import { PortalError } from '@portal/domain/errors/portal-error';
import { solveChallengeWorkers, type Challenge } from 'altcha/lib';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';

/** Workers that share the derivations. */
const concurrency = 2;

/**
 * Solves the proof of work of a captcha (ALTCHA) in workers, without anything to see.
 * @returns the payload for the server.
 * @throws PortalError `captchaRequired` when it cannot be solved.
 */
export async function solveCaptcha(loadChallenge: () => Promise<Record<string, unknown>>): Promise<string> {
  const challenge = (await loadChallenge()) as unknown as Challenge;
  const solution = await solveChallengeWorkers({ challenge, concurrency, createWorker: () => new Pbkdf2Worker() });
  if (!solution) throw new PortalError('captchaRequired');
  return btoa(JSON.stringify({ challenge, solution }));
}
