import { mixed, string } from 'yup';
import type { EntryKeys } from '../corrections/entry-keys';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import type { Grade } from '../grading/grade';
import type { ParsedJob } from '../jobs/parsed-job';
import type { ParsedResume } from '../resumes/parsed-resume';

/**
 * What the parsing service said about a document, beside the document it is about: `…/candidates/{id}/parsing/resume`
 * or `…/jobs/{id}/parsing/description`. Kept apart so that lists stay small; written by functions alone.
 */
export const resumeParsingSchema = record({
  /** The resume as the parser read it and as people corrected it: what is shown, graded and given away. */
  parsed: mixed<ParsedResume>().required(),
  /** Keys of the entries of `parsed`; null as long as nothing is corrected: then they are made of the entries. */
  keys: mixed<EntryKeys>().nullable().default(null),
  /** The file that was parsed: `resume`, or the id of an attachment. */
  fileId: string().default('resume'),
  /** The resume as sanitised HTML ("sovren.rawData.Html"). */
  html: string().default(''),
  /** The last grade with its evidence ("rawGrades"); null until graded. */
  grade: mixed<Grade>().nullable().default(null),
  /** Fingerprint of the job's facts that the grade was made for ("factsHash" of the job). */
  gradedFor: string().default(''),
  parsedAt: timestamp(),
  gradedAt: timestamp(),
  /** When grading last failed; null as soon as a grade stands. */
  gradeFailedAt: timestamp(),
});
export type ResumeParsing = Model<typeof resumeParsingSchema>;

/** What the parser read, before people corrected it, `…/candidates/{id}/parsing/original`. */
export const originalParsingSchema = record({ parsed: mixed<ParsedResume>().required() });
export type OriginalParsing = Model<typeof originalParsingSchema>;

export const jobParsingRecordSchema = record({
  parsed: mixed<ParsedJob>().required(),
  html: string().default(''),
  parsedAt: timestamp(),
});
export type JobParsingRecord = Model<typeof jobParsingRecordSchema>;
