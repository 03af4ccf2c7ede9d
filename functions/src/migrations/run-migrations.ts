import { FieldPath } from 'firebase-admin/firestore';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import type { MigrationStep } from './migration-step';

interface Options {
  /** Counts the documents that would change, and writes nothing. */
  isDryRun: boolean;
  report: (line: string) => void;
  /** Documents that are read at once; progress is stored after each page. */
  pageSize?: number;
}

/**
 * Runs steps one after the other, each page by page in the order of the documents' ids. A run that was interrupted goes on
 * after its last finished page; documents that have the new version are left alone, so a run can always be repeated.
 * @returns how many documents each step changed.
 * @throws the error of a document that cannot be changed; its page is tried again by the next run.
 */
export async function runMigrations(
  steps: readonly MigrationStep[],
  options: Options,
): Promise<Record<string, number>> {
  const changed: Record<string, number> = {};
  for (const step of steps) changed[step.name] = await runStep(step, options);
  return changed;
}

async function runStep(step: MigrationStep, { isDryRun, report, pageSize = 100 }: Options): Promise<number> {
  const db = firestore();
  const progress = db.doc(documents.migration(step.name));
  const stored: unknown = (await progress.get()).get('after');
  let after = typeof stored === 'string' ? stored : '';
  if (after !== '') report(`${step.name}: goes on after ${after}`);
  let changed = 0;
  for (;;) {
    const collection = step.isGroup ? db.collectionGroup(step.collection) : db.collection(step.collection);
    const ordered = collection.orderBy(FieldPath.documentId()).limit(pageSize);
    const { docs } = await (after === '' ? ordered : ordered.startAfter(after)).get();
    for (const { ref } of docs) {
      if (await migrateDocument(step, ref.path, isDryRun)) changed += 1;
    }
    const last = docs.at(-1);
    if (!last) break;
    after = step.isGroup ? last.ref.path : last.id;
    if (!isDryRun) await progress.set({ after });
  }
  if (!isDryRun) await progress.delete();
  report(`${step.name}: ${changed} ${isDryRun ? 'to change' : 'changed'}`);
  return changed;
}

async function migrateDocument(step: MigrationStep, path: string, isDryRun: boolean): Promise<boolean> {
  const db = firestore();
  return await db.runTransaction(async (transaction) => {
    const document = await transaction.get(db.doc(path));
    const version: unknown = document.get('schemaVersion') ?? 1;
    if (!document.exists || version !== step.from) return false;
    if (!isDryRun) await step.migrate(transaction, document);
    return true;
  });
}
