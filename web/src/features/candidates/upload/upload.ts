import type { DuplicateCandidate } from '@portal/domain/candidates/duplicate';
import type { Reading } from '@portal/domain/resumes/reading';
import type { ScanProgress } from '@portal/domain/resumes/scan-progress';
import { uploadListTexts } from '@portal/domain/texts/candidates';

export type UploadPhase =
  | 'waiting'
  | 'uploading'
  | 'expanding'
  | 'parsing'
  | 'confirming'
  | 'asking'
  | 'adding'
  | 'grading'
  | 'done'
  | 'skipped'
  | 'canceled'
  | 'failed';

/** The answer to a duplicate. */
export type DuplicateAnswer = 'keep' | 'replace' | 'skip';

/** The answer to a document that does not look like a resume. */
export type DoubtAnswer = 'keep' | 'discard';

/** What the server asks about before it adds a candidate. */
export interface AddOutcome {
  duplicates: readonly DuplicateCandidate[];
  isDoubted: boolean;
}

/** The upload of one file, as the screen shows it. */
export interface Upload {
  id: string;
  fileName: string;
  /** Bytes. */
  size: number;
  phase: UploadPhase;
  /** Uploaded part of the bytes, 0 to 1; exact while `uploading`. */
  progress: number;
  /** What went wrong, or a note about the result; empty otherwise. */
  message: string;
  candidateId: string;
  /** Raw score; null until graded. */
  score: number | null;
  /** How completely the resume was parsed; null before that. */
  reading: Reading | null;
  /** The page of a scan that is being recognized; null for other files. */
  scan: ScanProgress | null;
  /** Existing candidates; filled while `asking`. */
  duplicates: readonly DuplicateCandidate[];
  /** The connection is lost; the step is retried when it is back. */
  isInterrupted: boolean;
  /** It failed through no fault of its file, so that another try may succeed. */
  isRetryable: boolean;
}

/** A file in the staging area. */
export interface StagedFile {
  fileName: string;
  stagedPath: string;
  size: number;
}

/** The steps of an upload. Each may be repeated with the same arguments without harm. */
export interface UploadSteps {
  newId: () => string;
  /** Uploads a file to the staging area; an abort leaves nothing there. */
  stage: (
    file: File,
    uploadId: string,
    options: { onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<StagedFile>;
  expand: (archive: StagedFile) => Promise<(StagedFile | { fileName: string; fault: string })[]>;
  /** Returns whose resume it is, so that two of one candidate are not added at the same time, and how completely it was parsed. */
  parse: (
    file: StagedFile,
    candidateId: string,
    onScan: (scan: ScanProgress | null) => void,
  ) => Promise<{ person: string; reading?: Reading }>;
  /**
   * Adds the candidate; with 'ask' returns existing duplicates instead and adds none. Neither does it add a document
   * that does not look like a resume unless that `isConfirmed`.
   */
  add: (
    file: StagedFile,
    candidateId: string,
    options: { onDuplicate: 'ask' | 'keep'; isConfirmed: boolean },
  ) => Promise<AddOutcome>;
  /** Replaces the resume of an existing candidate; returns how many corrections were kept. */
  replace: (file: StagedFile, documentId: string, candidateId: string) => Promise<number>;
  /** Returns the raw score. */
  grade: (candidateId: string) => Promise<number>;
  discard: (file: StagedFile, candidateId: string) => Promise<void>;
  /** Resolves when it makes sense to try again after a lost connection. */
  connection: () => Promise<void>;
}

/** True for a file that an earlier visit of the page left before it was a candidate. */
export function isLost({ phase, message }: Upload): boolean {
  return phase === 'failed' && message === uploadListTexts.lost;
}

/** True when the upload has ended and waits for no answer. */
export function isFinished(phase: UploadPhase): boolean {
  return phase === 'done' || phase === 'failed' || phase === 'skipped' || phase === 'canceled';
}

/** True until the candidate is being added. */
export function isCancelable(phase: UploadPhase): boolean {
  return phase === 'waiting' || phase === 'uploading' || phase === 'expanding' || phase === 'parsing';
}
