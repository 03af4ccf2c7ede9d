import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { FieldValue } from 'firebase-admin/firestore';
import { jobCandidateSchema, type JobCandidate, type ResumeFile } from '@portal/domain/candidates/job-candidate';
import {
  originalParsingSchema,
  resumeParsingSchema,
  type OriginalParsing,
  type ResumeParsing,
} from '@portal/domain/candidates/parsing-record';
import {
  countCorrections,
  hasCorrections,
  noCorrections,
  resumeCorrectionsSchema,
  type ResumeCorrections,
} from '@portal/domain/corrections/resume-corrections';
import type { Activity } from '@portal/domain/events/activity';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { duplicateTexts } from '@portal/domain/texts/candidates';
import { addActivity } from './add-activity';
import { ungradedFields } from './candidate-grades';
import { castDocument, firestore } from './firestore';
import type { IndexedResume } from './parser-documents';

/** A resume with its corrections applied, and both originals. */
export interface CarriedCorrections {
  parsing: Pick<ResumeParsing, 'parsed' | 'html' | 'keys'>;
  original: OriginalParsing;
  corrections: ResumeCorrections;
}

/**
 * Replaces a candidate's resume: file, parsing, personal data and index. The score is removed; corrections stay if they
 * carry over.
 * @param options.carry decides by the previous parsing and corrections; it may run more than once.
 * @param options.indexed the new resume in the index; its own entry is removed.
 * @returns the candidate before the change, or null when it is gone.
 */
export async function writeNewResume(
  { organizationId, jobId, candidateId }: CandidateKey,
  options: {
    resume: ResumeFile;
    indexed: IndexedResume;
    carry: (before: {
      read: ParsedResume | null;
      corrections: ResumeCorrections;
    }) => Promise<CarriedCorrections & { fields: Partial<JobCandidate> }>;
    activity: Partial<Activity> & Pick<Activity, 'eventType'>;
  },
): Promise<{ candidate: JobCandidate; keptCorrections: number } | null> {
  const { resume, indexed, activity } = options;
  const db = firestore();
  const key = [organizationId, jobId, candidateId] as const;
  const reference = db.doc(documents.candidate(...key));
  const parsingReference = db.doc(documents.candidateParsing(...key));
  const originalReference = db.doc(documents.candidateOriginalParsing(...key));
  const correctionsReference = db.doc(documents.candidateCorrections(...key));
  const indexId = parserIndexIds.resumes(organizationId).toLowerCase();
  const now = FieldValue.serverTimestamp();
  return await db.runTransaction(async (transaction) => {
    const [found, parsing, original, corrected] = await transaction.getAll(
      reference,
      parsingReference,
      originalReference,
      correctionsReference,
    );
    const candidate = castDocument(found?.data(), jobCandidateSchema);
    if (!candidate || candidate.isDeleted) return null;
    const read =
      castDocument(original?.data(), originalParsingSchema) ?? castDocument(parsing?.data(), resumeParsingSchema);
    const before = castDocument(corrected?.data(), resumeCorrectionsSchema) ?? noCorrections;
    const { fields, corrections, ...carried } = await options.carry({
      read: read?.parsed ?? null,
      corrections: before,
    });
    const keptCorrections = countCorrections(corrections);
    transaction.update(reference, {
      ...fields,
      resume,
      'sovren.sovrenParsedStatus': 'parsed',
      ...ungradedFields,
      'sovren.engineVersion': indexed.parsed.engineVersion,
      activityAt: now,
    });
    transaction.set(parsingReference, { ...carried.parsing, grade: null, parsedAt: now });
    if (hasCorrections(corrections)) {
      transaction.set(correctionsReference, corrections);
      transaction.set(originalReference, carried.original);
    } else {
      transaction.delete(correctionsReference);
      transaction.delete(originalReference);
    }
    const { expiresAt: _expiresAt, ...kept } = indexed;
    transaction.set(db.doc(documents.parserDocument(indexId, candidateId)), {
      ...kept,
      parsed: carried.parsing.parsed,
      documentId: candidateId,
    });
    transaction.delete(db.doc(documents.parserDocument(indexId, indexed.documentId)));
    const detail = keptCorrections === 0 ? {} : { data: { detail: duplicateTexts.keptCorrections(keptCorrections) } };
    for (const path of [collections.candidateEvents(...key), collections.jobEvents(organizationId, jobId)]) {
      addActivity(transaction, path, { ...activity, ...detail, candidateId, candidateName: candidate.fullName });
    }
    return { candidate, keptCorrections };
  });
}
