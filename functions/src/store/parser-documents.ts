import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { mixed, number, string } from 'yup';
import { dayMs } from '@portal/domain/constants/time';
import { record, type Model } from '@portal/domain/fields/model';
import { timestamp } from '@portal/domain/fields/time';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { castDocument, firestore } from './firestore';

/** A parsed document in an index, `parserIndexes/{indexId}/documents/{documentId}`. Index ids are lower case. */
const common = {
  /** Index id at the service, lower case. */
  indexId: string().required(),
  documentId: string().required(),
  html: string().default(''),
  /** Name of the parsed file; empty for pasted text. */
  fileName: string().default(''),
  fileType: string().default(''),
  /** Hash of the file; empty for pasted text. */
  sha256: string().default(''),
  size: number().default(0),
  /** Path of the staged upload; empty when the bytes came with the call. */
  stagedPath: string().default(''),
  /** Deleted after this time; absent once a job or candidate uses the document. */
  expiresAt: timestamp(),
};
export const indexedResumeSchema = record({ ...common, parsed: mixed<ParsedResume>().required() });
export type IndexedResume = Model<typeof indexedResumeSchema>;
export const indexedJobSchema = record({ ...common, parsed: mixed<ParsedJob>().required() });
export type IndexedJob = Model<typeof indexedJobSchema>;

/** Lifetime of a document without a job or candidate. */
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

  /** Stores a parsed document in its index. A document that a job or candidate uses stays unchanged. */
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

  /** Marks a document as used, in the batch that creates its job or candidate. */
  markUsed(batch: WriteBatch, indexId: string, documentId: string): void {
    batch.update(reference(indexId, documentId), { expiresAt: FieldValue.delete() });
  },

  /** Removes a document that nothing uses. */
  async discard(indexId: string, documentId: string): Promise<void> {
    const target = reference(indexId, documentId);
    await firestore().runTransaction(async (transaction) => {
      const existing = await transaction.get(target);
      if (existing.exists && existing.get('expiresAt') !== undefined) transaction.delete(target);
    });
  },

  /**
   * Removes expired documents from the indexes.
   * @param max maximum number per call.
   * @param only these indexes; all when absent.
   * @returns the number removed.
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
