import { imageLink, imagePathOf } from '@portal/domain/links/image-links';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import type { FirebaseStorage } from 'firebase/storage';
import { removeFile, stageFile } from '../../../firebase/stage-file';

const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const maxPhotoBytes = 5 * 1_048_576;

/** Whether the file may be a user's photo. The Storage rules check the same. */
export function isPhoto(file: File): boolean {
  return photoTypes.includes(file.type) && /\.(jpe?g|png|gif|webp)$/i.test(file.name) && file.size <= maxPhotoBytes;
}

/**
 * Uploads a photo; it counts once the profile that refers to it is saved.
 * @param onProgress the uploaded part, 0 to 1.
 * @returns its URL.
 */
export async function uploadPhoto(
  storage: FirebaseStorage,
  uid: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const path = storagePaths.userPhoto(uid, Date.now(), file.name);
  await stageFile(storage, path, file, { onProgress });
  return imageLink(path);
}

/** Deletes a replaced photo of this user; photos from other hosts stay. Never fails. */
export async function discardPhoto(storage: FirebaseStorage, uid: string, url: string): Promise<void> {
  const path = imagePathOf(url);
  if (path?.startsWith(`images/users/${uid}/`)) await removeFile(storage, path).catch(() => undefined);
}
