import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { Store } from '../store/store';

/**
 * The location of a file of a candidate: the resume or an attachment.
 * @param key.fileId `resume`, or the id of an attachment.
 * @returns null for an unknown candidate or file.
 */
export async function candidateFile(
  { store }: { store: Pick<Store, 'candidates'> },
  { fileId, ...key }: CandidateKey & { fileId: string },
): Promise<{ path: string; fileName: string; contentType: string } | null> {
  if (fileId === 'resume') {
    const resume = (await store.candidates.get(key))?.resume;
    return resume ? { path: resume.storagePath, fileName: resume.fileName, contentType: resume.contentType } : null;
  }
  const attachment = await store.candidates.attachment(key, fileId);
  if (!attachment || attachment.isRemoved) return null;
  const { content, name, mimeType } = attachment;
  return { path: content, fileName: name, contentType: mimeType || 'application/octet-stream' };
}
