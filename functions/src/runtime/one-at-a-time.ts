import { PortalError } from '@portal/domain/errors/portal-error';

/**
 * Does something in its turn, and answers or throws what that does.
 * @param options.mostWaitMs how long it may wait for its turn; as long as it takes when absent.
 * @throws PortalError `unavailable` when its turn has not come in time, and then it is not done at all.
 */
export type InTurn = <T>(act: () => Promise<T>, options?: { mostWaitMs?: number }) => Promise<T>;

/** A queue in which one thing is done after another, for work that fills the memory or the processor of an instance. */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>, { mostWaitMs }: { mostWaitMs?: number } = {}) =>
    new Promise<T>((resolve, reject) => {
      let isGivenUp = false;
      const giveUp = (): void => {
        isGivenUp = true;
        reject(new PortalError('unavailable', { detail: 'waited too long for its turn', retryAfterSeconds: 10 }));
      };
      const timer = mostWaitMs === undefined ? undefined : setTimeout(giveUp, mostWaitMs);
      last = last.then(async () => {
        clearTimeout(timer);
        // What fails before it has begun fails for its own caller alone.
        if (!isGivenUp) await Promise.resolve().then(act).then(resolve, reject);
      });
    });
}
