import { PortalError } from '@portal/domain/errors/portal-error';
import { uploadError } from '../adapters/parsing-service/document-fault';
import type { UploadedFile } from '../runtime/read-form';
import type { PublicContext } from '../runtime/route';
import { requireCleanFile } from './require-clean-file';

/**
 * The file of a form, scanned for viruses.
 * @param requireKind refuses a file by its name, before it is scanned.
 * @throws PortalError `invalidRequest` without a file, `unusableFile` with a sentence about it.
 */
export async function receiveCleanFile(
  context: Pick<PublicContext, 'receiveFile' | 'scanner'>,
  requireKind: (fileName: string) => unknown = () => undefined,
): Promise<UploadedFile> {
  const file = await context.receiveFile();
  if (!file) throw new PortalError('invalidRequest', { detail: 'no file' });
  requireKind(file.fileName);
  if (file.bytes.length === 0) throw uploadError('empty');
  await requireCleanFile(context, file.bytes);
  return file;
}
