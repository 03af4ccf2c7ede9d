import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { Scan } from '../../documents/document-text';

/** Confidence of a value with a doubtful word, below that of a value that needs no review. */
const doubtful = 0.4;
/** Longest value, in characters, that a single doubtful word makes doubtful; descriptions have one in any scan. */
const maxLength = 160;

/**
 * Marks the values of a resume that was read from a scan whose words the recognition was not sure of. Pure.
 * @param scan of the document; absent for a document with text of its own.
 */
export function withScanDoubts(resume: ParsedResume, scan: Scan | undefined): ParsedResume {
  if (!scan) return resume;
  const provenance = Object.entries(resume.provenance).map(([path, place]) => {
    const isDoubtful =
      place.end - place.start <= maxLength &&
      scan.doubtful.some(({ start, end }) => start < place.end && end > place.start);
    return [path, isDoubtful ? { ...place, confidence: Math.min(place.confidence, doubtful) } : place] as const;
  });
  return {
    ...resume,
    provenance: Object.fromEntries(provenance),
    reading: { ...resume.reading, scannedPages: scan.pages },
  };
}
