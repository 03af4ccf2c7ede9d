import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The saved states of a store. Each is a numbered folder, which is complete once it has its name. */
export interface Snapshots {
  /** Folder of the newest complete state; null when nothing was saved. */
  newest: () => string | null;
  /**
   * Adds a state and then removes older ones, so that one is complete at any time.
   * @param write creates the given folder, whose parent exists, and writes the state into it.
   */
  add: (write: (folder: string) => Promise<void>) => Promise<void>;
}

const completeName = /^\d+$/;

/** Opens the snapshots below a folder, which need not exist. Leftovers of interrupted saves are removed. */
export function openSnapshots(folder: string): Snapshots {
  const names = () => (existsSync(folder) ? readdirSync(folder) : []);
  const numbers = () =>
    names()
      .filter((name) => completeName.test(name))
      .map(Number)
      .sort((a, b) => a - b);
  const remove = (name: string) => {
    rmSync(join(folder, name), { recursive: true, force: true });
  };
  names()
    .filter((name) => !completeName.test(name))
    .forEach(remove);
  return {
    newest: () => {
      const newest = numbers().at(-1);
      return newest === undefined ? null : join(folder, String(newest));
    },
    add: async (write) => {
      mkdirSync(folder, { recursive: true });
      const older = numbers();
      const name = String((older.at(-1) ?? 0) + 1);
      const unfinished = `${name}.part`;
      remove(unfinished);
      await write(join(folder, unfinished));
      renameSync(join(folder, unfinished), join(folder, name));
      older.map(String).forEach(remove);
    },
  };
}
