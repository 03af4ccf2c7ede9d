import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import type { StaffContext } from '../runtime/route';
import { signedFileUrl } from '../runtime/signed-file-url';
import { candidateFile } from '../uploads/candidate-file';

/**
 * A short-lived signed URL of a file of a candidate.
 * @throws PortalError `notFound` ('File does not exist') for an unknown candidate or file.
 */
export async function storageFileDownload(
  input: RequestOf<typeof appApi.storageFileDownload>,
  context: StaffContext,
): Promise<AnswerOf<typeof appApi.storageFileDownload>> {
  const file = await candidateFile(context, input);
  if (!file) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  return { url: signedFileUrl(context, file), fileName: file.fileName, contentType: file.contentType };
}
