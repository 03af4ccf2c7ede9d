import { imageHeader } from '../pdf/image-header';

type FoundFormat = 'pdf' | 'png' | 'jpg' | 'other';

/** A PDF may begin with a little of something else (ISO 32000-2 annex I, implementation note on headers). */
const headerWithin = 1_024;

/** What a file is, by its first bytes; never by its name. */
export function formatOf(bytes: Uint8Array): FoundFormat {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headerWithin));
  if (start.includes('%PDF-')) return 'pdf';
  return imageHeader(bytes)?.format ?? 'other';
}
