import { publicUploadExtension } from '@portal/domain/constants/files';
import { PortalError } from '@portal/domain/errors/portal-error';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import { oneAtATime } from '../runtime/one-at-a-time';
import type { UploadedFile } from '../runtime/read-form';
import type { PublicContext } from '../runtime/route';
import { receiveCleanFile } from './receive-clean-file';

/** An instance receives several uploads, but one of them can take all its memory and CPU. */
export const parsingInTurn = oneAtATime();

/**
 * The file of an applicant's form.
 * @throws PortalError `invalidRequest` without a file, `unusableFile` with a sentence about it.
 */
export async function receiveApplicantFile(
  context: Pick<PublicContext, 'receiveFile' | 'scanner'>,
): Promise<{ file: UploadedFile; extension: string }> {
  const file = await receiveCleanFile(context, extensionOf);
  return { file, extension: extensionOf(file.fileName) };
}

function extensionOf(fileName: string): string {
  const extension = publicUploadExtension(fileName);
  if (extension === null) throw wrongType();
  return extension;
}

/** Names the types of the public page, which are fewer than staff may upload. */
export function wrongType(): PortalError {
  return new PortalError('unusableFile', { userMessage: publicJobTexts.wrongType, detail: 'file: unsupportedType' });
}

/** The error that an applicant is shown for a file that cannot be used; null for every other error. */
export function faultOfFile(error: unknown): PortalError | null {
  if (!(error instanceof PortalError) || !['unusableFile', 'tooLarge'].includes(error.kind)) return null;
  return error.userMessage === uploadFaultTexts.unsupportedType ? wrongType() : error;
}
