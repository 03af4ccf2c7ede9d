import { Worker } from 'node:worker_threads';

/**
 * A process that reads documents ends with the process that started it, because nothing enforces its limits afterwards.
 * The parent's id must be passed at the start: when the process asks for it later, the parent may be gone and the id of
 * its adopter is returned.
 */

const argument = '--parent=';

/** The first argument for a process that must end with this one. */
export const parentArgument = (): string => `${argument}${process.pid}`;

/**
 * Takes {@link parentArgument} from the arguments of a process.
 * @param given Without Node and the script.
 * @returns the parent's id, null for a process started by hand, and the other arguments.
 */
export function readParent(given: readonly string[]): { parent: number | null; rest: readonly string[] } {
  const [first = '', ...rest] = given;
  return first.startsWith(argument)
    ? { parent: Number(first.slice(argument.length)), rest }
    : { parent: null, rest: given };
}

type ThreadArguments = ConstructorParameters<typeof Worker>;
interface Thread {
  once(event: 'error', listener: () => void): unknown;
  unref(): void;
}

const lookEvery = 500;

/** Runs in a separate thread: a document can block the main thread. */
const orphanWatch = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, ${lookEvery});
`;
const heap = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };

/**
 * Ends this process soon after the process that started it is gone. Does not keep the process alive.
 * @param parent The id of the process that started this one.
 * @param Thread The kind of thread that watches.
 */
export function endWithParent(parent: number, Thread: new (...given: ThreadArguments) => Thread = Worker): void {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const watch = new Thread(orphanWatch, { eval: true, workerData: parent, resourceLimits: heap });
  // A thread that fails, or for which the system lacks room, is not the document's fault, so another one is started.
  watch.once('error', () => setTimeout(endWithParent, lookEvery, parent, Thread).unref());
  watch.unref();
}
