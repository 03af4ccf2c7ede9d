import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import {
  originalParsingSchema,
  resumeParsingSchema,
  type OriginalParsing,
  type ResumeParsing,
} from '@portal/domain/candidates/parsing-record';
import {
  noCorrections,
  resumeCorrectionsSchema,
  type ResumeCorrections,
} from '@portal/domain/corrections/resume-corrections';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Activity } from '@portal/domain/events/activity';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, hasChanged, isAlreadyExists, isNotFound } from './firestore';
import { addActivity } from './add-activity';

/** All records of a candidate's resume. */
export interface ResumeRecords {
  candidate: JobCandidate;
  /** Null before a file was parsed. */
  parsing: ResumeParsing | null;
  /** Null without corrections: then `parsing` is the original. */
  original: OriginalParsing | null;
  corrections: ResumeCorrections;
}

/** The new records. */
export interface ResumeRecordsChange {
  parsing: Pick<ResumeParsing, 'parsed' | 'html' | 'keys' | 'fileId'>;
  original: OriginalParsing;
  corrections: ResumeCorrections;
  /** Fields of the candidate that follow the resume. */
  candidate: Partial<JobCandidate>;
  engineVersion: string;
  isParsedAnew: boolean;
  activity: Partial<Activity> & Pick<Activity, 'eventType'>;
}

/** Maximum number of attempts when others write at the same time. */
const attempts = 12;

export const resumeParsingStore = {
  /** All records of a candidate's resume; null when the candidate is gone. */
  async records(key: CandidateKey): Promise<ResumeRecords | null> {
    return (await readRecords(key))?.records ?? null;
  },

  /**
   * Changes the records of a resume in one batch. It takes no locks, which would conflict with simultaneous grades: if
   * the corrections have changed since they were read, it starts over.
   * @param change decides by the current records; an error changes nothing.
   * @returns false when the candidate is gone.
   * @throws PortalError `conflict` when others keep changing it.
   */
  async change(key: CandidateKey, change: (records: ResumeRecords) => Promise<ResumeRecordsChange>): Promise<boolean> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const read = await readRecords(key);
      if (!read) return false;
      const changed = await change(read.records);
      try {
        await writeRecords(key, changed, read);
        return true;
      } catch (error) {
        if (!hasChanged(error) && !isAlreadyExists(error) && !isNotFound(error)) throw error;
      }
    }
    throw new PortalError('conflict', { detail: 'corrections changed by others all the time' });
  },

  /** Removes an outdated score; the trigger then grades the candidate. */
  async clearScore({ organizationId, jobId, candidateId }: CandidateKey): Promise<void> {
    await firestore()
      .doc(documents.candidate(organizationId, jobId, candidateId))
      .update({ 'sovren.weightedScore': null });
  },
};

function referencesOf({ organizationId, jobId, candidateId }: CandidateKey) {
  const db = firestore();
  const ids = [organizationId, jobId, candidateId] as const;
  return {
    candidate: db.doc(documents.candidate(...ids)),
    parsing: db.doc(documents.candidateParsing(...ids)),
    original: db.doc(documents.candidateOriginalParsing(...ids)),
    corrections: db.doc(documents.candidateCorrections(...ids)),
    indexed: db.doc(documents.parserDocument(parserIndexIds.resumes(organizationId).toLowerCase(), candidateId)),
  };
}

interface ReadRecords {
  records: ResumeRecords;
  /** Update time of the corrections; null when there are none. */
  version: Timestamp | null;
  isIndexed: boolean;
}

async function readRecords(key: CandidateKey): Promise<ReadRecords | null> {
  const references = referencesOf(key);
  // The corrections are read first: newer ones are detected by the write.
  const corrections = await references.corrections.get();
  const [found, parsing, original, indexed] = await firestore().getAll(
    references.candidate,
    references.parsing,
    references.original,
    references.indexed,
  );
  const candidate = castDocument(found?.data(), jobCandidateSchema);
  if (!candidate) return null;
  return {
    records: {
      candidate,
      parsing: castDocument(parsing?.data(), resumeParsingSchema),
      original: castDocument(original?.data(), originalParsingSchema),
      corrections: castDocument(corrections.data(), resumeCorrectionsSchema) ?? noCorrections,
    },
    version: corrections.updateTime ?? null,
    isIndexed: indexed?.exists === true,
  };
}

async function writeRecords(
  key: CandidateKey,
  changed: ResumeRecordsChange,
  { version, isIndexed }: ReadRecords,
): Promise<void> {
  const references = referencesOf(key);
  const now = FieldValue.serverTimestamp();
  const batch = firestore().batch();
  if (version) batch.update(references.corrections, { ...changed.corrections }, { lastUpdateTime: version });
  else batch.create(references.corrections, changed.corrections);
  batch.set(references.original, changed.original);
  // The previous grade stays visible until the next one and no longer counts as current.
  const parsing = { ...changed.parsing, gradedFor: '', ...(changed.isParsedAnew ? { parsedAt: now } : {}) };
  batch.set(references.parsing, parsing, { mergeFields: Object.keys(parsing) });
  batch.update(references.candidate, {
    ...changed.candidate,
    'sovren.sovrenParsedStatus': 'parsed',
    'sovren.engineVersion': changed.engineVersion,
    activityAt: now,
  });
  // The search for candidates uses the corrected values.
  if (isIndexed) batch.update(references.indexed, { parsed: changed.parsing.parsed });
  addActivity(batch, collections.candidateEvents(key.organizationId, key.jobId, key.candidateId), changed.activity);
  await batch.commit();
}
