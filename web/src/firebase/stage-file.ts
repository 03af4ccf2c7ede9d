import { PortalError } from '@portal/domain/errors/portal-error';
import { FirebaseError } from 'firebase/app';
import { deleteObject, ref, uploadBytesResumable, type FirebaseStorage } from 'firebase/storage';

/**
 * Uploads a file; an interrupted upload resumes when the connection is back.
 * @param options.onProgress receives the uploaded part, 0 to 1.
 * @param options.signal aborts the upload. The last part may have arrived all the same: the caller deletes the file.
 * @throws PortalError `permissionDenied` when the rules refuse it, `unavailable` when the connection stays away or the
 *   signal has aborted it.
 */
export async function stageFile(
  storage: FirebaseStorage,
  path: string,
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal?: AbortSignal },
): Promise<void> {
  const task = uploadBytesResumable(ref(storage, path), file, {
    contentType: file.type || 'application/octet-stream',
  });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0);
  });
  // The SDK backs off between its retries; with the connection back it need not wait.
  const tryNow = () => {
    if (task.pause()) task.resume();
  };
  const cancel = () => {
    task.cancel();
  };
  window.addEventListener('online', tryNow);
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  try {
    await task;
  } catch (cause) {
    const code = cause instanceof FirebaseError ? cause.code : '';
    throw new PortalError(code === 'storage/unauthorized' ? 'permissionDenied' : 'unavailable', { cause });
  } finally {
    window.removeEventListener('online', tryNow);
    signal?.removeEventListener('abort', cancel);
  }
}

/** Deletes a file. @throws when the rules refuse it. */
export async function removeFile(storage: FirebaseStorage, path: string): Promise<void> {
  await deleteObject(ref(storage, path));
}
