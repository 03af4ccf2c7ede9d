import { FieldValue, Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { number, string } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';
import { timestamp } from '@portal/domain/fields/time';
import { gradingStates, type GradingState } from '@portal/domain/grading/grading-run';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { writeFailure, writeGrade, type GradeToSave } from './candidate-grades';
import { castDocument, firestore, hasChanged, isNotFound, readDocument } from './firestore';

/** `grade` asks the engine for every resume; `reweigh` only weighs anew what was found for the same facts. */
export const gradingKinds = ['grade', 'reweigh'] as const;
export type GradingKind = (typeof gradingKinds)[number];

/**
 * Where the grading of all candidates of a job stands, `gradingRuns/{organizationId}~{jobId}`: one a job, replaced by
 * the next edit. Each page of candidates that is graded moves the cursor, and that change starts the next page.
 */
export const gradingRunSchema = record({
  organizationId: string().required(),
  jobId: string().required(),
  runId: string().required(),
  kind: string().oneOf(gradingKinds).required(),
  /** What the grades are for; a job with another fingerprint has a newer edit, which brings a run of its own. */
  sourceHash: string().required(),
  state: string().oneOf(gradingStates).required(),
  /** The last candidate of the pages that are done, in the order of ids. */
  cursor: string().default(''),
  total: number().default(0),
  done: number().default(0),
  failed: number().default(0),
  /** Failures since the cursor moved. */
  attempts: number().default(0),
  /** How often the sweep has set it going again since the cursor moved. */
  nudges: number().default(0),
  /** When it last did something; absent as soon as it is over. */
  activeAt: timestamp(),
});
export type GradingRun = Model<typeof gradingRunSchema>;

interface JobKey {
  organizationId: string;
  jobId: string;
}

/** What a run needs to begin; `total` is for the screens. */
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

  /** As {@link startRun}, by itself. */
  async start(key: JobKey, run: NewGradingRun): Promise<void> {
    await firestore().runTransaction((transaction) => {
      startRun(transaction, key, run);
      return Promise.resolve();
    });
  },

  /**
   * Stores the grades of a page, moves the cursor behind it and tells the progress, all or nothing: what is done twice,
   * or for a run that was replaced, changes nothing.
   * @param page.failed the candidates whose resume the engine could not grade.
   * @param page.next the last candidate of the page; null when there is no further one.
   * @returns `stale` when the run is elsewhere by now, `changed` when a resume changed under the page.
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
          nudges: 0,
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
   * Counts a failure; the run is given up after too many without progress.
   * @returns whether it is given up.
   */
  async countFailure(run: GradingRun, maxAttempts: number): Promise<boolean> {
    return await changeRun(run, (current) =>
      current.attempts + 1 >= maxAttempts ? 'giveUp' : { attempts: current.attempts + 1 },
    );
  },

  /**
   * Sets runs going again that have done nothing for a while: their process has died.
   * @param options.before runs that last did something before that time (milliseconds since 1970).
   * @returns how many were looked at.
   */
  async nudge(options: { before: number; max: number; maxNudges: number }): Promise<number> {
    const idle = await firestore()
      .collection(collections.gradingRuns())
      .where('activeAt', '<', Timestamp.fromMillis(options.before))
      .limit(options.max)
      .get();
    for (const snapshot of idle.docs) {
      const run = castDocument(snapshot.data(), gradingRunSchema);
      if (!run) continue;
      await changeRun(run, (current) =>
        current.nudges >= options.maxNudges
          ? 'giveUp'
          : { nudges: current.nudges + 1, activeAt: FieldValue.serverTimestamp() },
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
 * Begins the grading of all candidates of a job, in the place of a run that is under way. Part of the transaction that
 * stores what has changed, so that neither is without the other.
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
    nudges: 0,
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

/** Ends whatever run a job has, because there is nothing to grade against any more. */
export function dropRun(transaction: Transaction, { organizationId, jobId }: JobKey): void {
  transaction.delete(firestore().doc(documents.gradingRun(organizationId, jobId)));
}

async function isAt(transaction: Transaction, reference: DocumentReference, run: GradingRun): Promise<boolean> {
  const current = await transaction.get(reference);
  return (
    current.get('runId') === run.runId && current.get('cursor') === run.cursor && current.get('activeAt') !== undefined
  );
}

/** Changes a run unless it has moved on; whoever gives it up tells so on the job. */
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
