import {
  FieldPath,
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type Precondition,
  type Timestamp,
} from 'firebase-admin/firestore';
import { resumeParsingSchema } from '@portal/domain/candidates/parsing-record';
import type { Grade } from '@portal/domain/grading/grade';
import { countMustHaves } from '@portal/domain/grading/must-have';
import { adjustmentOf } from '@portal/domain/grading/weights';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { castDocument, firestore, hasChanged, isNotFound } from './firestore';
import { addActivity } from './add-activity';

interface JobKey {
  organizationId: string;
  jobId: string;
}

/** A resume as read for grading. */
export interface StoredResume {
  candidateId: string;
  /** Null for a candidate whose resume is not parsed, or when not requested. */
  parsed: ParsedResume | null;
  /** The last grade and the facts of the job it was made for. */
  grade: Grade | null;
  gradedFor: string;
  /** Update time of the parsing record, absent when there is none; a grade is stored for this version only. */
  readAt: Timestamp | undefined;
}

export interface GradeToSave {
  candidateId: string;
  grade: Grade;
  /** See `gradedFor` of the parsing record. */
  gradedFor: string;
  /** Update time of the graded resume. */
  readAt: Timestamp;
  /** Whether to record an activity. */
  recordsActivity: boolean;
}

/** A candidate's fields of grading before its first grade; the trigger grades a candidate with these. */
export const ungradedFields = {
  'sovren.weightedScore': null,
  'sovren.unweightedScores': {},
  'sovren.mustHavesMet': null,
  'sovren.mustHavesAsked': 0,
  'sovren.meetsMustHaves': false,
} as const;

/** The fields of a parsing record that grading needs, without the HTML. */
const fieldsToGrade = ['parsed', 'grade', 'gradedFor'];
const fieldsToWeigh = ['grade', 'gradedFor'];

export const candidateGradesStore = {
  /**
   * Candidates of a job with their stored resumes, a page at a time, ordered by id: one read of the candidate and one
   * of its parsing record each, none of a document.
   * @param options.omitsParsed leaves out the parsed resume, for grades that are only reweighed.
   */
  async page(
    { organizationId, jobId }: JobKey,
    options: { after: string; max: number; omitsParsed: boolean },
  ): Promise<StoredResume[]> {
    const db = firestore();
    const query = db
      .collection(collections.candidates(organizationId, jobId))
      .orderBy(FieldPath.documentId())
      .select('restriction.isOn')
      .limit(options.max);
    const found = await (options.after === '' ? query : query.startAfter(options.after)).get();
    const places = found.docs.map((snapshot) => ({ jobId, candidateId: snapshot.id }));
    const resumes = await readResumes(db, organizationId, places, options.omitsParsed ? fieldsToWeigh : fieldsToGrade);
    // What must not be processed counts as not read.
    return resumes.map((resume, index) =>
      found.docs[index]?.get('restriction.isOn') === true
        ? { ...resume, parsed: null, grade: null, readAt: undefined }
        : resume,
    );
  },

  /** Those of the ids that may be graded: all but candidates whose data must not be processed. */
  async gradable({ organizationId, jobId }: JobKey, candidateIds: readonly string[]): Promise<string[]> {
    if (candidateIds.length === 0) return [];
    const db = firestore();
    const references = candidateIds.map((id) => db.doc(documents.candidate(organizationId, jobId, id)));
    const snapshots = await db.getAll(...references, { fieldMask: ['restriction.isOn'] });
    return candidateIds.filter((_, index) => snapshots[index]?.get('restriction.isOn') !== true);
  },

  /** The parsed resumes of some candidates. */
  async resumes(key: JobKey, candidateIds: readonly string[]): Promise<StoredResume[]> {
    const places = candidateIds.map((candidateId) => ({ jobId: key.jobId, candidateId }));
    return await readResumes(firestore(), key.organizationId, places, fieldsToGrade);
  },

  /** The parsed resumes of candidates of several jobs. */
  async resumesAt(
    organizationId: string,
    places: readonly { jobId: string; candidateId: string }[],
  ): Promise<StoredResume[]> {
    return await readResumes(firestore(), organizationId, places, fieldsToGrade);
  },

  /**
   * Stores one grade: scores on the candidate, evidence in its parsing record.
   * @returns `gone` without the candidate, `changed` when the resume is no longer the graded one.
   */
  async save(key: JobKey, grade: GradeToSave): Promise<'saved' | 'gone' | 'changed'> {
    const batch = firestore().batch();
    writeGrade(batch, key, grade);
    try {
      await batch.commit();
      return 'saved';
    } catch (error) {
      if (isNotFound(error)) return 'gone';
      if (hasChanged(error)) return 'changed';
      throw error;
    }
  },

  /** Records that a resume could not be graded; the next grade clears it. */
  async recordFailure(key: JobKey, candidateId: string): Promise<void> {
    const batch = firestore().batch();
    writeFailure(batch, key, candidateId);
    await batch.commit().catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
  },
};

async function readResumes(
  db: Firestore,
  organizationId: string,
  places: readonly { jobId: string; candidateId: string }[],
  fieldMask: string[],
): Promise<StoredResume[]> {
  if (places.length === 0) return [];
  const references = places.map(({ jobId, candidateId }) =>
    db.doc(documents.candidateParsing(organizationId, jobId, candidateId)),
  );
  const snapshots = await db.getAll(...references, { fieldMask });
  return places.map(({ candidateId }, index) => {
    const stored = castDocument(snapshots[index]?.data(), resumeParsingSchema.partial());
    return {
      candidateId,
      parsed: stored?.parsed ?? null,
      grade: stored?.grade ?? null,
      gradedFor: stored?.gradedFor ?? '',
      readAt: snapshots[index]?.updateTime,
    };
  });
}

/** As part of a batch or a transaction: records that a resume could not be graded. */
export function writeFailure(writer: Writer, { organizationId, jobId }: JobKey, candidateId: string): void {
  writer.update(firestore().doc(documents.candidateParsing(organizationId, jobId, candidateId)), {
    gradeFailedAt: FieldValue.serverTimestamp(),
  });
}

/** A batch or a transaction. */
interface Writer {
  set: (reference: DocumentReference, data: DocumentData) => unknown;
  update: (reference: DocumentReference, data: DocumentData, precondition?: Precondition) => unknown;
}

/** As part of a batch or a transaction: stores a grade; fails when the resume has changed since it was read. */
export function writeGrade(
  writer: Writer,
  { organizationId, jobId }: JobKey,
  { candidateId, grade, gradedFor, readAt, recordsActivity }: GradeToSave,
): void {
  const db = firestore();
  const asked = grade.categories.filter((category) => category.isAsked);
  const mustHaves = countMustHaves(grade.mustHaves);
  writer.update(db.doc(documents.candidate(organizationId, jobId, candidateId)), {
    'sovren.weightedScore': grade.weightedScore,
    'sovren.unweightedScores': Object.fromEntries(
      asked.map((category) => [category.category, category.unweightedScore]),
    ),
    'sovren.adjustment': adjustmentOf(grade.adjustments),
    'sovren.mustHavesMet': mustHaves.asked === 0 ? null : mustHaves.met,
    'sovren.mustHavesAsked': mustHaves.asked,
    'sovren.meetsMustHaves': mustHaves.asked > 0 && mustHaves.met === mustHaves.asked,
    'sovren.engineVersion': grade.engineVersion,
  });
  writer.update(
    db.doc(documents.candidateParsing(organizationId, jobId, candidateId)),
    { grade, gradedFor, gradedAt: FieldValue.serverTimestamp(), gradeFailedAt: null },
    { lastUpdateTime: readAt },
  );
  if (!recordsActivity) return;
  const activity = { eventType: 'candidateGraded', candidateId } as const;
  addActivity(writer, collections.candidateEvents(organizationId, jobId, candidateId), activity, activity.eventType);
}
