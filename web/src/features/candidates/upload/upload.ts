import type { DuplicateCandidate } from '@portal/domain/candidates/duplicate';

export type UploadPhase =
  | 'waiting'
  | 'uploading'
  | 'expanding'
  | 'parsing'
  | 'asking'
  | 'adding'
  | 'grading'
  | 'done'
  | 'skipped'
  | 'canceled'
  | 'failed';

/** What is done about a resume whose candidate is there already. */
export type DuplicateAnswer = 'keep' | 'replace' | 'skip';

/** One file on its way to become a candidate, as the screen shows it. */
export interface Upload {
  id: string;
  fileName: string;
  /** Bytes. */
  size: number;
  phase: UploadPhase;
  /** Part of the bytes that have arrived, 0 to 1; true while `uploading`. */
  progress: number;
  /** What went wrong, in one sentence, or what is to be known of what was done; empty otherwise. */
  message: string;
  candidateId: string;
  /** Who is there already; filled while `asking`. */
  duplicates: readonly DuplicateCandidate[];
  /** The connection is lost; the step is tried again when it is back. */
  isInterrupted: boolean;
}

/** A file that stands in the staging area. */
export interface StagedFile {
  fileName: string;
  stagedPath: string;
  size: number;
}

/** The steps of an upload. Each may be repeated with the same arguments without harm. */
export interface UploadSteps {
  newId: () => string;
  /** Brings a file to the staging area; when the signal ends that, nothing stays there. */
  stage: (
    file: File,
    uploadId: string,
    options: { onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<StagedFile>;
  expand: (archive: StagedFile) => Promise<(StagedFile | { fileName: string; fault: string })[]>;
  /** Tells whose resume it is, so that two of one person are not added in the same moment. */
  parse: (file: StagedFile, candidateId: string) => Promise<{ person: string }>;
  /** Makes the candidate; or, when asked to ask, tells who is there already and makes none. */
  add: (file: StagedFile, candidateId: string, onDuplicate: 'ask' | 'keep') => Promise<readonly DuplicateCandidate[]>;
  /** Makes the file the resume of somebody who is there already; tells how many corrections of the old one still hold. */
  replace: (file: StagedFile, documentId: string, candidateId: string) => Promise<number>;
  grade: (candidateId: string) => Promise<void>;
  discard: (file: StagedFile, candidateId: string) => Promise<void>;
  /** Resolves when it makes sense to try again after a lost connection. */
  connection: () => Promise<void>;
}

/** Does nothing more happen to such an upload by itself, and nothing is asked? */
export function isFinished(phase: UploadPhase): boolean {
  return phase === 'done' || phase === 'failed' || phase === 'skipped' || phase === 'canceled';
}

/** Can it still be ended as if it had never begun? Once a candidate is being made of it, it cannot. */
export function isCancelable(phase: UploadPhase): boolean {
  return phase === 'waiting' || phase === 'uploading' || phase === 'expanding' || phase === 'parsing';
}
