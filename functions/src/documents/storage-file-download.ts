import type { appApi } from '@portal/domain/contracts/app-api';
import { apiBasePaths, type AnswerOf, type RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import type { StaffContext } from '../runtime/route';
import { signFileLink } from './file-link';

/** How long an address can be used. */
export const fileLinkLifetimeMs = 5 * 60 * 1_000;

/**
 * A short-lived address of one file of a candidate (000 §7). It is our own: an address signed by the bucket needs a
 * service account's key, which emulators do not have and servers should not.
 * @throws PortalError `notFound` ('File does not exist') for an unknown candidate or file.
 */
export async function storageFileDownload(
  input: RequestOf<typeof appApi.storageFileDownload>,
  context: StaffContext,
): Promise<AnswerOf<typeof appApi.storageFileDownload>> {
  const { config, clock } = context;
  const file = await findFile(input, context);
  if (!file) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  const { path, fileName, contentType } = file;
  const link = signFileLink(
    { path, fileName, contentType, expiresAt: clock.now() + fileLinkLifetimeMs },
    config.codeKey,
  );
  const url = `${config.publicBaseUrl}${apiBasePaths.app}/storageFile?link=${link}`;
  return { url, fileName, contentType };
}

async function findFile(
  { organizationId, jobId, candidateId, fileId }: RequestOf<typeof appApi.storageFileDownload>,
  { store }: StaffContext,
): Promise<{ path: string; fileName: string; contentType: string } | null> {
  const key = { organizationId, jobId, candidateId };
  if (fileId === 'resume') {
    const resume = (await store.candidates.get(key))?.resume;
    return resume ? { path: resume.storagePath, fileName: resume.fileName, contentType: resume.contentType } : null;
  }
  const attachment = await store.candidates.attachment(key, fileId);
  if (!attachment) return null;
  const { content, name, mimeType } = attachment;
  return { path: content, fileName: name, contentType: mimeType || 'application/octet-stream' };
}
