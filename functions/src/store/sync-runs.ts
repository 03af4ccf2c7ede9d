import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { isSyncing, syncRunSchema, type SyncKind, type SyncRun } from '@portal/domain/ats/sync-run';
import { dayMs } from '@portal/domain/constants/time';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, readDocument } from './firestore';

/** Name of the collection in every organization's integration. */
const syncRunsName = 'syncRuns';

interface RunKey {
  organizationId: string;
  kind: SyncKind;
}

/** Imports from the ATS and how far they are. */
export const syncRunsStore = {
  async get({ organizationId, kind }: RunKey): Promise<SyncRun | null> {
    return await readDocument(documents.syncRun(organizationId, kind), syncRunSchema);
  },

  /**
   * Starts a run unless one is active: two clicks start one import.
   * @param run.since milliseconds since 1970; null for everything.
   * @returns whether it was started.
   */
  async start(
    key: RunKey,
    run: Pick<SyncRun, 'runId' | 'since' | 'requestedBy'> & Partial<Pick<SyncRun, 'extraFields'>>,
  ): Promise<boolean> {
    const db = firestore();
    const reference = db.doc(documents.syncRun(key.organizationId, key.kind));
    return await db.runTransaction(async (transaction) => {
      const current = castDocument((await transaction.get(reference)).data(), syncRunSchema);
      if (current && isSyncing(current)) {
        // One that waits after a failure is taken up at once.
        if (current.attempts > 0) transaction.update(reference, goesOn(current));
        return false;
      }
      const {
        startedAt: _startedAt,
        finishedAt: _finishedAt,
        activeAt: _activeAt,
        ...fields
      } = syncRunSchema.cast({
        ...key,
        ...run,
        state: 'queued',
      });
      transaction.set(reference, {
        ...fields,
        startedAt: FieldValue.serverTimestamp(),
        activeAt: FieldValue.serverTimestamp(),
      });
      return true;
    });
  },

  /**
   * Records a finished page and moves the cursor; a page of a replaced run changes nothing.
   * @param page.next null for the last page, which ends the run.
   * @param page.message what admins should know about the import.
   */
  async finishPage(
    run: SyncRun,
    page: { read: number; written: number; removed: number; next: string | null; message?: string },
  ): Promise<void> {
    const isLast = page.next === null;
    await changeRun(run, () => ({
      state: isLast ? 'done' : 'running',
      cursor: page.next ?? run.cursor,
      read: run.read + page.read,
      written: run.written + page.written,
      removed: run.removed + page.removed,
      attempts: 0,
      restarts: 0,
      // Of an earlier page, unless it says why that one failed.
      message: (page.message ?? '') || (run.attempts === 0 ? run.message : ''),
      activeAt: isLast ? FieldValue.delete() : FieldValue.serverTimestamp(),
      ...(isLast ? { finishedAt: FieldValue.serverTimestamp() } : {}),
    }));
  },

  /**
   * Counts a failure; too many without progress end the run.
   * @returns whether the run has ended.
   */
  async countFailure(
    run: SyncRun,
    { message, maxAttempts }: { message: string; maxAttempts: number },
  ): Promise<boolean> {
    return await changeRun(run, (current) =>
      current.attempts + 1 >= maxAttempts ? { ...ended(), message } : { attempts: current.attempts + 1, message },
    );
  },

  /** Lets the runs of an organization go on that have failed or wait, from where they were. */
  async resumeAll(organizationId: string): Promise<void> {
    const { docs } = await firestore().collection(collections.syncRuns(organizationId)).get();
    for (const { ref } of docs) {
      await firestore().runTransaction(async (transaction) => {
        const run = castDocument((await transaction.get(ref)).data(), syncRunSchema);
        if (run && run.state !== 'done') transaction.update(ref, { ...goesOn(run), state: 'running' });
      });
    }
  },

  /**
   * Restarts runs without recent progress: their process has died.
   * @param options.before time of the last progress, in milliseconds since 1970.
   * @returns the number of runs found.
   */
  async restartIdle(options: { before: number; max: number; maxRestarts: number }): Promise<number> {
    const idle = await firestore()
      .collectionGroup(syncRunsName)
      .where('activeAt', '<', Timestamp.fromMillis(options.before))
      .limit(options.max)
      .get();
    for (const snapshot of idle.docs) {
      const run = castDocument(snapshot.data(), syncRunSchema);
      if (!run) continue;
      await changeRun(run, (current) =>
        current.restarts >= options.maxRestarts
          ? ended()
          : { restarts: current.restarts + 1, activeAt: FieldValue.serverTimestamp() },
      );
    }
    return idle.size;
  },
};

/** The run in the data of a trigger. */
export function syncRunFrom(data: Record<string, unknown> | undefined): SyncRun | null {
  return castDocument(data, syncRunSchema);
}

/** The restart is the event that continues the run. */
const goesOn = ({ restarts }: SyncRun) => ({
  attempts: 0,
  restarts: restarts + 1,
  activeAt: FieldValue.serverTimestamp(),
});

const ended = () => ({
  state: 'failed',
  activeAt: FieldValue.delete(),
  finishedAt: FieldValue.serverTimestamp(),
});

/** Days that a finished import is listed. */
const historyDays = 90;
/** What the end of a run changes. */
const results = ['state', 'read', 'written', 'removed', 'message', 'finishedAt'] as const;

/** Lists a run that has ended. */
function addHistory(transaction: Transaction, run: SyncRun, change: Record<string, unknown>): void {
  const { organizationId, runId, kind, requestedBy, startedAt, read, written, removed, message } = run;
  transaction.set(firestore().doc(`${collections.syncHistory(organizationId)}/${runId}`), {
    ...{ kind, requestedBy, startedAt, read, written, removed, message },
    ...Object.fromEntries(results.flatMap((name) => (name in change ? [[name, change[name]] as const] : []))),
    expiresAt: Timestamp.fromMillis(Date.now() + historyDays * dayMs),
  });
}

/** Changes a run unless it has moved on. @returns whether it has ended as failed. */
async function changeRun(run: SyncRun, decide: (current: SyncRun) => Record<string, unknown>): Promise<boolean> {
  const db = firestore();
  const reference = db.doc(documents.syncRun(run.organizationId, run.kind));
  return await db.runTransaction(async (transaction) => {
    const current = castDocument((await transaction.get(reference)).data(), syncRunSchema);
    if (current?.runId !== run.runId || current.cursor !== run.cursor || !current.activeAt) return false;
    const change = decide(current);
    transaction.update(reference, change);
    if ('finishedAt' in change) addHistory(transaction, current, change);
    return change.state === 'failed';
  });
}
