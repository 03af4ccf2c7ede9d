/** A range of a document's text. */
export interface Span {
  start: number;
  end: number;
}

/** A value with where it was found and how sure the engine is (0 to 1). */
export interface Found<T = string> extends Span {
  value: T;
  confidence: number;
}

/** Where each value came from, by its path in the parse result (`work.0.title`). */
export type ProvenanceMap = Record<string, { start: number; end: number; confidence: number }>;

/** Records where the value at `path` came from. An absent value leaves no trace. */
export function recordProvenance(map: ProvenanceMap, path: string, found: Found<unknown> | undefined): void {
  if (!found || found.end <= found.start) return;
  map[path] = { start: found.start, end: found.end, confidence: Math.round(found.confidence * 100) / 100 };
}
