import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from './process-keeper';

const pollMs = 100;
const deadlineMs = 30_000;

/**
 * Waits until a URL answers, with any status.
 * @param server the program behind it; its end is an error.
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
