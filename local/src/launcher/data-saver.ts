/** When changed data is saved. */
export interface SavingTimes {
  /** Milliseconds without a change after which a burst of changes is over and is saved. */
  quietMs: number;
  /** Maximum milliseconds between a change and its save. */
  everyMs: number;
}

export const defaultSavingTimes: SavingTimes = { quietMs: 1_000, everyMs: 30_000 };

/** Saves a store after its data has changed. */
export interface DataSaver {
  /** Reports that the data has changed. */
  changed: () => void;
  /** Start of the last complete save, in milliseconds since 1970; 0 before the first one. */
  savedAt: () => number;
  /**
   * Saves unsaved changes now.
   * @throws Error when the save fails.
   */
  flush: () => Promise<void>;
  /** Saves no more. Resolves when a running save has ended. */
  stop: () => Promise<void>;
}

interface Options extends SavingTimes {
  /** Writes the data; never runs twice at the same time. */
  save: () => Promise<void>;
  /** Called with each failure; the save is repeated after `quietMs`. */
  onFailure: (error: unknown) => void;
}

/** Creates a saver without unsaved changes. */
export function createDataSaver({ save, onFailure, quietMs, everyMs }: Options): DataSaver {
  let firstChangeAt: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  let savedAt = 0;
  let isStopped = false;

  const saveChanges = async () => {
    if (firstChangeAt === null) return;
    const startedAt = Date.now();
    firstChangeAt = null;
    try {
      await save();
      savedAt = startedAt;
    } catch (error) {
      firstChangeAt = Date.now();
      throw error;
    }
  };
  /** Saves after a running save, whether that one fails or not. */
  const flush = () => {
    last = last.then(saveChanges, saveChanges);
    return last;
  };
  const schedule = () => {
    clearTimeout(timer);
    if (isStopped || firstChangeAt === null) return;
    const wait = Math.min(quietMs, Math.max(0, firstChangeAt + everyMs - Date.now()));
    timer = setTimeout(() => {
      flush().catch((error: unknown) => {
        onFailure(error);
        schedule();
      });
    }, wait);
  };
  return {
    changed: () => {
      firstChangeAt ??= Date.now();
      schedule();
    },
    savedAt: () => savedAt,
    flush,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await last.catch(() => undefined);
    },
  };
}
