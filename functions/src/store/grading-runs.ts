import { FieldValue, Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { number, string } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';
import { timestamp } from '@portal/domain/fields/time';
import { gradingStates, type GradingState } from '@portal/domain/grading/grading-run';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { writeFailure, writeGrade, type GradeToSave } from './candidate-grades';
import { castDocument, firestore, hasChanged, isNotFound, readDocument } from './firestore';

/** `grade` grades every resume; `reweigh` only reweighs stored scores for the same facts. */
export const gradingKinds = ['grade', 'reweigh'] as const;
export type GradingKind = (typeof gradingKinds)[number];

/**
 * State of the grading of all candidates of a job, `gradingRuns/{organizationId}~{jobId}`: one per job, replaced by the
 * next edit. Each graded page moves the cursor, and that change starts the next page.
 */
export const gradingRunSchema = record({
  organizationId: string().required(),
  jobId: string().required(),
  runId: string().required(),
  kind: string().oneOf(gradingKinds).required(),
  /** Fingerprint of the job that is graded; a job with another one has a newer edit and run. */
  sourceHash: string().required(),
  state: string().oneOf(gradingStates).required(),
  /** Last candidate of the finished pages, by id. */
  cursor: string().default(''),
  total: number().default(0),
  done: number().default(0),
  failed: number().default(0),
  /** Failures since the cursor moved. */
  attempts: number().default(0),
  /** Restarts by the sweep since the cursor moved. */
  restarts: number().default(0),
  /** Time of the last progress; absent after the end. */
  activeAt: timestamp(),
});
export type GradingRun = Model<typeof gradingRunSchema>;

interface JobKey {
  organizationId: string;
  jobId: string;
}

/** The data of a new run; `total` is for the screens. */
export interface NewGradingRun {
  runId: string;
  kind: GradingKind;
  sourceHash: string;
  engineVersion: string;
  total: number;
}

export const gradingRunsStore = {
  async get({ organizationId, jobId }: JobKey): Promise<GradingRun | null> {
    return await readDocument(documents.gradingRun(organizationId, jobId), gradingRunSchema);
  },

  /** {@link startRun} in its own transaction. */
  async start(key: JobKey, run: NewGradingRun): Promise<void> {
    await firestore().runTransaction((transaction) => {
      startRun(transaction, key, run);
      return Promise.resolve();
    });
  },

  /**
   * Stores the grades of a page, moves the cursor and updates the progress in one transaction. Retries and pages of a
   * replaced run change nothing.
   * @param page.failed candidates that the engine could not grade.
   * @param page.next last candidate of the page; null for the last page.
   * @returns `stale` when the run has moved on, `changed` when a resume changed during the page.
   */
  async finishPage(
    run: GradingRun,
    page: { grades: readonly GradeToSave[]; seen: number; failed: readonly string[]; next: string | null },
  ): Promise<'saved' | 'stale' | 'changed'> {
    const db = firestore();
    const reference = db.doc(documents.gradingRun(run.organizationId, run.jobId));
    const state: GradingState = page.next === null ? 'done' : 'running';
    const progress = { state, done: run.done + page.seen, failed: run.failed + page.failed.length };
    try {
      return await db.runTransaction(async (transaction) => {
        if (!(await isAt(transaction, reference, run))) return 'stale';
        for (const grade of page.grades) writeGrade(transaction, run, grade);
        for (const candidateId of page.failed) writeFailure(transaction, run, candidateId);
        transaction.update(reference, {
          ...progress,
          cursor: page.next ?? run.cursor,
          attempts: 0,
          restarts: 0,
          activeAt: page.next === null ? FieldValue.delete() : FieldValue.serverTimestamp(),
        });
        tellProgress(transaction, run, { ...progress, total: Math.max(run.total, progress.done) });
        return 'saved';
      });
    } catch (error) {
      if (hasChanged(error) || isNotFound(error)) return 'changed';
      throw error;
    }
  },

  /**
   * Counts a failure; too many without progress end the run.
   * @returns whether the run has ended.
   */
  async countFailure(run: GradingRun, maxAttempts: number): Promise<boolean> {
    return await changeRun(run, (current) =>
      current.attempts + 1 >= maxAttempts ? 'giveUp' : { attempts: current.attempts + 1 },
    );
  },

  /**
   * Restarts runs without recent progress: their process has died.
   * @param options.before time of the last progress, in milliseconds since 1970.
   * @returns the number of runs found.
   */
  async restartIdle(options: { before: number; max: number; maxRestarts: number }): Promise<number> {
    const idle = await firestore()
      .collection(collections.gradingRuns())
      .where('activeAt', '<', Timestamp.fromMillis(options.before))
      .limit(options.max)
      .get();
    for (const snapshot of idle.docs) {
      const run = castDocument(snapshot.data(), gradingRunSchema);
      if (!run) continue;
      await changeRun(run, (current) =>
        current.restarts >= options.maxRestarts
          ? 'giveUp'
          : { restarts: current.restarts + 1, activeAt: FieldValue.serverTimestamp() },
      );
    }
    return idle.size;
  },
};

/** The run in the data of a trigger. */
export function gradingRunFrom(data: Record<string, unknown> | undefined): GradingRun | null {
  return castDocument(data, gradingRunSchema);
}

/**
 * Starts grading all candidates of a job and replaces a current run, in the transaction that stores what has changed.
 */
export function startRun(transaction: Transaction, key: JobKey, run: NewGradingRun): void {
  const db = firestore();
  const { organizationId, jobId } = key;
  const common = { runId: run.runId, state: 'queued', total: run.total, done: 0, failed: 0 };
  transaction.set(db.doc(documents.gradingRun(organizationId, jobId)), {
    ...common,
    organizationId,
    jobId,
    kind: run.kind,
    sourceHash: run.sourceHash,
    cursor: '',
    attempts: 0,
    restarts: 0,
    activeAt: FieldValue.serverTimestamp(),
  });
  transaction.update(db.doc(documents.job(organizationId, jobId)), {
    grading: {
      ...common,
      engineVersion: run.engineVersion,
      startedAt: FieldValue.serverTimestamp(),
      finishedAt: null,
    },
  });
}

/** Ends a job's run when there is nothing to grade against. */
export function dropRun(transaction: Transaction, { organizationId, jobId }: JobKey): void {
  transaction.delete(firestore().doc(documents.gradingRun(organizationId, jobId)));
}

async function isAt(transaction: Transaction, reference: DocumentReference, run: GradingRun): Promise<boolean> {
  const current = await transaction.get(reference);
  return (
    current.get('runId') === run.runId && current.get('cursor') === run.cursor && current.get('activeAt') !== undefined
  );
}

/** Changes a run unless it has moved on; ending it is recorded on the job. */
async function changeRun(
  run: GradingRun,
  decide: (current: GradingRun) => 'giveUp' | Record<string, unknown>,
): Promise<boolean> {
  const db = firestore();
  const reference = db.doc(documents.gradingRun(run.organizationId, run.jobId));
  return await db.runTransaction(async (transaction) => {
    const current = castDocument((await transaction.get(reference)).data(), gradingRunSchema);
    if (current?.runId !== run.runId || current.cursor !== run.cursor || !current.activeAt) return false;
    const decision = decide(current);
    if (decision !== 'giveUp') {
      transaction.update(reference, decision);
      return false;
    }
    transaction.update(reference, { state: 'failed', activeAt: FieldValue.delete() });
    tellProgress(transaction, run, { state: 'failed', done: current.done, failed: current.failed });
    return true;
  });
}

function tellProgress(
  transaction: Transaction,
  { organizationId, jobId }: JobKey,
  progress: { state: GradingState; done: number; failed: number; total?: number },
): void {
  const isOver = progress.state === 'done' || progress.state === 'failed';
  transaction.update(firestore().doc(documents.job(organizationId, jobId)), {
    ...Object.fromEntries(Object.entries(progress).map(([name, value]) => [`grading.${name}`, value])),
    ...(isOver ? { 'grading.finishedAt': FieldValue.serverTimestamp() } : {}),
  });
}
