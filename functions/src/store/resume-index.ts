import { createHash } from 'node:crypto';
import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { number, string } from 'yup';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { list, record, type Model } from '@portal/domain/fields/model';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, readDocument } from './firestore';

/**
 * An inverted index over the resumes of an organization, `resumeIndexes/{organizationId}`: `postings` lead from a term
 * to its resumes, `resumes` hold the terms of a resume. A search for thirty terms reads {@link shards} documents for
 * each, regardless of the number of resumes.
 */

/** Documents per posting: each takes one write per second and 20,000 resumes. */
const shards = 4;

/** Increased when the terms or their storage change; everything is indexed again then. */
export const resumeIndexVersion = 1;

const indexStateSchema = record({
  version: number().default(0),
  state: string().oneOf(['building', 'ready']).default('building'),
  /** Path of the last candidate that was indexed while building. */
  cursor: string().default(''),
  done: number().default(0),
  total: number().default(0),
});
export type ResumeIndexState = Model<typeof indexStateSchema>;

/** A resume in the index. Email and file identify resumes of the same person. */
const filedResumeSchema = record({
  jobId: string().required(),
  candidateId: string().required(),
  email: string().default(''),
  sha256: string().default(''),
  /** Milliseconds since 1970. */
  addedAt: number().default(0),
  terms: list(string().required(), 1_000),
});
export type FiledResume = Model<typeof filedResumeSchema>;

/** A resume as postings name it. */
export interface ResumePlace {
  jobId: string;
  candidateId: string;
}

/** A change of the index: the resume to index, or only its key to remove it. */
export type ResumeFiling = ResumePlace & { filed: FiledResume | null };

export const resumeIndexStore = {
  /** Progress of the index; null when it was never requested, or has another version. */
  async state(organizationId: string): Promise<ResumeIndexState | null> {
    const stored = await readDocument(documents.resumeIndex(organizationId), indexStateSchema);
    return stored?.version === resumeIndexVersion ? stored : null;
  },

  /** Starts building the index, unless another call has started it. */
  async begin(organizationId: string): Promise<ResumeIndexState> {
    const db = firestore();
    const counted = await candidatesOf(organizationId).count().get();
    const total = counted.data().count;
    const begun = { version: resumeIndexVersion, state: 'building' as const, cursor: '', done: 0, total };
    const reference = db.doc(documents.resumeIndex(organizationId));
    return await db.runTransaction(async (transaction) => {
      const stored = castDocument((await transaction.get(reference)).data(), indexStateSchema);
      if (stored?.version === resumeIndexVersion) return stored;
      transaction.set(reference, begun);
      return begun;
    });
  },

  /** The next candidates of the organization to index, over all jobs. */
  async candidatesAfter(organizationId: string, cursor: string, max: number): Promise<JobCandidate[]> {
    const query = candidatesOf(organizationId).orderBy(FieldPath.documentId()).limit(max);
    const page = await (cursor === '' ? query : query.startAfter(firestore().doc(cursor))).get();
    return page.docs.flatMap((snapshot) => castDocument(snapshot.data(), jobCandidateSchema) ?? []);
  },

  /**
   * Stores the progress of building, unless another call was faster.
   * @param last the last indexed candidate; null at the end.
   */
  async advance(
    organizationId: string,
    from: ResumeIndexState,
    { seen, last }: { seen: number; last: ResumePlace | null },
  ): Promise<ResumeIndexState> {
    const db = firestore();
    const reference = db.doc(documents.resumeIndex(organizationId));
    return await db.runTransaction(async (transaction) => {
      const current = castDocument((await transaction.get(reference)).data(), indexStateSchema) ?? from;
      if (current.cursor !== from.cursor || current.state === 'ready') return current;
      const done = current.done + seen;
      const next: ResumeIndexState = last
        ? { ...current, done, cursor: documents.candidate(organizationId, last.jobId, last.candidateId) }
        : { ...current, done, state: 'ready' };
      transaction.set(reference, next);
      return next;
    });
  },

  /** Adds resumes to their terms or removes them, in one batch. Idempotent. */
  async file(organizationId: string, filings: readonly ResumeFiling[]): Promise<void> {
    if (filings.length === 0) return;
    const db = firestore();
    const references = filings.map(({ candidateId }) => filedReference(organizationId, candidateId));
    await db.runTransaction(async (transaction) => {
      const stored = await transaction.getAll(...references);
      const changes = new PostingChanges();
      filings.forEach(({ filed, ...place }, index) => {
        const before = castDocument(stored[index]?.data(), filedResumeSchema);
        const reference = filedReference(organizationId, place.candidateId);
        if (filed) transaction.set(reference, { ...filed, version: resumeIndexVersion });
        else if (before) transaction.delete(reference);
        else return;
        changes.add(place, before?.terms ?? [], filed?.terms ?? []);
      });
      changes.write(transaction, organizationId);
    });
  },

  /** The resumes of some terms. */
  async postings(organizationId: string, terms: readonly string[]): Promise<Map<string, ResumePlace[]>> {
    if (terms.length === 0) return new Map();
    const keys = terms.flatMap((term) => Array.from({ length: shards }, (_, shard) => ({ term, shard })));
    const snapshots = await firestore().getAll(
      ...keys.map(({ term, shard }) => postingReference(organizationId, term, shard)),
    );
    const found = new Map<string, ResumePlace[]>();
    keys.forEach(({ term }, index) => {
      const entries: unknown = snapshots[index]?.get('entries');
      if (Array.isArray(entries)) found.set(term, [...(found.get(term) ?? []), ...entries.flatMap(placeOf)]);
    });
    return found;
  },

  /** Data of resumes in the index; missing ones are left out. */
  async filed(organizationId: string, candidateIds: readonly string[]): Promise<FiledResume[]> {
    if (candidateIds.length === 0) return [];
    const references = candidateIds.map((id) => filedReference(organizationId, id));
    const snapshots = await firestore().getAll(...references);
    return snapshots.flatMap((snapshot) => castDocument(snapshot.data(), filedResumeSchema) ?? []);
  },
};

/** Changes of postings, one document each, regardless of the number of resumes. */
class PostingChanges {
  readonly #added = new Map<string, string[]>();
  readonly #removed = new Map<string, string[]>();

  add(place: ResumePlace, before: readonly string[], after: readonly string[]): void {
    const shard = shardOf(place.candidateId);
    const entry = `${place.jobId}/${place.candidateId}`;
    const note = (changes: Map<string, string[]>, term: string) => {
      const id = postingId(term, shard);
      changes.set(id, [...(changes.get(id) ?? []), entry]);
    };
    const [old, now] = [new Set(before), new Set(after)];
    for (const term of now) if (!old.has(term)) note(this.#added, term);
    for (const term of old) if (!now.has(term)) note(this.#removed, term);
  }

  write(transaction: Transaction, organizationId: string): void {
    const postings = firestore().collection(collections.postings(organizationId));
    for (const [id, entries] of this.#added) {
      transaction.set(postings.doc(id), { entries: FieldValue.arrayUnion(...entries) }, { merge: true });
    }
    for (const [id, entries] of this.#removed) {
      transaction.set(postings.doc(id), { entries: FieldValue.arrayRemove(...entries) }, { merge: true });
    }
  }
}

function candidatesOf(organizationId: string) {
  return firestore().collectionGroup('candidates').where('organizationId', '==', organizationId);
}

function filedReference(organizationId: string, candidateId: string) {
  return firestore().collection(collections.indexedResumes(organizationId)).doc(candidateId);
}

function postingReference(organizationId: string, term: string, shard: number) {
  return firestore().collection(collections.postings(organizationId)).doc(postingId(term, shard));
}

/** Terms may have characters that document ids may not. */
function postingId(term: string, shard: number): string {
  const hash = createHash('sha256').update(`${resumeIndexVersion}\n${term}`).digest('base64url').slice(0, 27);
  return `${hash}-${shard}`;
}

function shardOf(candidateId: string): number {
  return (createHash('sha256').update(candidateId).digest()[0] ?? 0) % shards;
}

function placeOf(entry: unknown): ResumePlace[] {
  const [jobId, candidateId] = typeof entry === 'string' ? entry.split('/') : [];
  return jobId && candidateId ? [{ jobId, candidateId }] : [];
}
