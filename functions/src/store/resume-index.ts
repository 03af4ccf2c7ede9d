import { createHash } from 'node:crypto';
import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { number, string } from 'yup';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { list, record, type Model } from '@portal/domain/fields/model';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, readDocument } from './firestore';

/**
 * An inverted index over the resumes of an organization, `resumeIndexes/{organizationId}`: `postings` lead from a term
 * to its resumes, `resumes` hold the terms of a resume. A document holds 1 MiB, so each {@link resumesPerPart} resumes have
 * postings of their own: a search for thirty terms reads {@link shards} documents of each part.
 */

/** Documents of a term in one part of the index: each takes one write per second. */
const shards = 4;
/**
 * Resumes of a part. If all of them have a term, its documents have 10,000 entries of some 45 bytes: half of what fits, because
 * a part whose resumes are deleted makes room that the next one takes.
 */
const resumesPerPart = 40_000;
/** Changes per count of the resumes. */
const changesPerCount = 128;
/** The status of Firestore for a document that exceeds its maximum size. */
const invalidArgument = 3;

/** Increased when the terms or their storage change; everything is indexed again then. */
export const resumeIndexVersion = 1;

const indexStateSchema = record({
  version: number().default(0),
  state: string().oneOf(['building', 'ready']).default('building'),
  /** Path of the last candidate that was indexed while building. */
  cursor: string().default(''),
  done: number().default(0),
  total: number().default(0),
  /** The part that new resumes are added to, from 0. */
  part: number().integer().min(0).default(0),
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
  /** The part of the index that has its postings. */
  part: number().integer().min(0).default(0),
  terms: list(string().required(), 1_000),
});
export type FiledResume = Model<typeof filedResumeSchema>;
/** A resume to index: the index chooses its part. */
type ResumeToFile = Omit<FiledResume, 'part'>;

/** The terms of a resume, and the part of the index that has them. */
type FiledTerms = Pick<FiledResume, 'part' | 'terms'>;

/** A resume as postings name it. */
export interface ResumePlace {
  jobId: string;
  candidateId: string;
}

/** A change of the index: the resume to index, or only its key to remove it. */
export type ResumeFiling = ResumePlace & { filed: ResumeToFile | null };

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
    const fresh = { version: resumeIndexVersion, state: 'building' as const, cursor: '', done: 0, total };
    const reference = db.doc(documents.resumeIndex(organizationId));
    return await db.runTransaction(async (transaction) => {
      const stored = castDocument((await transaction.get(reference)).data(), indexStateSchema);
      if (stored?.version === resumeIndexVersion) return stored;
      // Resumes that arrived before may have filled a part.
      const begun = { ...fresh, part: stored?.part ?? 0 };
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

  /**
   * Adds resumes to their terms or removes them, in one batch. Idempotent. A resume stays in its part of the index; where a
   * document of a term there is full, the resumes of the batch move to the last part, or to a new one.
   * @param perPart the number of resumes after which a new part begins.
   */
  async file(
    organizationId: string,
    filings: readonly ResumeFiling[],
    { perPart = resumesPerPart, perCount = changesPerCount } = {},
  ): Promise<void> {
    if (filings.length === 0) return;
    const part = await currentPart(organizationId);
    const isFiled = (target: Target) => hasRoomFor(() => fileInto(organizationId, filings, target));
    if (!(await isFiled({ part, isMoved: false })) && !(await isFiled({ part, isMoved: true }))) {
      await fileInto(organizationId, filings, { part: part + 1, isMoved: true });
      await beginPart(organizationId, part + 1);
      return;
    }
    if (!filings.some(({ candidateId, filed }) => filed && hashOf(candidateId).readUInt16BE(1) % perCount === 0))
      return;
    const counted = await firestore().collection(collections.indexedResumes(organizationId)).count().get();
    if (counted.data().count >= (part + 1) * perPart) await beginPart(organizationId, part + 1);
  },

  /** The resumes of some terms. */
  async postings(organizationId: string, terms: readonly string[]): Promise<Map<string, ResumePlace[]>> {
    if (terms.length === 0) return new Map();
    const documentsOfTerm = shards * ((await currentPart(organizationId)) + 1);
    const keys = terms.flatMap((term) => Array.from({ length: documentsOfTerm }, (_, shard) => ({ term, shard })));
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

/**
 * The part that new resumes are added to. Read outside of transactions: the document is shared by all changes, and an outdated
 * answer only adds to a part that has room for more.
 */
async function currentPart(organizationId: string): Promise<number> {
  return (await readDocument(documents.resumeIndex(organizationId), indexStateSchema))?.part ?? 0;
}

/** Begins a part, unless another call has begun it or a later one. */
async function beginPart(organizationId: string, part: number): Promise<void> {
  const db = firestore();
  const reference = db.doc(documents.resumeIndex(organizationId));
  await db.runTransaction(async (transaction) => {
    const stored = castDocument((await transaction.get(reference)).data(), indexStateSchema);
    if ((stored?.part ?? 0) < part) transaction.set(reference, { part }, { merge: true });
  });
}

/** @returns false when a document would exceed its maximum size. */
async function hasRoomFor(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === invalidArgument) return false;
    throw error;
  }
}

/** Where resumes are filed: `part` takes new ones and, if they move, also those of other parts. */
interface Target {
  part: number;
  isMoved: boolean;
}

async function fileInto(organizationId: string, filings: readonly ResumeFiling[], target: Target): Promise<void> {
  const references = filings.map(({ candidateId }) => filedReference(organizationId, candidateId));
  await firestore().runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...references);
    const changes = new PostingChanges();
    filings.forEach(({ filed, ...place }, index) => {
      const before = castDocument(stored[index]?.data(), filedResumeSchema);
      const reference = filedReference(organizationId, place.candidateId);
      const part = target.isMoved ? target.part : (before?.part ?? target.part);
      if (filed) transaction.set(reference, { ...filed, part, version: resumeIndexVersion });
      else if (before) transaction.delete(reference);
      else return;
      changes.add(place, before, { part, terms: filed?.terms ?? [] });
    });
    changes.write(transaction, organizationId);
  });
}

/** Changes of postings, one document each, regardless of the number of resumes. */
class PostingChanges {
  readonly #added = new Map<string, string[]>();
  readonly #removed = new Map<string, string[]>();

  add(place: ResumePlace, before: FiledTerms | null, after: FiledTerms): void {
    const shard = shardOf(place.candidateId);
    const entry = `${place.jobId}/${place.candidateId}`;
    const idsOf = (filed: FiledTerms | null) =>
      new Set(filed?.terms.map((term) => postingId(term, filed.part * shards + shard)));
    const note = (changes: Map<string, string[]>, id: string) => {
      changes.set(id, [...(changes.get(id) ?? []), entry]);
    };
    const [old, now] = [idsOf(before), idsOf(after)];
    for (const id of now) if (!old.has(id)) note(this.#added, id);
    for (const id of old) if (!now.has(id)) note(this.#removed, id);
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
  return hashOf(candidateId).readUInt8(0) % shards;
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function placeOf(entry: unknown): ResumePlace[] {
  const [jobId, candidateId] = typeof entry === 'string' ? entry.split('/') : [];
  return jobId && candidateId ? [{ jobId, candidateId }] : [];
}
