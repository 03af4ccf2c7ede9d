import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import type { StaffContext } from '../runtime/route';
import { addressOf } from './address-of';
import { candidateFile } from './candidate-file';

/**
 * A short-lived address of one file of a candidate (000 §7).
 * @throws PortalError `notFound` ('File does not exist') for an unknown candidate or file.
 */
export async function storageFileDownload(
  input: RequestOf<typeof appApi.storageFileDownload>,
  context: StaffContext,
): Promise<AnswerOf<typeof appApi.storageFileDownload>> {
  const file = await candidateFile(context, input);
  if (!file) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  return { url: addressOf(context, file), fileName: file.fileName, contentType: file.contentType };
}
