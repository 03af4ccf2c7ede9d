import { setTimeout } from 'node:timers/promises';
import type { Clock } from './ports';

/**
 * Makes every answer of a kind take the same time, whatever lay behind it: waits until so many milliseconds have passed
 * since the call began. Who measures then learns nothing about which accounts there are.
 */
export async function waitForMinimumDuration(clock: Clock, startedAt: number, milliseconds: number): Promise<void> {
  const left = startedAt + milliseconds - clock.now();
  if (left > 0) await setTimeout(left);
}
