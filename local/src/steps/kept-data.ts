import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeFolder } from '../launcher/portal-data';
import { openSnapshots } from '../launcher/snapshots';

/** Increased when stored documents change their shape; data of another version is replaced by new demo data. */
const dataVersion = '4';

/** The demo data from one start to the next. */
export interface KeptData {
  folder: string;
  /** Whether it has the complete demo agencies. */
  isSeeded: () => boolean;
  /** Records that the demo agencies are complete and saved. */
  markSeeded: () => void;
}

/**
 * Finds the data of earlier starts. Removes it when its seeding was interrupted or its version is an old one.
 * @param isFresh removes it in any case.
 */
export function keepData(stateFolder: string, isFresh: boolean): KeptData {
  const folder = join(stateFolder, 'data');
  const mark = join(stateFolder, 'seeded');
  const isComplete =
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === dataVersion &&
    openSnapshots(storeFolder(folder, 'emulators')).newest() !== null;
  if (isFresh || !isComplete) {
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
