import type { Clock } from './ports';

/**
 * Waits until a minimum time has passed since the call began, so that response times do not reveal which users exist.
 */
export async function waitForMinimumDuration(clock: Clock, startedAt: number, milliseconds: number): Promise<void> {
  const left = startedAt + milliseconds - clock.now();
  if (left > 0) await clock.wait(left);
}
