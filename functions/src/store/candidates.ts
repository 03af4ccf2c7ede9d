import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { FieldValue } from 'firebase-admin/firestore';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import { attachmentSchema, type Attachment } from '@portal/domain/candidates/attachment';
import { comparableEmail, type DuplicateCandidate } from '@portal/domain/candidates/duplicate';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { resumeParsingSchema, type ResumeParsing } from '@portal/domain/candidates/parsing-record';
import type { Activity } from '@portal/domain/events/activity';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { searchTokensField, searchTokensOf, storedTokens } from '@portal/domain/search/searchable';
import { addActivity } from './add-activity';
import {
  castDocument,
  chunksOf,
  firestore,
  isAlreadyExists,
  isNotFound,
  pageOf,
  readDocument,
  timestampFrom,
} from './firestore';
import type { LinkSecrets } from './jobs';
import { parserDocumentsStore } from './parser-documents';
import { writeNewResume, type CarriedCorrections } from './write-new-resume';

/** Maximum number of duplicates to show. */
const maxDuplicates = 10;

/** Maximum number of candidates that one query checks. */
const maxMarked = 300;

export const candidatesStore = {
  async get({ organizationId, jobId, candidateId }: CandidateKey): Promise<JobCandidate | null> {
    return await readDocument(documents.candidate(organizationId, jobId, candidateId), jobCandidateSchema);
  },

  /** The candidates of a job that changed last, except deleted ones; fewer when deleted ones are among the latest. */
  async recentOfJob(
    { organizationId, jobId }: Omit<CandidateKey, 'candidateId'>,
    limit: number,
  ): Promise<JobCandidate[]> {
    const candidates = firestore().collection(collections.candidates(organizationId, jobId));
    const { docs } = await candidates.orderBy('activityAt', 'desc').limit(limit).get();
    const found = docs.flatMap((document) => castDocument(document.data(), jobCandidateSchema) ?? []);
    return found.filter(({ isDeleted }) => !isDeleted);
  },

  /** A page of a job's candidates in the order of their ids, deleted ones among them. @param page as of jobs. */
  async page(
    { organizationId, jobId }: Omit<CandidateKey, 'candidateId'>,
    page: { after: string; limit: number },
  ): Promise<JobCandidate[]> {
    const docs = await pageOf(collections.candidates(organizationId, jobId), page);
    return docs.flatMap((document) => castDocument(document.data(), jobCandidateSchema) ?? []);
  },

  async parsing({ organizationId, jobId, candidateId }: CandidateKey): Promise<ResumeParsing | null> {
    return await readDocument(documents.candidateParsing(organizationId, jobId, candidateId), resumeParsingSchema);
  },

  async attachment({ organizationId, jobId, candidateId }: CandidateKey, fileId: string): Promise<Attachment | null> {
    const path = `${collections.fileAttachments(organizationId, jobId, candidateId)}/${fileId}`;
    return await readDocument(path, attachmentSchema);
  },

  /** Candidates of a job with this email or file, except deleted ones. */
  async findDuplicates(
    { organizationId, jobId }: Omit<CandidateKey, 'candidateId'>,
    { email, sha256 }: { email: string; sha256: string },
  ): Promise<DuplicateCandidate[]> {
    const candidates = firestore().collection(collections.candidates(organizationId, jobId));
    const found = await Promise.all([
      sha256 ? candidates.where('resume.sha256', '==', sha256).limit(maxDuplicates).get() : null,
      email ? candidates.where('email', '==', comparableEmail(email)).limit(maxDuplicates).get() : null,
    ]);
    const matches = found.flatMap((snapshot, index) =>
      (snapshot?.docs ?? []).flatMap((document): DuplicateCandidate[] => {
        const candidate = castDocument(document.data(), jobCandidateSchema);
        if (!candidate || candidate.isDeleted) return [];
        return [
          { candidateId: candidate.id, fullName: candidateName(candidate), reason: index === 0 ? 'file' : 'email' },
        ];
      }),
    );
    return matches.filter(
      ({ candidateId }, index) => matches.findIndex((other) => other.candidateId === candidateId) === index,
    );
  },

  /**
   * Which of some people a job has already, by email or file, except deleted ones.
   * @returns their marks, `email:…` and `file:…`.
   */
  async marksInJob(
    { organizationId, jobId }: Omit<CandidateKey, 'candidateId'>,
    people: readonly { email: string; sha256: string }[],
  ): Promise<Set<string>> {
    const candidates = firestore().collection(collections.candidates(organizationId, jobId));
    const pages = [
      ...chunksOf(people.map(({ email }) => comparableEmail(email))).map((values) => ({ field: 'email', values })),
      ...chunksOf(people.map(({ sha256 }) => sha256)).map((values) => ({ field: 'resume.sha256', values })),
    ];
    const found = await Promise.all(
      pages.map(({ field, values }) =>
        candidates.where(field, 'in', values).select('email', 'resume.sha256', 'isDeleted').limit(maxMarked).get(),
      ),
    );
    const there = found.flatMap(({ docs }) => docs).filter((document) => document.get('isDeleted') !== true);
    return new Set(
      there.flatMap((document) => [
        `email:${comparableEmail(String(document.get('email')))}`,
        `file:${String(document.get('resume.sha256'))}`,
      ]),
    );
  },

  writeNewResume,

  /** Number of candidates of a job, including deleted ones. */
  async countOfJob(organizationId: string, jobId: string): Promise<number> {
    const counted = await firestore().collection(collections.candidates(organizationId, jobId)).count().get();
    return counted.data().count;
  },

  /**
   * Marks a candidate as submitted to the client, which also shows them in Client Connect; the date of an earlier
   * submission stays.
   */
  async markSubmitted({ organizationId, jobId, candidateId }: CandidateKey): Promise<void> {
    const db = firestore();
    const reference = db.doc(documents.candidate(organizationId, jobId, candidateId));
    await db.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(reference);
      if (!snapshot.exists) return;
      const submittedDate: unknown = snapshot.get('submissionStatus.submittedDate');
      transaction.update(reference, {
        'submissionStatus.client': true,
        'submissionStatus.portal': true,
        'submissionStatus.shownAt': FieldValue.serverTimestamp(),
        'submissionStatus.submittedDate': submittedDate ?? FieldValue.serverTimestamp(),
        activityAt: FieldValue.serverTimestamp(),
      });
    });
  },

  /** Sets the organization's own status of a submission. */
  async setStatusDetail({ organizationId, jobId, candidateId }: CandidateKey, detail: string): Promise<void> {
    await firestore()
      .doc(documents.candidate(organizationId, jobId, candidateId))
      .update({ 'submissionStatus.detail': detail, activityAt: FieldValue.serverTimestamp() });
  },

  /** Sets when the public link expires; null for never. @returns false when the candidate is gone. */
  async setLinkExpiry(
    { organizationId, jobId, candidateId }: CandidateKey,
    linkExpiry: number | null,
    activity: Partial<Activity> & Pick<Activity, 'eventType'>,
  ): Promise<boolean> {
    const db = firestore();
    const batch = db.batch();
    batch.update(db.doc(documents.candidate(organizationId, jobId, candidateId)), {
      'public.linkExpiry': timestampFrom(linkExpiry),
      activityAt: FieldValue.serverTimestamp(),
    });
    addActivity(batch, collections.candidateEvents(organizationId, jobId, candidateId), { ...activity, candidateId });
    addActivity(batch, collections.jobEvents(organizationId, jobId), { ...activity, candidateId });
    try {
      await batch.commit();
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  },

  /**
   * Creates a candidate with everything that belongs to it, in one batch.
   * @returns false when the id exists already; nothing is written then.
   */
  async create(options: {
    candidate: JobCandidate;
    /** Milliseconds since 1970; null for never. */
    linkExpiry: number | null;
    parsing: Omit<ResumeParsing, 'parsedAt' | 'gradedAt' | 'gradeFailedAt' | 'gradedFor' | 'keys' | 'fileId'> &
      Partial<Pick<ResumeParsing, 'keys'>>;
    /** Corrections of the same resume at another job, and its original parsing. */
    corrected?: Omit<CarriedCorrections, 'parsing'> | undefined;
    secrets: LinkSecrets;
    activity: Partial<Activity> & Pick<Activity, 'eventType'>;
  }): Promise<boolean> {
    const { candidate, linkExpiry, parsing, corrected, secrets, activity } = options;
    const { id, organizationId, jobId } = candidate;
    const db = firestore();
    const now = FieldValue.serverTimestamp();
    const batch = db.batch();
    batch.create(db.doc(documents.candidate(organizationId, jobId, id)), {
      ...candidate,
      [searchTokensField]: storedTokens(searchTokensOf('candidates', candidate)),
      public: { ...candidate.public, linkExpiry: timestampFrom(linkExpiry) },
      createdAt: now,
      activityAt: now,
    });
    batch.create(db.doc(documents.publicCandidate(id)), {
      organizationId,
      jobId,
      publicToken: candidate.public.publicToken,
      resumeLink: candidate.public.resumeLink,
    });
    batch.set(db.doc(documents.candidateParsing(organizationId, jobId, id)), { ...parsing, parsedAt: now });
    if (corrected) {
      batch.set(db.doc(documents.candidateCorrections(organizationId, jobId, id)), corrected.corrections);
      batch.set(db.doc(documents.candidateOriginalParsing(organizationId, jobId, id)), corrected.original);
    }
    batch.set(db.doc(documents.candidateAccess(organizationId, jobId, id)), secrets);
    addActivity(batch, collections.candidateEvents(organizationId, jobId, id), activity, activity.eventType);
    addActivity(batch, collections.jobEvents(organizationId, jobId), activity, `${activity.eventType}-${id}`);
    parserDocumentsStore.markUsed(batch, parserIndexIds.resumes(organizationId), id);
    try {
      await batch.commit();
      return true;
    } catch (error) {
      if (isAlreadyExists(error)) return false;
      throw error;
    }
  },

  /** Deletes the documents that functions created for a deleted candidate. */
  async removeTraces({ organizationId, jobId, candidateId }: CandidateKey): Promise<void> {
    const db = firestore();
    const batch = db.batch();
    batch.delete(db.doc(documents.publicCandidate(candidateId)));
    batch.delete(db.doc(documents.candidateAccess(organizationId, jobId, candidateId)));
    batch.delete(db.doc(documents.candidateParsing(organizationId, jobId, candidateId)));
    batch.delete(db.doc(documents.candidateCorrections(organizationId, jobId, candidateId)));
    batch.delete(db.doc(documents.candidateOriginalParsing(organizationId, jobId, candidateId)));
    const indexId = parserIndexIds.resumes(organizationId).toLowerCase();
    batch.delete(db.doc(documents.parserDocument(indexId, candidateId)));
    await batch.commit();
  },
};

/** The candidate in the data of a trigger. */
export function candidateFrom(data: Record<string, unknown> | undefined): JobCandidate | null {
  return castDocument(data, jobCandidateSchema);
}
