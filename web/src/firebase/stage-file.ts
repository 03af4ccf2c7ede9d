import { PortalError } from '@portal/domain/errors/portal-error';
import { FirebaseError } from 'firebase/app';
import { deleteObject, ref, uploadBytesResumable, type FirebaseStorage } from 'firebase/storage';

/**
 * Uploads a file; an interrupted upload goes on where it was when the connection is back.
 * @param onProgress part of the bytes that have arrived, 0 to 1.
 * @throws PortalError `permissionDenied` when the rules refuse it, `unavailable` when the connection stays away.
 */
export async function stageFile(
  storage: FirebaseStorage,
  path: string,
  file: File,
  onProgress: (part: number) => void,
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
  window.addEventListener('online', tryNow);
  try {
    await task;
  } catch (cause) {
    const code = cause instanceof FirebaseError ? cause.code : '';
    throw new PortalError(code === 'storage/unauthorized' ? 'permissionDenied' : 'unavailable', { cause });
  } finally {
    window.removeEventListener('online', tryNow);
  }
}

/** Takes a file away. @throws when the rules refuse it. */
export async function removeFile(storage: FirebaseStorage, path: string): Promise<void> {
  await deleteObject(ref(storage, path));
}
