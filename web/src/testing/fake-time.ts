import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Time passes only when the tests of this file advance it. */
export function withFakeTime(): void {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** A user at keyboard and mouse, without delays. */
export function userInFakeTime(): UserEvent {
  return userEvent.setup({
    advanceTimers: (ms) => {
      jest.advanceTimersByTime(ms);
    },
  });
}

/** Advances the time by that many milliseconds, and runs what was waiting for it. */
export function pass(ms: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}
