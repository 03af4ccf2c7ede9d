import { PortalError } from '@portal/domain/errors/portal-error';
import { FirebaseError } from 'firebase/app';
import { deleteObject, ref, uploadBytesResumable, type FirebaseStorage } from 'firebase/storage';

/**
 * Uploads a file; an interrupted upload goes on where it was when the connection is back.
 * @param options.onProgress told which part of the bytes has arrived, 0 to 1.
 * @param options.signal ends the upload. What was sent last may have arrived all the same: whoever ends it takes the file away.
 * @throws PortalError `permissionDenied` when the rules refuse it, `unavailable` when the connection stays away or the
 *   signal has ended it.
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
  // The SDK waits ever longer between its tries; with the connection back there is no reason to wait.
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

/** Takes a file away. @throws when the rules refuse it. */
export async function removeFile(storage: FirebaseStorage, path: string): Promise<void> {
  await deleteObject(ref(storage, path));
}
