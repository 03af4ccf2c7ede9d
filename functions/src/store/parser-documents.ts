import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { mixed, number, string } from 'yup';
import { dayMs } from '@portal/domain/constants/time';
import { record, type Model } from '@portal/domain/fields/model';
import { timestamp } from '@portal/domain/fields/time';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { castDocument, firestore } from './firestore';

/** A parsed document in an index, `parserIndexes/{indexId}/documents/{documentId}`. Index ids are in lower case. */
const common = {
  /** The index id as the service knows it, lower case. */
  indexId: string().required(),
  documentId: string().required(),
  html: string().default(''),
  fileName: string().default(''),
  fileType: string().default(''),
  /** Of the file that was parsed; empty for pasted text. */
  sha256: string().default(''),
  size: number().default(0),
  /** The staged upload it came from; empty when the bytes came with the call. */
  stagedPath: string().default(''),
  /** Swept after this time; absent as soon as a job or candidate stands behind the document. */
  expiresAt: timestamp(),
};
export const indexedResumeSchema = record({ ...common, parsed: mixed<ParsedResume>().required() });
export type IndexedResume = Model<typeof indexedResumeSchema>;
export const indexedJobSchema = record({ ...common, parsed: mixed<ParsedJob>().required() });
export type IndexedJob = Model<typeof indexedJobSchema>;

/** How long a document stays in its index without a job or candidate. */
export const untakenLifetimeMs = dayMs;

function reference(indexId: string, documentId: string) {
  return firestore().doc(documents.parserDocument(indexId.toLowerCase(), documentId));
}

async function allIndexes(): Promise<string[]> {
  const indexes = await firestore().collection(collections.parserIndexes()).select().get();
  return indexes.docs.map((index) => index.id);
}

export const parserDocumentsStore = {
  async resume(indexId: string, documentId: string): Promise<IndexedResume | null> {
    return castDocument((await reference(indexId, documentId).get()).data(), indexedResumeSchema);
  },

  async job(indexId: string, documentId: string): Promise<IndexedJob | null> {
    return castDocument((await reference(indexId, documentId).get()).data(), indexedJobSchema);
  },

  /**
   * Puts a parsed document into its index. One that a job or candidate already stands behind keeps its place: it is
   * left as it is.
   */
  async put(document: Omit<IndexedResume | IndexedJob, 'expiresAt'>, now: number): Promise<void> {
    const db = firestore();
    const indexId = document.indexId.toLowerCase();
    const target = reference(indexId, document.documentId);
    await db.runTransaction(async (transaction) => {
      const existing = await transaction.get(target);
      if (existing.exists && existing.get('expiresAt') === undefined) return;
      transaction.set(db.doc(documents.parserIndex(indexId)), { indexId }, { merge: true });
      transaction.set(target, { ...document, indexId, expiresAt: Timestamp.fromMillis(now + untakenLifetimeMs) });
    });
  },

  /** Marks a document as taken, in the batch that makes what stands behind it. */
  take(batch: WriteBatch, indexId: string, documentId: string): void {
    batch.update(reference(indexId, documentId), { expiresAt: FieldValue.delete() });
  },

  /** Removes a document that nothing stands behind. One that is taken stays. */
  async discard(indexId: string, documentId: string): Promise<void> {
    const target = reference(indexId, documentId);
    await firestore().runTransaction(async (transaction) => {
      const existing = await transaction.get(target);
      if (existing.exists && existing.get('expiresAt') !== undefined) transaction.delete(target);
    });
  },

  /**
   * Removes documents whose time is over, from every index.
   * @param max at most so many in one go.
   * @param only these indexes; all when left out.
   * @returns how many were removed.
   */
  async removeExpired(now: number, max: number, only?: readonly string[]): Promise<number> {
    const db = firestore();
    let removed = 0;
    for (const indexId of only ?? (await allIndexes())) {
      if (removed >= max) break;
      const expired = await db
        .collection(collections.parserDocuments(indexId))
        .where('expiresAt', '<', Timestamp.fromMillis(now))
        .select()
        .limit(Math.min(200, max - removed))
        .get();
      const batch = db.batch();
      for (const snapshot of expired.docs) batch.delete(snapshot.ref);
      await batch.commit();
      removed += expired.size;
    }
    return removed;
  },
};
