import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportMark } from '../launcher/start-emulators';

/** The demo's data from one start to the next. */
export interface KeptData {
  /** Where it stands. */
  folder: string;
  /** Are the demo agencies in it? */
  isSeeded: () => boolean;
  /** Says that they are, once all of them are stored. */
  markSeeded: () => void;
}

/**
 * Finds what earlier starts have left. Data of a seeding that was not finished is worth nothing and goes, as all data
 * does when somebody starts over.
 * @param isFresh starts over.
 */
export function keepData(stateFolder: string, isFresh: boolean): KeptData {
  const folder = join(stateFolder, 'data');
  const mark = join(stateFolder, 'seeded');
  const isWhole = existsSync(mark) && existsSync(join(folder, exportMark));
  if (isFresh || !isWhole) {
    for (const old of [mark, folder]) rmSync(old, { recursive: true, force: true });
  }
  return {
    folder,
    isSeeded: () => existsSync(mark),
    markSeeded: () => {
      writeFileSync(mark, new Date().toISOString());
    },
  };
}
