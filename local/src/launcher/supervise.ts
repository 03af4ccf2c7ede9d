import type { Program } from './process-keeper';

/** Ends of a program within this time that are too many: restarting does not help. */
const giveUpAfter = { ends: 5, withinMs: 60_000 };

/** A program that is restarted when it ends. */
export interface SupervisedProgram {
  /** Process id of the running program; undefined while it restarts. */
  pid: () => number | undefined;
  /** Resolves with the reason when the program ends too often to be restarted. */
  readonly gaveUp: Promise<string>;
}

interface Options {
  /** Shown to the user, starts a sentence. */
  title: string;
  /** Starts the program and waits until it is ready. @throws Error when it does not come up. */
  launch: () => Promise<Program>;
  /** Called after each restart, when the program is ready again. */
  onRestarted?: () => Promise<void>;
  /** Receives a line for the user when the program ends and when it is back. */
  notice: (line: string) => void;
  /** Whether programs are being ended on purpose. */
  isClosing: () => boolean;
}

/**
 * Starts a program and restarts it whenever it ends.
 * @throws Error when the first start fails.
 */
export async function supervise(options: Options): Promise<SupervisedProgram> {
  const { title, launch, onRestarted, notice, isClosing } = options;
  let running: Program | null = await launch();
  const ends: number[] = [];

  /** @returns null when the program has become ready, else why it has not. */
  const restart = async (): Promise<string | null> => {
    const startedAt = Date.now();
    try {
      running = await launch();
      await onRestarted?.();
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    notice(`${title} is running again (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    return null;
  };
  const keepRunning = async (): Promise<string> => {
    for (;;) {
      const code = await running?.ended;
      running = null;
      const now = Date.now();
      ends.push(now);
      if (isClosing()) return 'closed';
      if (ends.filter((at) => now - at < giveUpAfter.withinMs).length >= giveUpAfter.ends) {
        return `${title} ended ${giveUpAfter.ends} times within a minute, at last with ${String(code)}`;
      }
      notice(`${title} ended unexpectedly (${String(code)}); restarting`);
      const fault = await restart();
      if (fault !== null && !isClosing()) notice(`${title}: ${fault}`);
    }
  };
  return { pid: () => running?.pid, gaveUp: keepRunning() };
}
