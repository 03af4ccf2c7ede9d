import { mixed, string } from 'yup';
import type { EntryKeys } from '../corrections/entry-keys';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import type { Grade } from '../grading/grade';
import type { ParsedJob } from '../jobs/parsed-job';
import type { ParsedResume } from '../resumes/parsed-resume';

/**
 * Parsing results, `…/candidates/{id}/parsing/resume` or `…/jobs/{id}/parsing/description`. In documents of their own
 * so that lists stay small; only functions write them.
 */
export const resumeParsingSchema = record({
  /** The parsed resume with all corrections applied: the one that is shown, graded and published. */
  parsed: mixed<ParsedResume>().required(),
  /** Keys of the entries of `parsed`; null without corrections, since keys then follow from the entries. */
  keys: mixed<EntryKeys>().nullable().default(null),
  /** The file that was parsed: `resume`, or the id of an attachment. */
  fileId: string().default('resume'),
  /** The resume as sanitized HTML. */
  html: string().default(''),
  /** The last grade with its evidence; null until graded. */
  grade: mixed<Grade>().nullable().default(null),
  /** `factsHash` of the job that the grade was computed for. */
  gradedFor: string().default(''),
  parsedAt: timestamp(),
  gradedAt: timestamp(),
  /** When grading last failed; null after a grading that succeeded. */
  gradeFailedAt: timestamp(),
});
export type ResumeParsing = Model<typeof resumeParsingSchema>;

/** The parsed resume before corrections, `…/candidates/{id}/parsing/original`. */
export const originalParsingSchema = record({ parsed: mixed<ParsedResume>().required() });
export type OriginalParsing = Model<typeof originalParsingSchema>;

export const jobParsingRecordSchema = record({
  parsed: mixed<ParsedJob>().required(),
  html: string().default(''),
  parsedAt: timestamp(),
});
export type JobParsingRecord = Model<typeof jobParsingRecordSchema>;
