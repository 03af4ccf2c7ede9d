import { PortalError } from '@portal/domain/errors/portal-error';
import { uploadFaultTexts, type UploadFault } from '@portal/domain/texts/upload-faults';
import type { ExpandedEntry } from './parsing-service';

/** Is this a fault with a sentence for users? */
function isUploadFault(value: unknown): value is UploadFault {
  return typeof value === 'string' && Object.hasOwn(uploadFaultTexts, value);
}

/** A fault of a file as a PortalError, with the sentence that its row shows. */
export function uploadError(fault: UploadFault): PortalError {
  return new PortalError(fault === 'tooLarge' || fault === 'unpacksTooFar' ? 'tooLarge' : 'unusableFile', {
    userMessage: uploadFaultTexts[fault],
    detail: `file: ${fault}`,
  });
}

/** The error of an archive without usable files: the fault of its only file, or that none can be used. */
export function uselessArchive(entries: readonly ExpandedEntry[]): PortalError {
  const [first, ...others] = entries;
  if (!first || !('fault' in first) || others.length > 0) return uploadError('nothingUsable');
  return uploadError(first.fault === 'tooLarge' ? 'expandsTooFar' : first.fault);
}

/**
 * Turns the engine's `DocumentError` into an error with a sentence for the file's row; other errors stay unchanged. It
 * is recognized by its `fault`, which loads no engine. Files over 25 MB are refused before: a file that is too large
 * here grew while unpacking.
 */
export function withDocumentFault(thrown: unknown): unknown {
  if (thrown instanceof Error && thrown.name === 'DocumentError' && 'fault' in thrown && isUploadFault(thrown.fault)) {
    return uploadError(thrown.fault === 'tooLarge' ? 'unpacksTooFar' : thrown.fault);
  }
  return thrown;
}
