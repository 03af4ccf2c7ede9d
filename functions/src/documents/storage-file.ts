import type { appApi } from '@portal/domain/contracts/app-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import { FileAnswer, type PublicContext } from '../runtime/route';
import { readFileLink } from '../runtime/file-link';

/**
 * The file of a short-lived signed URL. The signature grants access without a sign-in, so that a browser can open it.
 * @throws PortalError `permissionDenied` for an altered or expired address, `notFound` when the file is gone.
 */
export async function storageFile(
  { link: text }: RequestOf<typeof appApi.storageFile>,
  { config, clock, files }: PublicContext,
): Promise<FileAnswer> {
  const link = readFileLink(text, config.codeKey, clock.now());
  if (!link) throw new PortalError('permissionDenied', { userMessage: downloadTexts.unauthorized });
  const facts = await files.facts(link.path);
  if (!facts) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  return new FileAnswer({
    content: files.stream(link.path),
    fileName: link.fileName,
    contentType: link.contentType,
    size: facts.size,
  });
}
