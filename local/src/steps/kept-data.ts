import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeFolder } from '../launcher/portal-data';
import { openSnapshots } from '../launcher/snapshots';

/** Increased when stored documents change their shape; data of another version is replaced by new demo data. */
const dataVersion = '5';

/** The demo data from one start to the next. */
export interface KeptData {
  folder: string;
  /** When the demo agencies were made, in milliseconds since 1970; null while there are none. */
  seededAt: () => number | null;
  /** Whether all their candidates were added. */
  isComplete: () => boolean;
  /** Records that the demo agencies are saved, without or with all their candidates. */
  markSeeded: (at: number, isComplete: boolean) => void;
}

interface Mark {
  version: string;
  seededAt: number;
  isComplete: boolean;
}

/**
 * Finds the data of earlier starts. Removes it when there are no demo agencies in it or its version is an old one.
 * @param isFresh removes it in any case.
 */
export function keepData(stateFolder: string, isFresh: boolean): KeptData {
  const folder = join(stateFolder, 'data');
  const file = join(stateFolder, 'seeded');
  const isUsable =
    readMark(file)?.version === dataVersion && openSnapshots(storeFolder(folder, 'emulators')).newest() !== null;
  if (isFresh || !isUsable) {
    for (const old of [file, folder]) rmSync(old, { recursive: true, force: true });
  }
  return {
    folder,
    seededAt: () => readMark(file)?.seededAt ?? null,
    isComplete: () => readMark(file)?.isComplete === true,
    markSeeded: (seededAt, isComplete) => {
      const mark: Mark = { version: dataVersion, seededAt, isComplete };
      writeFileSync(file, JSON.stringify(mark));
    },
  };
}

function readMark(file: string): Mark | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Mark;
  } catch {
    return null;
  }
}
