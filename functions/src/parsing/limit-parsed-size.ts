import type { Provenance } from '@portal/domain/resumes/parsed-resume';

/** Firestore documents may have 1 MiB; this leaves room for everything besides the parsed data. */
export const maxStoredBytes = 900_000;

interface ParsedText {
  text: string;
  provenance: Record<string, Provenance>;
}

/**
 * Fits a parsed document into a Firestore document: first without the HTML, then with a shorter text. Values and skills
 * stay; positions in the removed text are dropped.
 */
export function limitParsedSize<Parsed extends ParsedText>(
  parsed: Parsed,
  html: string,
  maxBytes = maxStoredBytes,
): { parsed: Parsed; html: string } {
  if (bytesOf({ parsed, html }) <= maxBytes) return { parsed, html };
  let bounded = parsed;
  while (bytesOf({ parsed: bounded, html: '' }) > maxBytes && bounded.text !== '') {
    const over = bytesOf({ parsed: bounded, html: '' }) - maxBytes;
    bounded = cutText(bounded, Math.max(0, bounded.text.length - Math.max(over, 1_000)));
  }
  return { parsed: bounded, html: '' };
}

function cutText<Parsed extends ParsedText>(parsed: Parsed, length: number): Parsed {
  const provenance = Object.fromEntries(Object.entries(parsed.provenance).filter(([, place]) => place.end <= length));
  return { ...parsed, text: parsed.text.slice(0, length).replace(/[\ud800-\udbff]$/, ''), provenance };
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
