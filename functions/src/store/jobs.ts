import { FieldValue } from 'firebase-admin/firestore';
import { jobParsingRecordSchema, type JobParsingRecord } from '@portal/domain/candidates/parsing-record';
import type { GradeWeights } from '@portal/domain/grading/grade';
import type { MustHaves } from '@portal/domain/grading/must-have';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import type { ContactPerson } from '@portal/domain/organizations/bullhorn-settings';
import { isDocumentId } from '@portal/domain/paths/document-id';
import { jobProfileSchema, type JobProfile } from '@portal/domain/profiles/job-profile';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { emptyActivity } from './add-activity';
import { castDocument, firestore, pageOf, readDocument } from './firestore';
import { dropRun, startRun, type NewGradingRun } from './grading-runs';
import type { IndexedJob } from './parser-documents';

/** Secrets of links that are not public; for functions only. */
export interface LinkSecrets {
  privateToken: string;
  secretPin: string;
}

/** Maximum number of attempts when others write at the same time; they count again as well. */
const recountAttempts = 10;

export const jobsStore = {
  async get(organizationId: string, jobId: string): Promise<Job | null> {
    return await readDocument(documents.job(organizationId, jobId), jobSchema);
  },

  /** The jobs of these ids that are stored, in the order of the ids. */
  async getAll(organizationId: string, jobIds: readonly string[]): Promise<Job[]> {
    const references = jobIds.map((jobId) => firestore().doc(documents.job(organizationId, jobId)));
    const snapshots = references.length > 0 ? await firestore().getAll(...references) : [];
    return snapshots.flatMap((snapshot) => castDocument(snapshot.data(), jobSchema) ?? []);
  },

  /** The jobs that changed last. */
  async recent(organizationId: string, limit: number): Promise<Job[]> {
    const jobs = firestore().collection(collections.jobs(organizationId));
    const { docs } = await jobs.orderBy('activityAt', 'desc').limit(limit).get();
    return docs.flatMap((document) => castDocument(document.data(), jobSchema) ?? []);
  },

  /** A page of all jobs in the order of their ids. @param page.after the last id of the page before; `''` for the first. */
  async page(organizationId: string, page: { after: string; limit: number }): Promise<Job[]> {
    const docs = await pageOf(collections.jobs(organizationId), page);
    return docs.flatMap((document) => castDocument(document.data(), jobSchema) ?? []);
  },

  /** A profile of a job; null when there is none. */
  async profile(organizationId: string, jobId: string, profileId: string): Promise<JobProfile | null> {
    if (!isDocumentId(profileId)) return null;
    return await readDocument(`${collections.jobProfiles(organizationId, jobId)}/${profileId}`, jobProfileSchema);
  },

  async parsing(organizationId: string, jobId: string): Promise<JobParsingRecord | null> {
    return await readDocument(documents.jobParsing(organizationId, jobId), jobParsingRecordSchema);
  },

  /** The job's own access code, which the job itself does not hold; `''` for none. */
  async accessCode(organizationId: string, jobId: string): Promise<string> {
    const code: unknown = (await firestore().doc(documents.jobAccess(organizationId, jobId)).get()).get('accessCode');
    return typeof code === 'string' ? code : '';
  },

  /** Sets the job's own access code; `''` removes it. */
  async setAccessCode(given: {
    organizationId: string;
    jobId: string;
    accessCode: string;
    contactPerson: ContactPerson;
    changedBy: string;
  }): Promise<void> {
    const { organizationId, jobId, accessCode, contactPerson, changedBy } = given;
    const db = firestore();
    const batch = db.batch();
    const hasAccessCode = accessCode !== '';
    batch.update(db.doc(documents.job(organizationId, jobId)), {
      integration: hasAccessCode
        ? { bullhorn: { publicResume: { contactPerson, hasAccessCode, accessCode: '' } } }
        : FieldValue.delete(),
      changedBy,
      activityAt: FieldValue.serverTimestamp(),
    });
    batch.set(
      db.doc(documents.jobAccess(organizationId, jobId)),
      { accessCode: hasAccessCode ? accessCode : FieldValue.delete() },
      { merge: true },
    );
    await batch.commit();
  },

  /**
   * Creates the public link of a job, once: token, link, secrets, pointer, first activity. A job that has one, or is
   * gone, stays unchanged. So does a job whose id leads to another organization's job already: browsers choose the ids,
   * and nobody may take over an existing link.
   * @returns whether the id leads to this job.
   */
  async publish(options: {
    organizationId: string;
    jobId: string;
    publicToken: string;
    jobLink: string;
    secrets: LinkSecrets;
    /** Name of the user who added the job, for the activity. */
    actorName: string;
  }): Promise<boolean> {
    const { organizationId, jobId, publicToken, jobLink, secrets, actorName } = options;
    const db = firestore();
    const job = db.doc(documents.job(organizationId, jobId));
    const pointer = db.doc(documents.publicJob(jobId));
    return await db.runTransaction(async (transaction) => {
      const [snapshot, taken] = await transaction.getAll(job, pointer);
      if (taken?.exists && taken.get('organizationId') !== organizationId) return false;
      if (!snapshot?.exists || snapshot.get('public') !== undefined) return true;
      transaction.update(job, {
        public: { organizationId, publicToken, jobLink, pageViews: 0, upVotes: 0, downVotes: 0 },
      });
      transaction.set(db.doc(documents.jobAccess(organizationId, jobId)), secrets);
      transaction.set(pointer, { organizationId, jobId, publicToken, jobLink });
      const createdBy: unknown = snapshot.get('createdBy');
      transaction.set(db.doc(`${collections.jobEvents(organizationId, jobId)}/jobAdded`), {
        ...emptyActivity,
        eventType: 'jobAdded',
        userId: typeof createdBy === 'string' ? createdBy : '',
        actorName,
        date: FieldValue.serverTimestamp(),
      });
      return true;
    });
  },

  /**
   * Stores the parsed job unless the job has changed since; a later event then brings newer data.
   * @param isCurrent checks the current job.
   * @returns whether it was stored.
   */
  async saveParsing(options: {
    organizationId: string;
    jobId: string;
    record: Omit<JobParsingRecord, 'parsedAt'>;
    indexed: Omit<IndexedJob, 'expiresAt' | 'indexId' | 'documentId'>;
    sourceHash: string;
    factsHash: string;
    suggestedWeights: GradeWeights;
    suggestedMustHaves: MustHaves;
    engineVersion: string;
    /** Grades all candidates; null when there are none. */
    run: NewGradingRun | null;
    isCurrent: (job: Job) => boolean;
  }): Promise<boolean> {
    const { organizationId, jobId } = options;
    const db = firestore();
    const reference = db.doc(documents.job(organizationId, jobId));
    const indexId = parserIndexIds.jobs(organizationId);
    return await db.runTransaction(async (transaction) => {
      const job = castDocument((await transaction.get(reference)).data(), jobSchema);
      if (!job || !options.isCurrent(job)) return false;
      transaction.set(db.doc(documents.jobParsing(organizationId, jobId)), {
        ...options.record,
        parsedAt: FieldValue.serverTimestamp(),
      });
      transaction.set(db.doc(documents.parserIndex(indexId.toLowerCase())), { indexId: indexId.toLowerCase() });
      transaction.set(db.doc(documents.parserDocument(indexId.toLowerCase(), jobId)), {
        ...options.indexed,
        indexId: indexId.toLowerCase(),
        documentId: jobId,
      });
      transaction.update(reference, {
        sovren: {
          documentId: jobId,
          indexId,
          sovrenParsedStatus: 'parsed',
          engineVersion: options.engineVersion,
          sourceHash: options.sourceHash,
          factsHash: options.factsHash,
          suggestedWeights: options.suggestedWeights,
          suggestedMustHaves: options.suggestedMustHaves,
        },
      });
      if (options.run) startRun(transaction, options, options.run);
      return true;
    });
  },

  /**
   * Marks the job's source as handled and starts a run that reweighs its candidates, unless the job has changed since.
   * @returns whether it has not.
   */
  async startReweighing(options: {
    organizationId: string;
    jobId: string;
    sourceHash: string;
    /** Null when there are no candidates. */
    run: NewGradingRun | null;
    isCurrent: (job: Job) => boolean;
  }): Promise<boolean> {
    const reference = firestore().doc(documents.job(options.organizationId, options.jobId));
    return await firestore().runTransaction(async (transaction) => {
      const job = castDocument((await transaction.get(reference)).data(), jobSchema);
      if (!job || !options.isCurrent(job)) return false;
      transaction.update(reference, { 'sovren.sourceHash': options.sourceHash });
      if (options.run) startRun(transaction, options, options.run);
      return true;
    });
  },

  /** Records that the job's description cannot be parsed; candidates are no longer graded against it. */
  async markUnparsed(organizationId: string, jobId: string, sourceHash: string): Promise<void> {
    await firestore().runTransaction((transaction) => {
      transaction.update(firestore().doc(documents.job(organizationId, jobId)), {
        'sovren.sovrenParsedStatus': 'failed',
        'sovren.sourceHash': sourceHash,
        grading: FieldValue.delete(),
      });
      dropRun(transaction, { organizationId, jobId });
      return Promise.resolve();
    });
  },

  /**
   * Summarizes the candidates of a job and stores the result. Hundreds of uploads arrive at once, so there is no lock:
   * every writer summarizes again afterwards, and the last one stores the right numbers.
   */
  async summarizeCandidates(organizationId: string, jobId: string): Promise<void> {
    const db = firestore();
    const reference = db.doc(documents.job(organizationId, jobId));
    const listed = db.collection(collections.candidates(organizationId, jobId)).where('isDeleted', '==', false);
    const best = listed.orderBy('sovren.weightedScore', 'desc').limit(1).select('sovren.weightedScore');
    const withActivity = listed.where('analytics.newLatestActivities', '>', 0).count();
    for (let attempt = 0; attempt < recountAttempts; attempt += 1) {
      const [job, counted, scores, active] = await Promise.all([
        reference.get(),
        listed.count().get(),
        best.get(),
        withActivity.get(),
      ]);
      const score: unknown = scores.docs[0]?.get('sovren.weightedScore');
      const summary = {
        totalCandidates: counted.data().count,
        bestScore: typeof score === 'number' ? score : null,
        newActivity: active.data().count,
      };
      const isStored = Object.entries(summary).every(([field, value]) => job.get(field) === value);
      if (!job.exists || isStored) return;
      await reference.update(summary);
    }
  },

  /** Counts a view of the public page. */
  async countView(organizationId: string, jobId: string): Promise<void> {
    const reference = firestore().doc(documents.job(organizationId, jobId));
    await reference.update({ 'public.pageViews': FieldValue.increment(1) });
  },

  /**
   * Deletes the documents that functions created for a deleted job; a link that leads to another organization's job
   * stays.
   */
  async removeTraces(organizationId: string, jobId: string): Promise<void> {
    const db = firestore();
    const pointer = db.doc(documents.publicJob(jobId));
    await db.runTransaction(async (transaction) => {
      const isOwn = (await transaction.get(pointer)).get('organizationId') === organizationId;
      if (isOwn) transaction.delete(pointer);
      transaction.delete(db.doc(documents.jobAccess(organizationId, jobId)));
      transaction.delete(db.doc(documents.jobParsing(organizationId, jobId)));
      dropRun(transaction, { organizationId, jobId });
      transaction.delete(db.doc(documents.parserDocument(parserIndexIds.jobs(organizationId).toLowerCase(), jobId)));
    });
  },
};

/** The job in the data of a trigger. */
export function jobFrom(data: Record<string, unknown> | undefined): Job | null {
  return castDocument(data, jobSchema);
}
