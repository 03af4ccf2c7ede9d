import { PortalError } from '@portal/domain/errors/portal-error';
import { uploadFaultTexts, type UploadFault } from '@portal/domain/texts/upload-faults';
import type { ExpandedEntry } from './parsing-service';

/** Is this a fault that people have a sentence for? */
function isUploadFault(value: unknown): value is UploadFault {
  return typeof value === 'string' && Object.hasOwn(uploadFaultTexts, value);
}

/** The sentence that stands in a file's row, as an error of the call. */
export function uploadError(fault: UploadFault): PortalError {
  return new PortalError(fault === 'tooLarge' || fault === 'unpacksTooFar' ? 'tooLarge' : 'unusableFile', {
    userMessage: uploadFaultTexts[fault],
    detail: `file: ${fault}`,
  });
}

/** Of an archive that gives nothing: the fault of its only file, or that none of them can be used. */
export function uselessArchive(entries: readonly ExpandedEntry[]): PortalError {
  const [first, ...others] = entries;
  if (!first || !('fault' in first) || others.length > 0) return uploadError('nothingUsable');
  return uploadError(first.fault === 'tooLarge' ? 'expandsTooFar' : first.fault);
}

/**
 * What reading a document threw, as an error with a sentence for its row. The engine's `DocumentError` is known by its
 * `fault`, so that recognising it does not load the engine; everything else stays what it is. Files beyond 25 MB do not
 * come this far: what is too large here grew when it was unpacked.
 */
export function withDocumentFault(thrown: unknown): unknown {
  if (thrown instanceof Error && thrown.name === 'DocumentError' && 'fault' in thrown && isUploadFault(thrown.fault)) {
    return uploadError(thrown.fault === 'tooLarge' ? 'unpacksTooFar' : thrown.fault);
  }
  return thrown;
}
