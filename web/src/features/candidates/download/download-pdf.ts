import { documentsApi } from '@portal/domain/contracts/documents-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import type { Auth } from 'firebase/auth';
import type { DocumentFile } from '../../../components/document/document-file';
import { callApi } from '../../../firebase/api-client';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { onThisHost } from '../../../config/on-this-host';

const contentType = 'application/pdf';

/**
 * The resume PDF of a candidate, made by the server.
 * @throws PortalError 'Could not download PDF.'
 */
export async function downloadPdf(auth: Auth, key: CandidateKey, signal: AbortSignal): Promise<DocumentFile> {
  const { organizationId, jobId, candidateId: id } = key;
  const request = { candidate: { organizationId, jobId, id }, jobTitle: '', jobRecruiterId: '' };
  try {
    const { url, fileName } = await callApi(auth, documentsApi.downloadResume, request, { api: 'app', signal });
    return await fetchFile(url, { fileName, contentType }, signal);
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new PortalError('internal', { userMessage: downloadTexts.pdfFailed, cause });
  }
}

/** Several files as one PDF, made by the server; see `mergeDocuments`. */
export async function downloadMerged(auth: Auth, fileUrls: string[], signal: AbortSignal): Promise<DocumentFile> {
  const request = { fileUrls, outputFormat: 'pdf' as const };
  const { url, fileName } = await callApi(auth, documentsApi.mergeDocuments, request, { api: 'app', signal });
  return await fetchFile(url, { fileName, contentType }, signal);
}

async function fetchFile(url: string, file: Omit<DocumentFile, 'bytes'>, signal: AbortSignal): Promise<DocumentFile> {
  const response = await fetch(onThisHost(url), { signal });
  if (!response.ok) throw PortalError.fromAnswer(response.status, await response.json().catch(() => null));
  return { ...file, bytes: new Uint8Array(await response.arrayBuffer()) };
}
