import { appApi } from '@portal/domain/contracts/app-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Auth } from 'firebase/auth';
import type { DocumentFile } from '../../../components/document/document-file';
import { callApi } from '../../../firebase/api-client';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

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
  const { url, fileName, contentType } = await callApi(
    auth,
    appApi.storageFileDownload,
    { type: 'candidateFile', ...key, fileId },
    { api: 'app', signal },
  );
  const response = await fetch(url, { signal });
  if (!response.ok) throw PortalError.fromAnswer(response.status, await response.json().catch(() => null));
  return { bytes: new Uint8Array(await response.arrayBuffer()), fileName, contentType };
}
