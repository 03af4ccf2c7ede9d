import { PortalError } from '@portal/domain/errors/portal-error';
import { uploadFaultTexts, type UploadFault } from '@portal/domain/texts/upload-faults';

/** Is this a fault that people have a sentence for? */
export function isUploadFault(value: unknown): value is UploadFault {
  return typeof value === 'string' && Object.hasOwn(uploadFaultTexts, value);
}

/** The sentence that stands in a file's row, as an error of the call. */
export function uploadError(fault: UploadFault): PortalError {
  return new PortalError(fault === 'tooLarge' || fault === 'unpacksTooFar' ? 'tooLarge' : 'unusableFile', {
    userMessage: uploadFaultTexts[fault],
    detail: `file: ${fault}`,
  });
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
