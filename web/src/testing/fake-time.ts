import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Time passes only when the tests of this file say so. */
export function withFakeTime(): void {
  beforeEach(() => {
    // Testing Library looks for it there, to let its own waiting pass.
    Object.assign(globalThis, { jest });
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** Somebody at keyboard and mouse, whose work takes no time. */
export function userInFakeTime(): UserEvent {
  return userEvent.setup({
    advanceTimers: (ms) => {
      jest.advanceTimersByTime(ms);
    },
  });
}

/** Lets so many milliseconds pass, and what was waiting for them. */
export function pass(ms: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}
