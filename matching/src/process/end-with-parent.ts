import { Worker } from 'node:worker_threads';

/**
 * A process that reads documents ends with the one that started it: nobody holds it to its limits then. Which one that is
 * has to be told at the start. A process that asks for itself asks too late: its parent may be gone by then, and whoever
 * has inherited it looks like one.
 */

const argument = '--parent=';

/** The first argument of a process that is to end with this one. */
export const parentArgument = (): string => `${argument}${process.pid}`;

/**
 * Takes {@link parentArgument} from the arguments of a process.
 * @param given without Node and the script.
 * @returns the parent's number, null for a process that was started by hand, and the other arguments.
 */
export function takeParent(given: readonly string[]): { parent: number | null; rest: readonly string[] } {
  const [first = '', ...rest] = given;
  return first.startsWith(argument)
    ? { parent: Number(first.slice(argument.length)), rest }
    : { parent: null, rest: given };
}

const lookEvery = 500;

/** Runs in a thread of its own: a document can keep the process too busy to hear of anything. */
const orphanWatch = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, ${lookEvery});
`;
const heap = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };

/**
 * Ends this process at once when the one that started it is gone, else soon after it will be. Keeps no process alive by
 * itself.
 * @param parent the number of the process that started this one.
 */
export function endWithParent(parent: number): void {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const watch = new Worker(orphanWatch, { eval: true, workerData: parent, resourceLimits: heap });
  // A thread that fails, or that the system has no room for, is no fault of the document at work: another one is tried.
  watch.once('error', () => setTimeout(endWithParent, lookEvery, parent).unref());
  watch.unref();
}
