import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportMark } from '../launcher/start-emulators';

/** Raised when stored documents change their shape: data of another one is made anew. */
const dataVersion = '3';

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
 * Finds what earlier starts have left. Data of a seeding that was not finished, or in a shape that the product does not
 * know any more, is worth nothing and goes, as all data does when somebody starts over.
 * @param isFresh starts over.
 */
export function keepData(stateFolder: string, isFresh: boolean): KeptData {
  const folder = join(stateFolder, 'data');
  const mark = join(stateFolder, 'seeded');
  const isWhole =
    existsSync(mark) && readFileSync(mark, 'utf8') === dataVersion && existsSync(join(folder, exportMark));
  if (isFresh || !isWhole) {
    for (const old of [mark, folder]) rmSync(old, { recursive: true, force: true });
  }
  return {
    folder,
    isSeeded: () => existsSync(mark),
    markSeeded: () => {
      writeFileSync(mark, dataVersion);
    },
  };
}
