import type { appApi } from '@portal/domain/contracts/app-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { fileLink } from '@portal/domain/links/image-links';
import { downloadTexts } from '@portal/domain/texts/server';
import { RedirectAnswer, type FileAnswer, type PublicContext } from '../runtime/route';
import { readFileLink } from '../runtime/file-link';
import { safeFile } from '../uploads/safe-file';

/**
 * The file of a short-lived signed URL. The signature grants access without a sign-in, so that a browser can open it. URLs
 * without an end, which profiles had, lead to the call that decides on each request.
 * @throws PortalError `permissionDenied` for an altered or expired address, `notFound` when the file is gone.
 */
export async function storageFile(
  { link: text }: RequestOf<typeof appApi.storageFile>,
  { config, clock, files }: PublicContext,
): Promise<FileAnswer | RedirectAnswer> {
  const link = readFileLink(text, config.codeKey, clock.now());
  if (!link) throw new PortalError('permissionDenied', { userMessage: downloadTexts.unauthorized });
  if (link.expiresAt === null) return new RedirectAnswer(fileLink(text));
  return await safeFile({ files }, link);
}
