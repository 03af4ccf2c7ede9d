/** A range of a document's text. */
export interface Span {
  start: number;
  end: number;
}

/** A value with its position in the text and the confidence of the engine (0 to 1). */
export interface Found<T = string> extends Span {
  value: T;
  confidence: number;
}

/** The origin of each value, by its path in the parse result (`work.0.title`). */
export type ProvenanceMap = Record<string, { start: number; end: number; confidence: number }>;

/** Records the origin of the value at `path`; skips absent values. */
export function recordProvenance(map: ProvenanceMap, path: string, found: Found<unknown> | undefined): void {
  if (!found || found.end <= found.start) return;
  map[path] = { start: found.start, end: found.end, confidence: Math.round(found.confidence * 100) / 100 };
}
