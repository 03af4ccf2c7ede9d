import { setTimeout } from 'node:timers/promises';
import type { Clock } from './ports';

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => setTimeout(milliseconds),
};
