import { PortalError } from '@portal/domain/errors/portal-error';

/**
 * Runs a function in its turn and returns its result.
 * @param options.maxWaitMs maximum wait; unlimited when absent.
 * @throws PortalError `unavailable` when the wait was too long; the function then never runs.
 */
export type InTurn = <T>(act: () => Promise<T>, options?: { maxWaitMs?: number }) => Promise<T>;

/** A queue with one running function, for work that needs the memory or processor of an instance. */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>, { maxWaitMs }: { maxWaitMs?: number } = {}) =>
    new Promise<T>((resolve, reject) => {
      let isGivenUp = false;
      const giveUp = (): void => {
        isGivenUp = true;
        reject(new PortalError('unavailable', { detail: 'waited too long for its turn', retryAfterSeconds: 10 }));
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      last = last.then(async () => {
        clearTimeout(timer);
        // A synchronous failure rejects its own caller only.
        if (!isGivenUp) await Promise.resolve().then(act).then(resolve, reject);
      });
    });
}
