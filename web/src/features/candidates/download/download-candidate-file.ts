import { appApi } from '@portal/domain/contracts/app-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { downloadTexts } from '@portal/domain/texts/server';
import type { Auth } from 'firebase/auth';
import type { DocumentFile } from '../../../components/document/document-file';
import { callApi } from '../../../firebase/api-client';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { onThisHost } from '../../../config/on-this-host';

/**
 * The original document of a candidate.
 * @param fileId `resume`, or the id of an attachment.
 * @throws PortalError with the message for the user.
 */
export async function downloadCandidateFile(
  auth: Auth,
  key: CandidateKey,
  signal: AbortSignal,
  fileId = 'resume',
): Promise<DocumentFile> {
  const request = { type: 'candidateFile', ...key, fileId } as const;
  const { url, fileName, contentType } = await callApi(auth, appApi.storageFileDownload, request, {
    api: 'app',
    signal,
  }).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const response = await fetch(onThisHost(url), { signal });
  if (!response.ok) throw PortalError.fromAnswer(response.status, await response.json().catch(() => null));
  return { bytes: new Uint8Array(await response.arrayBuffer()), fileName, contentType };
}

/** A failure to get the URL, in the words of the product. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof PortalError)) return error;
  if (error.kind === 'permissionDenied')
    return new PortalError('permissionDenied', { userMessage: downloadTexts.unauthorized });
  const isFault = error.kind === 'internal' || error.kind === 'unavailable';
  return isFault ? new PortalError(error.kind, { userMessage: attachmentTexts.noDownloadUrl, cause: error }) : error;
}
