import type { Clock } from '../runtime/ports';

/** A clock that a test advances. What waits for it advances it as well. */
export interface MovableClock extends Clock {
  /** @param milliseconds to advance. */
  pass(milliseconds: number): void;
}

/** A clock that runs with the machine's and can be ahead of it. */
export function movableClock(): MovableClock {
  let ahead = 0;
  const pass = (milliseconds: number) => {
    ahead += milliseconds;
  };
  return {
    now: () => Date.now() + ahead,
    wait: (milliseconds) => {
      pass(milliseconds);
      return Promise.resolve();
    },
    pass,
  };
}

/** A clock with a time of its own, for which nothing waits. */
export const clockAt = (now: () => number): Clock => ({ now, wait: () => Promise.resolve() });
