import type { AiKind, TracedSentence } from '@portal/domain/contracts/profiles-api';
import type { SourceLine } from '@portal/domain/profiles/trace-text';

/** What a text is to be written from. It holds neither names nor contact data. */
export interface WritingRequest {
  kind: AiKind;
  /** The organization's instructions as plain text; `''` for none. */
  instructions: string;
  /** Fields and lines of the candidate, or of the job for a text about a job. */
  sources: readonly SourceLine[];
  /** Fields and lines of the job that a candidate's text is for. */
  job: readonly SourceLine[];
  /** Aborted when the call has no time left or the caller is gone. */
  signal: AbortSignal;
}

/** A written text, one sentence or line after the other. */
export interface WrittenText {
  sentences: TracedSentence[];
  /** Whether each sentence is an item of a list. */
  isList: boolean;
  /** `embedded`, or the model. */
  writer: string;
  /** Tokens that the service counted; null for the embedded writer. */
  usage: { promptTokens: number; completionTokens: number } | null;
}

/** Writes AI texts. */
export interface Writer {
  /** @throws PortalError `unavailable` when the service does not answer. */
  write(request: WritingRequest): Promise<WrittenText>;
}
