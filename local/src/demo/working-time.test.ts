import { expect, test } from '@jest/globals';
import { createRandom } from '../documents/random';
import { lastWorkingTime, workingTime } from './working-time';

const hours = Array.from({ length: 24 * 14 }, (_, index) => Date.UTC(2026, 10, 1, index, 20));
const isWorking = (at: number) => {
  const date = new Date(at);
  return date.getUTCHours() >= 17 && date.getUTCDay() > 0 && date.getUTCDay() < 6;
};

test('what happens is moved to the next working hours, and never back', () => {
  const random = createRandom('working-time', 1);
  for (const at of hours) {
    const moved = workingTime(at, random);
    expect({ at, isWorking: isWorking(moved), isLater: moved >= at }).toEqual({ at, isWorking: true, isLater: true });
  }
});

test('the last working moment is not later', () => {
  for (const at of hours) {
    const moved = lastWorkingTime(at);
    expect({ at, isWorking: isWorking(moved), isEarlier: moved <= at }).toEqual({
      at,
      isWorking: true,
      isEarlier: true,
    });
  }
});
