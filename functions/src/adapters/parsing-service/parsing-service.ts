import type { Grade, GradeWeights } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';

/** A file as it was uploaded. */
export interface DocumentBytes {
  bytes: Uint8Array;
  fileName: string;
}

/** What parsing gives: our model of the document, the document as HTML and text, and the service's own JSON. */
export interface Parsed<Model> {
  parsed: Model;
  /** Not yet sanitised. */
  html: string;
  text: string;
  /** `pdf`, `docx`, … */
  fileType: string;
  /** The service's shape (Sovren v9) of the same, as an object. */
  serviceDocument: unknown;
}

export type ExpandedEntry = { fileName: string; bytes: Uint8Array } | { fileName: string; fault: string };

/**
 * Reads, understands and grades documents. The embedded engine and a remote service stand behind the same interface.
 * Every method throws PortalError `unusableFile` or `tooLarge` with a sentence about the file, or `unavailable`.
 */
export interface ParsingService {
  readonly engineVersion: () => Promise<string>;
  parseResume(document: DocumentBytes, options: { today: string }): Promise<Parsed<ParsedResume>>;
  /** A job description as a file. */
  parseJob(document: DocumentBytes, options: { today: string }): Promise<Parsed<ParsedJob>>;
  /** A job description as people write it into the form. */
  parseJobText(text: string, options: { today: string }): Promise<Parsed<ParsedJob>>;
  grade(input: { job: ParsedJob; resume: ParsedResume; weights: GradeWeights | null; today: string }): Promise<Grade>;
  /** Takes a zip apart; an entry that cannot be used has its sentence. */
  expandArchive(bytes: Uint8Array): Promise<ExpandedEntry[]>;
}
