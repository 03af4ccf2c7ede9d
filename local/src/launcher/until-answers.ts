import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from './process-keeper';

const pollMs = 100;
const deadlineMs = 30_000;

/**
 * Waits until an address answers, whatever it answers.
 * @param server the program behind it: when it ends there is nothing to wait for.
 * @throws Error with the end of the program's output.
 */
export async function untilAnswers(url: string, server: Program): Promise<void> {
  const state = { hasEnded: false };
  void server.ended.then(() => {
    state.hasEnded = true;
  });
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline && !state.hasEnded) {
    try {
      await fetch(url);
      return;
    } catch {
      await pause(pollMs);
    }
  }
  throw new Error(`${url} does not answer.\n\n${server.tail()}`);
}
