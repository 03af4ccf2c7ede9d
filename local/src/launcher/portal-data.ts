import { join } from 'node:path';
import { createDataSaver, type DataSaver, type SavingTimes } from './data-saver';
import { exportEmulators } from './emulator-calls';
import type { EmulatorKind } from './emulator-kinds';
import { exportFirestore, watchFirestore } from './firestore';
import type { Ports } from './ports';
import { openSnapshots, type Snapshots } from './snapshots';

/** Data that is saved together, because one process has it. */
export type StoreName = 'firestore' | 'emulators';

/** Saved data of a portal: each store is exported while the portal runs, and read when its process starts again. */
export interface PortalData {
  /** Folder of the newest export of a store; null when it has none. */
  newest: (store: StoreName) => string | null;
  /** Reports a change of a store. */
  changed: (store: StoreName) => void;
  /** Begins to watch Firestore, which is running, for changes. */
  watch: () => Promise<void>;
  /** Start of the last save of the store that was saved longest ago, in milliseconds since 1970; 0 without one. */
  savedAt: () => number;
  /**
   * Saves everything now.
   * @throws Error when a store cannot be saved.
   */
  save: () => Promise<void>;
  /** Ends saving. */
  stop: () => Promise<void>;
}

interface Options {
  folder: string;
  projectId: string;
  ports: Ports;
  kinds: readonly EmulatorKind[];
  /** Firestore is a process of its own; otherwise it is one of the emulators of firebase-tools. */
  hasFirestore: boolean;
  times: SavingTimes;
  /** Whether the process of a store has read its data. Before, an export would be incomplete. */
  isReady: (store: StoreName) => boolean;
  /** Receives a line for the user. */
  notice: (line: string) => void;
}

/** Consecutive failures before the user gets a notice; a single one can be a file that was deleted during the save. */
const failuresToReport = 3;

/** The folder of a store's exports. */
export function storeFolder(folder: string, store: StoreName): string {
  return join(folder, store);
}

/** Opens the data below a folder. */
export function openPortalData(options: Options): PortalData {
  const { folder, projectId, ports, kinds, hasFirestore } = options;
  const exported = kinds.filter(
    (kind) => kind === 'auth' || kind === 'storage' || (kind === 'firestore' && !hasFirestore),
  );
  const exports = {
    firestore: hasFirestore ? (to: string) => exportFirestore({ projectId, port: ports.firestore, folder: to }) : null,
    emulators:
      exported.length > 0 ? (to: string) => exportEmulators({ hubPort: ports.hub, folder: to, kinds: exported }) : null,
  };
  const snapshots: Record<StoreName, Snapshots> = {
    firestore: openSnapshots(storeFolder(folder, 'firestore')),
    emulators: openSnapshots(storeFolder(folder, 'emulators')),
  };
  const savers = new Map<StoreName, DataSaver>();
  for (const store of ['firestore', 'emulators'] as const) {
    const write = exports[store];
    if (write) savers.set(store, createStoreSaver(options, store, snapshots[store], write));
  }
  const changed = (store: StoreName) => savers.get(store)?.changed();
  let unwatch = () => Promise.resolve();
  return {
    newest: (store) => snapshots[store].newest(),
    changed,
    watch: async () => {
      unwatch = await watchFirestore({
        projectId,
        port: ports.firestore,
        onChange: () => {
          changed(hasFirestore ? 'firestore' : 'emulators');
        },
      });
    },
    savedAt: () => Math.min(...[...savers.values()].map((saver) => saver.savedAt())),
    save: async () => {
      // The watch may be behind.
      for (const saver of savers.values()) saver.changed();
      await Promise.all([...savers.values()].map((saver) => saver.flush()));
    },
    stop: async () => {
      await Promise.all([...savers.values()].map((saver) => saver.stop()));
      await unwatch();
    },
  };
}

function createStoreSaver(
  { times, isReady, notice }: Options,
  store: StoreName,
  snapshots: Snapshots,
  write: (folder: string) => Promise<void>,
): DataSaver {
  let failures = 0;
  return createDataSaver({
    ...times,
    save: async () => {
      if (!isReady(store)) throw new Error('its process is starting');
      await snapshots.add(write);
      failures = 0;
    },
    onFailure: (error) => {
      failures += 1;
      if (failures === failuresToReport)
        notice(`Saving fails: ${error instanceof Error ? error.message : String(error)}`);
    },
  });
}
