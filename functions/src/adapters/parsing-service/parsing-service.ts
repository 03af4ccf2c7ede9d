import type { Grade, GradeWeights } from '@portal/domain/grading/grade';
import type { MustHaves } from '@portal/domain/grading/must-have';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { UploadFault } from '@portal/domain/texts/upload-faults';
import type { Deadline } from '@portal/matching/documents/limits';

/** An uploaded file. */
export interface DocumentBytes {
  bytes: Uint8Array;
  fileName: string;
}

/** How a file is read. */
export interface FileOptions {
  /** End date of current positions, as `YYYY-MM-DD`. */
  today: string;
  /** Deadline of the call. */
  deadline: Deadline;
  /** Called before each page of a scan; pages count from 1. A remote service does not report them. */
  onPage?: ((page: number, pages: number) => void) | undefined;
}

/** The result of parsing: our model of the document, the document as HTML and text, and the service's own JSON. */
export interface Parsed<Model> {
  parsed: Model;
  /** Not sanitized yet. */
  html: string;
  text: string;
  /** `pdf`, `docx`, … */
  fileType: string;
  /** The same in the service's shape (Sovren v9), as an object. */
  serviceDocument: unknown;
}

export type ExpandedEntry = { fileName: string; bytes: Uint8Array } | { fileName: string; fault: UploadFault };

/** A document in an index of the service. Ids are case-insensitive. */
export interface ServicePlace {
  indexId: string;
  documentId: string;
}

export type IndexKind = 'jobs' | 'resumes';

/**
 * The indexes of a remote service. All calls are idempotent. Every method throws PortalError `unavailable` or
 * `tooManyRequests`, `internal` for what it refuses.
 */
export interface ServiceIndexes {
  create(indexId: string, kind: IndexKind): Promise<void>;
  /** Removes an index with all its documents. */
  remove(indexId: string): Promise<void>;
  /** Adds or replaces a document; a missing index is created. */
  putResume(place: ServicePlace, resume: ParsedResume): Promise<void>;
  putJob(place: ServicePlace, job: ParsedJob): Promise<void>;
  removeDocument(place: ServicePlace): Promise<void>;
  /**
   * Grades documents of an index against a job of another one, a hundred per call.
   * @returns grades by the requested document ids; missing documents are left out.
   */
  match(input: {
    job: ServicePlace;
    parsedJob: ParsedJob;
    resumeIndexId: string;
    documentIds: readonly string[];
    weights: GradeWeights;
  }): Promise<Map<string, Grade>>;
}

/**
 * Reads, parses and grades documents, with the built-in engine or a remote service. Every method throws PortalError
 * `unusableFile` or `tooLarge` with a sentence about the file, or `unavailable`.
 */
export interface ParsingService {
  readonly engineVersion: () => Promise<string>;
  parseResume(document: DocumentBytes, options: FileOptions): Promise<Parsed<ParsedResume>>;
  /** A job description as a file. */
  parseJob(document: DocumentBytes, options: FileOptions): Promise<Parsed<ParsedJob>>;
  /** A job description as typed into the form. */
  parseJobText(text: string, options: { today: string }): Promise<Parsed<ParsedJob>>;
  /** The suggested weights of a job; 0 for categories without requirements. */
  suggestWeights(job: ParsedJob): Promise<GradeWeights>;
  /** What a job demands without alternative, and what it prefers. */
  suggestMustHaves(job: ParsedJob): Promise<MustHaves>;
  /**
   * Grades many resumes against one job.
   * @returns a grade for each resume, in their order; null for one that cannot be graded.
   */
  grade(input: {
    job: ParsedJob;
    resumes: readonly ParsedResume[];
    /** Null for the suggested ones. */
    weights: GradeWeights | null;
    /** Null for the suggested ones. A remote service does not judge must-haves. */
    mustHaves: MustHaves | null;
    today: string;
  }): Promise<(Grade | null)[]>;
  /** Unpacks a zip; an unusable entry has its fault. */
  expandArchive(bytes: Uint8Array, deadline: Deadline): Promise<ExpandedEntry[]>;
  /** The service's own indexes; null for an engine without them. */
  readonly indexes: ServiceIndexes | null;
}
