import { imageHeader } from '../pdf/image-header';

type FoundFormat = 'pdf' | 'png' | 'jpg' | 'other';

/** Bytes that may precede the header of a PDF (ISO 32000-2 annex I, implementation note on headers). */
const headerWithin = 1_024;

/** The format of a file by its first bytes, independent of its name. */
export function formatOf(bytes: Uint8Array): FoundFormat {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headerWithin));
  if (start.includes('%PDF-')) return 'pdf';
  return imageHeader(bytes)?.format ?? 'other';
}
